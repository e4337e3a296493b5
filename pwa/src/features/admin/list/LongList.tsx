import type { ReactNode } from "react";
import { useLongRows } from "../../../ui/table/useLongRows.ts";

/** Of an entry, in px, until it has been measured. */
const ENTRY_HEIGHT = 160;

interface Props<R> {
  rows: readonly R[];
  label: string;
  className: string | undefined;
  keyOf: (row: R) => string | number;
  children: (row: R) => ReactNode;
  /** Called when the last entry comes into sight. */
  onEnd?: () => void;
  /** Whether there are no more entries than these; true unless told. */
  isWhole?: boolean;
}

/** A list of any length: only the entries in sight are drawn, each as high as it is. */
export function LongList<R>({ rows, label, className, keyOf, children, onEnd, isWhole = true }: Props<R>) {
  const { frame, drawn, above, below, measure } = useLongRows<R, HTMLUListElement>(rows, keyOf, ENTRY_HEIGHT, onEnd);
  return (
    <ul ref={frame} className={className} aria-label={label}>
      {above > 0 && <li aria-hidden style={{ height: above }} />}
      {drawn.map((index) => {
        const shown = rows[index];
        if (shown === undefined) return null;
        return (
          <li
            key={keyOf(shown)}
            ref={measure}
            data-index={index}
            aria-posinset={index + 1}
            // −1: no one knows how many there are.
            aria-setsize={isWhole ? rows.length : -1}
          >
            {children(shown)}
          </li>
        );
      })}
      {below > 0 && <li aria-hidden style={{ height: below }} />}
    </ul>
  );
}
