/* global window */
// All the script of a print page: its buttons, and the print dialog that opens by itself.
// A window that may not close itself follows the link of Close.
window.document.querySelector("[data-print]")?.addEventListener("click", () => window.print());
window.document.querySelector("[data-close]")?.addEventListener("click", () => window.close());
window.addEventListener("load", () => window.setTimeout(() => window.print(), 100));
