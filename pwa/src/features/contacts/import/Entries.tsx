import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef, useState } from "react";
import type { WrittenPerson } from "shared-schema/export/contactFile/person/filePerson";
import type { ReviewedEntry } from "shared-schema/export/contactFile/review";
import { Entry } from "./Entry.tsx";
import classes from "./import.module.css";

/** Of an entry, in px, until it has been measured. */
const ENTRY_HEIGHT = 76;

interface Props {
  entries: readonly ReviewedEntry[];
  taken: ReadonlySet<number>;
  disabled: boolean;
  onTake: (place: number, isTaken: boolean) => void;
  onMend: (place: number, change: WrittenPerson) => void;
}

/** The entries of a file, of which those in sight alone are drawn. */
export function Entries({ entries, taken, disabled, onTake, onMend }: Props) {
  /** The place of the entry whose cells are open. */
  const [open, setOpen] = useState<number | null>(null);
  const list = useRef<HTMLUListElement>(null);
  const virtual = useWindowVirtualizer({
    count: entries.length,
    estimateSize: () => ENTRY_HEIGHT,
    overscan: 8,
    getItemKey: (index) => entries[index]?.place ?? index,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  return (
    <ul ref={list} className={classes.entries} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, key, start }) => {
        const entry = entries[index];
        if (!entry) return null;
        return (
          <li
            key={key}
            data-index={index}
            ref={virtual.measureElement}
            aria-setsize={entries.length}
            aria-posinset={index + 1}
            className={classes.entry}
            style={{ transform: `translateY(${start - virtual.options.scrollMargin}px)` }}
          >
            <Entry
              entry={entry}
              isTaken={taken.has(entry.place)}
              disabled={disabled}
              isOpen={open === entry.place}
              onTake={(on) => onTake(entry.place, on)}
              onOpen={(on) => setOpen(on ? entry.place : null)}
              onMend={(change) => onMend(entry.place, change)}
            />
          </li>
        );
      })}
    </ul>
  );
}
