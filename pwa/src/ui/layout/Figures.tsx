import type { ReactNode } from "react";
import classes from "./Figures.module.css";

interface Figure {
  label: string;
  /** Null or empty where nothing is known: the line is left out. */
  value: ReactNode;
}

/** Labelled values one below the other, for people who read them and do not edit them. */
export function Figures({ lines }: { lines: readonly Figure[] }) {
  return (
    <dl className={classes.figures}>
      {lines
        .filter(({ value }) => value !== null && value !== "")
        .map(({ label, value }) => (
          <div key={label} className={classes.line}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
    </dl>
  );
}
