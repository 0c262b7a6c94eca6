import { useActionData } from "@remix-run/react";
import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { type FormState, PortalForm, RequiredNote } from "~/ui/form";
import { ProblemSummary } from "~/ui/problem-summary";
import { backFrom } from "./back";
import { FormSections, type Section } from "./form-fields";
import type { Returned } from "./submit.server";

interface FormPageProps {
  screen: { path: string; create: Message; edit: Message; sections: readonly Section[] };
  back: string;
  editing: boolean;
  state: FormState;
}

/** The form that creates and edits a record. What came back from the server stands over what the loader gave. */
export function FormPage({ screen, back: opened, editing, state }: FormPageProps) {
  const t = useT();
  const returned = useActionData() as Returned | undefined;
  const back = returned ? backFrom(returned.values.back?.[0], screen.path) : opened;
  const { sections } = screen;
  return (
    <>
      {returned && <ProblemSummary problems={returned.problems} title={returned.title} />}
      <div className="page-head">
        <h1>{t(editing ? screen.edit : screen.create)}</h1>
        <RequiredNote />
      </div>
      <PortalForm
        state={{ ...state, values: { ...state.values, ...returned?.values }, errors: returned?.errors ?? state.errors }}
        back={back}
        multipart={sections.some(({ fields }) => fields.some(({ as }) => as === "image"))}
      >
        <input type="hidden" name="back" value={back} />
        <FormSections sections={sections} />
      </PortalForm>
    </>
  );
}
