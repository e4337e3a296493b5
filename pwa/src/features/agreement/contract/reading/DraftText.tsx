import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { CONTRACT_CSS } from "shared-schema/contract/css";
import { hashPath } from "#base/hashPath.ts";
import { useText } from "#ui/i18n.ts";
import { useNight } from "#ui/theme/useNight.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { type AddressOf, followBlank, linkBlanks, returnToBlank } from "./blanks.ts";
import { findInText } from "./findInText.ts";
import { setFolded, unfoldAt, unfoldedIn } from "./folds.ts";
import classes from "./reading.module.css";
import { readingMessages } from "./readingMessages.ts";
import { NIGHT_CSS, SCREEN_CSS } from "./screenCss.ts";
import type { Reading } from "./useReading.ts";

/** Ways to places of the text. */
export interface DraftTextHandle {
  /** Brings a heading into view. */
  jump(headingId: string): void;
  /** Brings a place that was found into view. */
  show(index: number): void;
}

interface Props {
  html: string;
  label: string;
  /** The languages that are shown. */
  reading: Reading;
  /** Articles and exhibits are folded under their headings. */
  folded: boolean;
  /** Undefined leaves blanks as they are. */
  addressOf?: AddressOf | undefined;
  /** The words to mark; the text is searched again whenever it changes. */
  query: string;
  /** Receives the number of places that contain the words. */
  onFound: (count: number) => void;
  /** Receives the text whenever another one is shown. */
  onText: (text: ParentNode) => void;
  ref?: Ref<DraftTextHandle>;
}

/**
 * The contract's text under its own styles, which neither lend to nor borrow from the screen round it. The text is written only when
 * it changes, so that focus, selection and marks outlast a change of theme, language or links.
 */
export function DraftText({ html, label, reading, folded, addressOf, query, onFound, onText, ref }: Props) {
  const t = useText(readingMessages);
  const host = useRef<HTMLElement>(null);
  const found = useRef<HTMLElement[]>([]);
  const { id } = useWorkspace();
  const navigate = useNavigate();
  const isNight = useNight();
  useEffect(() => {
    const root = shadowOf(host.current);
    if (!root) return;
    const style = new CSSStyleSheet();
    style.replaceSync(CONTRACT_CSS + SCREEN_CSS + (isNight ? NIGHT_CSS : ""));
    root.adoptedStyleSheets = [style];
  }, [isNight]);
  useEffect(() => {
    const root = shadowOf(host.current);
    // The renderer escapes everything that people entered.
    if (!root) return;
    const unfolded = unfoldedIn(root);
    root.innerHTML = html;
    setFolded(root, folded);
    for (const anchor of unfolded) {
      const heading = root.getElementById(anchor);
      if (heading) unfoldAt(heading);
    }
    onText(root);
  }, [html, folded, onText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has no links yet
  useEffect(() => {
    const root = shadowOf(host.current);
    if (!root || !addressOf) return;
    linkBlanks(root, addressOf, (of) => t("contract.fillIn", { of }));
    returnToBlank(root, id);
  }, [html, folded, id, addressOf, t]);
  useEffect(() => {
    const root = shadowOf(host.current);
    if (!root) return;
    const follow = (event: Event) => {
      const address = followBlank(event, id);
      if (address === null) return;
      event.preventDefault();
      void navigate(address);
    };
    root.addEventListener("click", follow);
    return () => root.removeEventListener("click", follow);
  }, [id, navigate]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text is searched again
  useEffect(() => {
    const root = shadowOf(host.current);
    found.current = root ? findInText(root, query, reading) : [];
    onFound(found.current.length);
  }, [html, folded, query, reading, onFound]);
  // An address that names a heading leads there once, however often the text is written again.
  const { hash, key } = useLocation();
  const followed = useRef<string>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the heading may come with another text
  useEffect(() => {
    const heading = hash === "" ? null : shadowOf(host.current)?.getElementById(hashPath(hash));
    if (!heading || followed.current === key) return;
    followed.current = key;
    jumpTo(heading);
  }, [html, hash, key]);
  useImperativeHandle(ref, () => ({
    jump: (headingId) => jumpTo(host.current?.shadowRoot?.getElementById(headingId)),
    show: (index) => {
      const place = found.current[index];
      if (!place) return;
      unfoldAt(place);
      place.scrollIntoView({ block: "center" });
    },
  }));
  return <section ref={host} className={classes.text} aria-label={label} data-reading={reading} />;
}

function shadowOf(host: HTMLElement | null): ShadowRoot | undefined {
  return host?.shadowRoot ?? host?.attachShadow({ mode: "open" });
}

/** Brings a heading into view, with the focus. */
function jumpTo(heading: HTMLElement | null | undefined): void {
  if (!heading) return;
  unfoldAt(heading);
  heading.scrollIntoView({ block: "start" });
  const toggle = heading.querySelector("button");
  if (!toggle) heading.tabIndex = -1;
  (toggle ?? heading).focus({ preventScroll: true });
}
