import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { PortalForm, RequiredNote } from "~/forms/form";
import { type FormState, shownField } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import type { StepHint } from "~/ui/step-hint";
import { FormSections, type Section } from "./form-fields";
import { fieldsOf } from "./sections";

interface FormPageProps {
  /** `create` is omitted if records are only edited. */
  screen: { create?: Message; edit: Message; sections: readonly Section[] };
  back: string;
  editing: boolean;
  /** Why the form cannot be filled in yet. */
  stop?: StepHint | null;
  state: FormState;
}

/** The form that creates and edits a record. Values returned by the server override the loaded ones. */
export function FormPage({ screen, back, editing, stop, state: loaded }: FormPageProps) {
  const t = useT();
  const { create, edit, sections } = screen;
  const fields = fieldsOf(sections);
  const images = fields.filter(({ as }) => as === "image").map(({ name }) => name);
  const { state, ...problems } = useFormWithResult(loaded, images);
  return (
    <>
      <ProblemSummary {...problems} />
      <div className="page-head">
        <h1>{t(editing || !create ? edit : create)}</h1>
        {!stop && <RequiredNote />}
      </div>
      <PortalForm
        state={state}
        back={back}
        stop={stop}
        multipart={fields.some(({ as }) => as === "image" || as === "file")}
      >
        <input type="hidden" name="back" value={back} />
        {fields.map(
          (field) =>
            "updatesChoices" in field && (
              <input
                key={field.name}
                type="hidden"
                name={shownField(field.name)}
                value={loaded.values[field.name]?.[0] ?? ""}
              />
            ),
        )}
        <FormSections sections={sections} />
      </PortalForm>
    </>
  );
}
