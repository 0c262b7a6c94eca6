/** Whether a control's value differs from the one the page was loaded with; passwords and files never count. */
export function isChanged(control: Element): boolean {
  if (control instanceof HTMLSelectElement) {
    const start = [...control.options].findIndex(({ defaultSelected }) => defaultSelected);
    return control.selectedIndex !== Math.max(start, 0);
  }
  if (control instanceof HTMLTextAreaElement) return control.value !== control.defaultValue;
  if (!(control instanceof HTMLInputElement) || isSecret(control)) return false;
  return control.value !== control.defaultValue || control.checked !== control.defaultChecked;
}

/** Passwords and files do not leave the page until the person submits them. */
export const isSecret = ({ type }: HTMLInputElement): boolean => type === "password" || type === "file";
