/* global window */
// All the script of a print page: its buttons, and the print dialog, which opens by itself unless the page is read first (data-waits).
// A window that may not close itself follows the link of Close.
window.document.querySelector("[data-print]")?.addEventListener("click", () => window.print());
window.document.querySelector("[data-close]")?.addEventListener("click", () => window.close());
if (!("waits" in window.document.currentScript.dataset))
  window.addEventListener("load", () => window.setTimeout(() => window.print(), 100));
