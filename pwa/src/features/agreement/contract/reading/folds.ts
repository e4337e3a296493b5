/** The parts that are read one at a time, by their anchors: each article, and the exhibits behind them. */
const FOLDED = 'h3[id^="article-"], h2#tax-regime, h2#on-board';
const FOLD = "contract-fold";
const TOGGLE = "contract-toggle";

/**
 * Folds the articles and exhibits of a contract under their headings, or shows all of them. Folded text is found by the browser's own
 * search, and printed.
 */
export function setFolded(root: ParentNode, folded: boolean): void {
  for (const heading of root.querySelectorAll<HTMLElement>(FOLDED)) {
    const text = textUnder(heading);
    const toggle = heading.querySelector<HTMLButtonElement>(`.${TOGGLE}`);
    if (folded && !toggle) addToggle(heading, text);
    if (!folded && toggle) {
      toggle.replaceWith(...toggle.childNodes);
      text.removeAttribute("hidden");
    }
  }
}

/** The anchors of the parts that someone has unfolded. */
export function unfoldedIn(root: ParentNode): string[] {
  return [...root.querySelectorAll(`.${TOGGLE}[aria-expanded=true]`)].map((toggle) => toggle.parentElement?.id ?? "");
}

/** Unfolds the part that holds an element, or whose heading it is. */
export function unfoldAt(element: Element): void {
  const own = element.matches(FOLDED) ? element.nextElementSibling : element.closest(`.${FOLD}`);
  const toggle = own?.previousElementSibling?.querySelector<HTMLButtonElement>(`.${TOGGLE}`);
  if (own && toggle) unfold(toggle, own);
}

/** Whether an element is hidden by a fold. */
export function isFoldedAway(element: Element): boolean {
  return element.closest(`.${FOLD}[hidden]`) !== null;
}

/** The text under a heading, up to the next one of its level, as one element. */
function textUnder(heading: HTMLElement): HTMLElement {
  const next = heading.nextElementSibling;
  if (next instanceof HTMLElement && next.classList.contains(FOLD)) return next;
  const text = document.createElement("div");
  text.className = FOLD;
  text.id = `${heading.id}-text`;
  const end = heading.tagName === "H2" ? "h2, footer" : "h2, h3, footer";
  for (let each = heading.nextElementSibling; each && !each.matches(end); each = heading.nextElementSibling) {
    text.append(each);
  }
  heading.after(text);
  return text;
}

/** Puts what a heading says into a button, as screen readers expect it of parts that unfold. */
function addToggle(heading: HTMLElement, text: HTMLElement): void {
  const toggle = document.createElement("button");
  toggle.type = "button";
  toggle.className = `${TOGGLE} contract-columns`;
  toggle.setAttribute("aria-controls", text.id);
  toggle.append(...heading.childNodes);
  heading.append(toggle);
  fold(toggle, text);
  toggle.addEventListener("click", () => (text.hasAttribute("hidden") ? unfold(toggle, text) : fold(toggle, text)));
  text.addEventListener("beforematch", () => unfold(toggle, text));
}

function fold(toggle: Element, text: Element): void {
  text.setAttribute("hidden", "until-found");
  toggle.setAttribute("aria-expanded", "false");
}

function unfold(toggle: Element, text: Element): void {
  text.removeAttribute("hidden");
  toggle.setAttribute("aria-expanded", "true");
}
