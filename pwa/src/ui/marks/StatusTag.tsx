import type { ReactNode } from "react";
import classes from "./StatusTag.module.css";

/** done: safe; wait: someone has to act; alarm: wrong; calm: under way; plain: nothing to say. */
export type Tone = "done" | "wait" | "alarm" | "calm" | "plain";

/** A status: always a word, with a colour that agrees. */
export function StatusTag({ tone, children }: { tone: Tone; children: ReactNode }) {
  return (
    <span className={classes.tag} data-tone={tone}>
      {children}
    </span>
  );
}
