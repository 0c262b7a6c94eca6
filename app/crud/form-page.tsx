import { useT } from "~/language/context";
import type { Message } from "~/language/language";
import { type FormState, PortalForm, RequiredNote } from "~/ui/form";
import { ProblemSummary } from "~/ui/problem-summary";
import { type Returned, useReturned } from "~/ui/returned";
import { backFrom } from "./back";
import { type Field, fieldsOf, FormSections, type Section, shownName } from "./form-fields";

interface FormPageProps {
  /** `create` is missing where records are only edited. */
  screen: { path: string; create?: Message; edit: Message; sections: readonly Section[] };
  back: string;
  editing: boolean;
  state: FormState;
}

/** The form that creates and edits a record. What came back from the server stands over what the loader gave. */
export function FormPage({ screen, back: opened, editing, state }: FormPageProps) {
  const t = useT();
  const returned = useReturned();
  const back = returned ? backFrom(returned.values.back?.[0], screen.path) : opened;
  const { create, edit, sections } = screen;
  const fields = fieldsOf(sections);
  return (
    <>
      {returned && <ProblemSummary problems={returned.problems} title={returned.title} />}
      <div className="page-head">
        <h1>{t(editing || !create ? edit : create)}</h1>
        <RequiredNote />
      </div>
      <PortalForm
        state={{ ...state, values: shownValues(fields, state, returned), errors: returned?.errors ?? state.errors }}
        back={back}
        multipart={fields.some(({ as }) => as === "image" || as === "file")}
      >
        <input type="hidden" name="back" value={back} />
        {fields.map(
          (field) =>
            "narrows" in field && (
              <input
                key={field.name}
                type="hidden"
                name={shownName(field.name)}
                value={state.values[field.name]?.[0] ?? ""}
              />
            ),
        )}
        <FormSections sections={sections} />
      </PortalForm>
    </>
  );
}

/** All that was posted came back: what was emptied stays empty. Files do not come back, nor does a form that could not be read. */
function shownValues(fields: readonly Field[], { values }: FormState, returned?: Returned): FormState["values"] {
  if (!returned || Object.keys(returned.values).length === 0) return values;
  const files = fields.filter(({ as }) => as === "image").map(({ name }) => [name, values[name] ?? []]);
  return { ...Object.fromEntries(files), ...returned.values };
}
