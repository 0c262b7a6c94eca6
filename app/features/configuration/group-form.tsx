import { type FormEvent, useEffect, useRef } from "react";
import { useT } from "~/language/context";
import { ChoicesField, TextField } from "~/forms/fields";
import { FieldError } from "~/forms/field-parts";
import { FormSection, PortalForm, RequiredNote } from "~/forms/form";
import type { FormState } from "~/forms/form-state";
import { ProblemSummary } from "~/forms/problem-summary";
import { useFormWithResult } from "~/forms/last-result";
import { Icon } from "~/ui/icon";
import "./group-form.css";
import { grantedBy, lostBy, sideOfGroup, sides } from "./group";
import { m } from "./group-messages";
import { formSections, type PermissionSection } from "./permission-sections";

/** The form of a group: the permissions of both sides by section, of which only the chosen side's are visible. */
export function GroupForm({ back, editing, state: loaded }: { back: string; editing: boolean; state: FormState }) {
  const t = useT();
  const { state, ...problems } = useFormWithResult(loaded);
  const { permissions: had = [] } = loaded.begun ?? loaded.values;
  const { permissions = [], sections = [], admin: [admin = ""] = [] } = state.values;
  const shown = formSections(loaded.choices?.permissions?.choices ?? [], had);
  const { permissions: refusals = [], confirm: losses = [] } = state.errors;
  const lost = lostBy(had, grantedBy({ side: sideOfGroup(admin), permissions, sections }, shown));
  return (
    <>
      <ProblemSummary {...problems} />
      <div className="page-head">
        <h1>{t(editing ? m.editGroup : m.createGroup)}</h1>
        <RequiredNote />
      </div>
      <PortalForm state={state} back={back}>
        <input type="hidden" name="back" value={back} />
        <FormSection title={m.group} note={m.groupNote}>
          <TextField name="name" label={m.name} required />
          <ChoicesField name="admin" label={m.side} hint={m.sideHint} options={sides} required />
        </FormSection>
        <div role="group" aria-label={t(m.permissions)}>
          <div id="permissions" tabIndex={-1}>
            <FieldError of="permissions" errors={refusals} />
          </div>
          {shown.map((section) => (
            <div key={section.name} className={`of-${section.side}`}>
              <FormSection title={section.title}>
                <SectionChoices section={section} chosen={permissions} isWhole={sections.includes(section.name)} />
              </FormSection>
            </div>
          ))}
        </div>
        {losses.length > 0 && (
          <FormSection title={m.loss} note={m.lossNote}>
            <p className="notice notice-error field-wide">
              <Icon name="warn" />
              {losses.join(" ")}
            </p>
            <label className="field-wide">
              <input type="checkbox" id="confirm" name="confirm" value={lost.join(" ")} /> {t(m.saveAnyway)}
            </label>
          </FormSection>
        )}
      </PortalForm>
    </>
  );
}

interface SectionChoicesProps {
  section: PermissionSection;
  chosen: readonly string[];
  /** The section itself was ticked. */
  isWhole: boolean;
}

/**
 * A section's permissions. Its own box stands for all of them: the server reads it so; with script it also ticks them.
 */
function SectionChoices({ section: { name, title, permissions }, chosen, isWhole }: SectionChoicesProps) {
  const t = useT();
  const fieldset = useRef<HTMLFieldSetElement>(null);
  const onChange = ({ target }: FormEvent<HTMLFieldSetElement>) => {
    const box = target as HTMLInputElement;
    const [whole, others] = boxesIn(fieldset.current);
    if (box.name === "sections") for (const one of others) one.checked = box.checked;
    else if (whole) whole.checked = areChecked(others);
  };
  // This is an initial value of the form, not something typed.
  useEffect(() => {
    const [whole, others] = boxesIn(fieldset.current);
    if (whole) whole.checked = whole.defaultChecked = areChecked(others);
  }, [chosen]);
  return (
    <fieldset ref={fieldset} className="field field-wide" onChange={onChange}>
      <legend className="sr-only">{t(title)}</legend>
      <div className="choices">
        <label>
          <input type="checkbox" name="sections" value={name} defaultChecked={isWhole} />{" "}
          <b>{t(m.wholeSection)}</b>{" "}
        </label>
        {permissions.map(({ codename, label }) => (
          <label key={codename}>
            <input
              type="checkbox"
              name="permissions"
              value={codename}
              defaultChecked={isWhole || chosen.includes(codename)}
            />{" "}
            {t(label)}{" "}
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** The section's box, and the boxes of its permissions. */
function boxesIn(fieldset: HTMLFieldSetElement | null): [HTMLInputElement | undefined, HTMLInputElement[]] {
  const [whole, ...others] = fieldset?.querySelectorAll("input") ?? [];
  return [whole, others];
}

const areChecked = (boxes: readonly HTMLInputElement[]): boolean => boxes.every(({ checked }) => checked);
