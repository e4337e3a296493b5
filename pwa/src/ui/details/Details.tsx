import type { ReactNode } from "react";
import { useText } from "../i18n.ts";
import { uiMessages } from "../messages.ts";
import classes from "./Details.module.css";

interface Props {
  /** Names what is folded, where «Details» does not say enough. */
  title?: string;
  children: ReactNode;
}

/** Folds away what few readers need: commands, settings, data as it is stored. */
export function Details({ title, children }: Props) {
  const t = useText(uiMessages);
  return (
    <details className={classes.root}>
      <summary className={classes.summary}>{title ?? t("ui.details")}</summary>
      {children}
    </details>
  );
}
