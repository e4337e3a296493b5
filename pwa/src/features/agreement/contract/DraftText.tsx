import { useComputedColorScheme } from "@mantine/core";
import { type Ref, useEffect, useImperativeHandle, useRef } from "react";
import { CONTRACT_CSS } from "shared-schema/contract/css";
import classes from "./contract.module.css";
import { NIGHT_CSS, SCREEN_CSS } from "./screenCss.ts";

/** Brings a heading of the contract into view. */
export interface DraftTextHandle {
  jump(headingId: string): void;
}

interface Props {
  html: string;
  label: string;
  ref?: Ref<DraftTextHandle>;
}

/** The contract's text under its own styles, which neither lend to nor borrow from the screen round it. */
export function DraftText({ html, label, ref }: Props) {
  const host = useRef<HTMLElement>(null);
  const scheme = useComputedColorScheme("light");
  useEffect(() => {
    const root = host.current?.shadowRoot ?? host.current?.attachShadow({ mode: "open" });
    if (!root) return;
    const style = new CSSStyleSheet();
    style.replaceSync(CONTRACT_CSS + SCREEN_CSS + (scheme === "dark" ? NIGHT_CSS : ""));
    root.adoptedStyleSheets = [style];
    // The renderer escapes everything that people entered.
    root.innerHTML = html;
  }, [html, scheme]);
  useImperativeHandle(ref, () => ({
    jump: (headingId) => {
      const heading = host.current?.shadowRoot?.getElementById(headingId);
      if (!heading) return;
      heading.tabIndex = -1;
      heading.scrollIntoView({ block: "start" });
      heading.focus({ preventScroll: true });
    },
  }));
  return <section ref={host} className={classes.text} aria-label={label} />;
}
