import type { Language } from "shared-schema/base/language";
import type { Finding, Report } from "shared-schema/verification/report";
import { say } from "shared-schema/verification/texts";

type Attributes = Readonly<Record<string, string>>;

/** An element with its attributes and contents. Texts are never read as HTML. */
export function element(name: string, attributes: Attributes, ...contents: (Node | string)[]): HTMLElement {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...contents);
  return made;
}

/** Long lists are opened by who wants to read them. */
const MOST_OPEN = 8;

/** Draws what was found about a file. */
export function drawReport({ name, tone, verdict, sections }: Report, language: Language): HTMLElement {
  const title = element("h2", {}, name);
  const sentence = element(
    "p",
    { class: "verdict", "data-tone": tone },
    element("strong", {}, say(`tone.${tone}`)[language]),
    ` ${verdict[language]}`,
  );
  const parts = sections.map(({ heading, findings }) => {
    const list = element("ul", {}, ...findings.map((each) => drawFinding(each, language)));
    const open: Attributes = findings.length <= MOST_OPEN ? { open: "" } : {};
    return element("details", open, element("summary", {}, heading[language]), list);
  });
  return element("section", { "aria-label": name }, title, sentence, ...parts);
}

function drawFinding({ tone, about, text, facts }: Finding, language: Language): HTMLElement {
  const head = [
    ...(about === null ? [] : [element("strong", {}, about[language]), " "]),
    element("span", { class: "tone", "data-tone": tone }, say(`tone.${tone}`)[language]),
  ];
  const list = facts.map(({ label, value }) =>
    element("div", {}, element("dt", {}, label[language]), element("dd", {}, value[language])),
  );
  return element(
    "li",
    {},
    element("div", { class: "about" }, ...head),
    element("p", {}, text[language]),
    ...(list.length === 0 ? [] : [element("dl", {}, ...list)]),
  );
}
