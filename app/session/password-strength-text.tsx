import { useEffect, useState } from "react";
import { useT } from "~/language/context";
import type { Translate } from "~/language/language";
import { isLongPassword, missingIn } from "./password-strength";
import { m } from "./password-strength-messages";

/** Tells, with script, what the password being typed into the field with this id still lacks. */
export function PasswordStrengthText({ of }: { of: string }) {
  const t = useT();
  const [typed, setTyped] = useState("");
  useEffect(() => {
    const field = document.getElementById(of);
    if (!(field instanceof HTMLInputElement)) return;
    const read = () => setTyped(field.value);
    // Something may have been typed before the script started.
    read();
    field.addEventListener("input", read);
    return () => field.removeEventListener("input", read);
  }, [of]);
  return (
    <p className="hint field-wide" role="status">
      {typed && strengthText(typed, t)}
    </p>
  );
}

function strengthText(password: string, t: Translate): string {
  const missing = missingIn(password);
  if (missing.length > 0) return t(m.passwordLacks, { rules: missing.map((rule) => t(rule)).join(", ") });
  return t(isLongPassword(password) ? m.passwordIsStrong : m.passwordKeepsRules);
}
