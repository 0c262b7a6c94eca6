/** What of a page a finger would miss, or lies elsewhere than it does with a mouse, whose targets are smaller. Runs in the browser. */
export function touchFaults(): string[] {
  const linesOf = (element: Element) => {
    const words = document.createRange();
    words.selectNodeContents(element);
    return [...words.getClientRects()];
  };
  const cut = [...document.querySelectorAll(".table-box:has(table)")].filter(
    ({ scrollWidth, clientWidth }) => scrollWidth > clientWidth,
  );
  // Links in a sentence have the height of its line, those in a drawing the height of their shape.
  const low = [...document.querySelectorAll("a, button, summary")].filter((pressed) => {
    const { width, height, bottom } = pressed.getBoundingClientRect();
    const isHidden = width <= 1 || bottom < 0 || getComputedStyle(pressed).clipPath !== "none";
    return !isHidden && height > 0 && height < 44 && !pressed.closest("p:not(.drop-actions), svg, .prose");
  });
  // A count is at the upper edge of its icon.
  const loose = [...document.querySelectorAll("svg + .badge")].filter((badge) => {
    const { top, height } = badge.getBoundingClientRect();
    return Math.abs(top + height / 2 - (badge.previousElementSibling?.getBoundingClientRect().top ?? 0)) > 3;
  });
  // The name of a fact is beside the first line of its link.
  const askew = [...document.querySelectorAll(".data-table-cards td:not(.actions)")].filter((cell) => {
    const [first] = [...cell.querySelectorAll(":scope > a:first-child, :scope > .nowrap:first-child > a")].flatMap(
      linesOf,
    );
    const { marginTop, lineHeight } = getComputedStyle(cell, "::before");
    const middle = cell.getBoundingClientRect().top + parseFloat(marginTop) + parseFloat(lineHeight) / 2;
    return first && Math.abs(middle - first.top - first.height / 2) > 4;
  });
  // A link of several lines keeps clear of what is below it.
  const covered = [...document.querySelectorAll("a + small")].filter((below) => {
    const [last, first] = [linesOf(below.previousElementSibling ?? below).at(-1), linesOf(below)[0]];
    return last && first && last.left < first.right && first.left < last.right && last.bottom + 3 > first.top;
  });
  // What is searched for begins beside the button that lies on its field.
  const under = [...document.querySelectorAll(".global-search input + button")].filter((button) => {
    const field = button.previousElementSibling ?? button;
    const begin = field.getBoundingClientRect().left + parseFloat(getComputedStyle(field).paddingLeft);
    return begin < button.getBoundingClientRect().right;
  });
  return [...cut, ...low, ...loose, ...askew, ...covered, ...under].map((element) => element.outerHTML.slice(0, 120));
}
