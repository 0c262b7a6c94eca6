/* global window */
// All the script of a print page: its buttons, and the print dialog: soon after Ctrl+P, and by itself where the address asks for it.
// A window that may not close itself follows the link of Close.
const printSoon = () => window.setTimeout(() => window.print(), 100);
window.document.querySelector("[data-print]")?.addEventListener("click", () => window.print());
window.document.querySelector("[data-close]")?.addEventListener("click", () => window.close());
window.addEventListener("keydown", (event) => {
  const isPrint = (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && event.key.toLowerCase() === "p";
  if (!isPrint) return;
  event.preventDefault();
  printSoon();
});
if (new window.URLSearchParams(window.location.search).get("print") === "1") window.addEventListener("load", printSoon);
