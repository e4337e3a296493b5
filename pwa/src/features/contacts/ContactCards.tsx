import { useMediaQuery } from "@mantine/hooks";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useRef } from "react";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Doc } from "../../store/queries/documents.ts";
import { ContactCard } from "./ContactCard.tsx";
import classes from "./ContactCards.module.css";

/** Of a row, in px, until it has been measured. */
const ROW_HEIGHT = 190;

/** The cards of people, as many in a row as there is room for. Draws the rows in sight alone. */
export function ContactCards({ people }: { people: readonly Doc<ProfileBody>[] }) {
  const columns = useColumns();
  const list = useRef<HTMLDivElement>(null);
  const virtual = useWindowVirtualizer({
    count: Math.ceil(people.length / columns),
    estimateSize: () => ROW_HEIGHT,
    overscan: 4,
    scrollMargin: list.current?.offsetTop ?? 0,
  });
  return (
    <div ref={list} className={classes.list} style={{ height: virtual.getTotalSize() }}>
      {virtual.getVirtualItems().map(({ index, start }) => (
        <div
          key={index}
          data-index={index}
          ref={virtual.measureElement}
          className={classes.row}
          style={{
            gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
            transform: `translateY(${start - virtual.options.scrollMargin}px)`,
          }}
        >
          {people.slice(index * columns, (index + 1) * columns).map((profile) => (
            <ContactCard key={profile.id} profile={profile} />
          ))}
        </div>
      ))}
    </div>
  );
}

function useColumns(): number {
  const isWide = useMediaQuery("(min-width: 62em)");
  const isMiddling = useMediaQuery("(min-width: 36em)");
  if (isWide) return 3;
  return isMiddling ? 2 : 1;
}
