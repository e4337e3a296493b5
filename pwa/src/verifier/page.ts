import { bytesToHex } from "@noble/hashes/utils.js";
import { fromBase64 } from "shared-schema/base/bytes/base64";
import type { Language } from "shared-schema/base/language";
import { readCertificate } from "shared-schema/pades/cms/certificate";
import { readChosen } from "shared-schema/verification/given";
import type { Report } from "shared-schema/verification/report";
import { askWorker } from "./ask.ts";
import { drawReport, element } from "./draw.ts";
import { TEXTS } from "./texts.ts";

const LANGUAGES: readonly (readonly [Language, string])[] = [
  ["en", "English"],
  ["fr", "Français"],
];

interface State {
  language: Language;
  reports: readonly Report[] | null;
  isBusy: boolean;
}

/** Shows the page. @param script its own script, which runs again as a worker */
export function showPage(script: string): void {
  const anchors = anchorsIn(document);
  let state: State = {
    language: navigator.language.startsWith("fr") ? "fr" : "en",
    reports: null,
    isBusy: false,
  };
  const input = element("input", { type: "file", id: "files", multiple: "", accept: ".pdf,.json" });
  const results = element("div", { "aria-live": "polite" });
  const [title, intro, label, limits, about] = [
    element("h1", {}),
    element("p", {}),
    element("label", { for: "files" }),
    element("p", { class: "small" }),
    element("details", {}),
  ];
  const switches = element("div", { class: "languages", role: "group" });

  const show = (change: Partial<State>) => {
    state = { ...state, ...change };
    const { language, reports, isBusy } = state;
    document.documentElement.lang = language;
    document.title = TEXTS.title[language];
    title.textContent = TEXTS.title[language];
    intro.textContent = TEXTS.intro[language];
    label.textContent = TEXTS.choose[language];
    limits.textContent = TEXTS.limits[language];
    switches.setAttribute("aria-label", TEXTS.language[language]);
    switches.replaceChildren(...LANGUAGES.map(([code, name]) => languageButton(code, name, language)));
    about.replaceChildren(
      element("summary", {}, TEXTS.trusted[language]),
      ...(anchors.length === 0 ? [element("p", {}, TEXTS.noAnchors[language])] : anchors.map(drawAnchor)),
    );
    results.replaceChildren(
      ...(isBusy ? [element("p", {}, TEXTS.busy[language])] : []),
      ...(reports ?? []).map((report) => drawReport(report, language)),
    );
  };
  const languageButton = (code: Language, name: string, current: Language) => {
    const made = element("button", { type: "button", lang: code, "aria-pressed": String(code === current) }, name);
    made.addEventListener("click", () => {
      show({ language: code });
      switches.querySelector<HTMLElement>(`[lang=${code}]`)?.focus();
    });
    return made;
  };
  const check = async (files: FileList | null | undefined) => {
    if (!files || files.length === 0) return;
    show({ isBusy: true, reports: null });
    // Read here: WebKit does not let the worker of a page on the disk read files.
    const read = await readChosen([...files]);
    const reports = await askWorker(script, { files: read.files, anchors: anchors.map(({ bytes }) => bytes) });
    show({ isBusy: false, reports: [...reports, ...read.others] });
  };

  const place = element("div", { class: "place" }, label, input);
  if (input instanceof HTMLInputElement) input.addEventListener("change", () => void check(input.files));
  document.addEventListener("dragover", (event) => event.preventDefault());
  document.addEventListener("drop", (event) => {
    event.preventDefault();
    void check(event.dataTransfer?.files);
  });
  document.body.append(
    element("header", {}, switches),
    element("main", {}, title, intro, place, results, limits, about),
  );
  show({});
  if (!globalThis.crypto?.subtle)
    results.append(element("p", { class: "verdict", "data-tone": "bad" }, TEXTS.noCrypto[state.language]));
}

interface Anchor {
  bytes: Uint8Array<ArrayBuffer>;
  name: string;
}

/** The certificates that the server has written into the page when it was downloaded. */
function anchorsIn({ head }: Document): Anchor[] {
  const text = head.querySelector<HTMLMetaElement>("meta[name=anchors]")?.content ?? "";
  return text.split(" ").flatMap((each) => {
    if (each === "") return [];
    const bytes = fromBase64(each);
    return [{ bytes, name: readCertificate(bytes).commonName }];
  });
}

/** A certificate by its name, and its SHA-256 so that it can be compared. */
function drawAnchor({ bytes, name }: Anchor): HTMLElement {
  const hash = element("code", {});
  void crypto.subtle?.digest("SHA-256", bytes).then((digest) => {
    hash.textContent = bytesToHex(new Uint8Array(digest));
  });
  return element("p", {}, name, " ", hash);
}
