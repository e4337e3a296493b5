import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { useNavigate } from "react-router";
import { CONTRACT_CSS } from "shared-schema/contract/css";
import { useText } from "../../../ui/i18n.ts";
import { useNight } from "../../../ui/theme/useNight.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { type AddressOf, followBlank, linkBlanks, returnToBlank } from "./blanks.ts";
import classes from "./contract.module.css";
import { findInText } from "./findInText.ts";
import { contractMessages } from "./messages.ts";
import { NIGHT_CSS, SCREEN_CSS } from "./screenCss.ts";

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
  /** Undefined leaves blanks as they are. */
  addressOf?: AddressOf | undefined;
  /** The words to mark; the text is searched again whenever it changes. */
  query: string;
  /** Receives the number of places that contain the words. */
  onFound: (count: number) => void;
  /** Receives the text whenever another one is shown. */
  onText?: ((text: ParentNode) => void) | undefined;
  ref?: Ref<DraftTextHandle>;
}

/**
 * The contract's text under its own styles, which neither lend to nor borrow from the screen round it. The text is written only when
 * it changes, so that focus, selection and marks outlast a change of theme, language or links.
 */
export function DraftText({ html, label, addressOf, query, onFound, onText, ref }: Props) {
  const t = useText(contractMessages);
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
    root.innerHTML = html;
    onText?.(root);
  }, [html, onText]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new text has no links yet
  useEffect(() => {
    const root = shadowOf(host.current);
    if (!root || !addressOf) return;
    linkBlanks(root, addressOf, (of) => t("contract.fillIn", { of }));
    returnToBlank(root, id);
  }, [html, id, addressOf, t]);
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
    found.current = root ? findInText(root, query) : [];
    onFound(found.current.length);
  }, [html, query, onFound]);
  useImperativeHandle(ref, () => ({
    jump: (headingId) => {
      const heading = host.current?.shadowRoot?.getElementById(headingId);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.scrollIntoView({ block: "start" });
      heading.focus({ preventScroll: true });
    },
    show: (index) => found.current[index]?.scrollIntoView({ block: "center" }),
  }));
  return <section ref={host} className={classes.text} aria-label={label} />;
}

function shadowOf(host: HTMLElement | null): ShadowRoot | undefined {
  return host?.shadowRoot ?? host?.attachShadow({ mode: "open" });
}
