import { Table } from "@mantine/core";
import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useLayoutEffect, useRef, useState } from "react";
import classes from "./LongTable.module.css";

/** Of a row, in px, until it has been measured. */
const ROW_HEIGHT = 48;
/** From so many rows on, only those in sight are drawn. */
const VIRTUAL_FROM = 100;

interface Props<R> {
  rows: readonly R[];
  /** Below this width, px, the table scrolls sideways. */
  minWidth: number;
  /** The name of the table for screen readers. */
  label: string;
  /** Of each column, in shares of the width: columns keep their place while rows come and go. */
  widths: readonly number[];
  keyOf: (row: R) => string | number;
  /** The cells of the head. */
  head: ReactNode;
  /** One row, or two where it is open. */
  row: (row: R) => ReactNode;
}

/** A table of any length: only the rows in sight are drawn, each as high as it is. */
export function LongTable<R>({ rows, minWidth, label, widths, keyOf, head, row }: Props<R>) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  useLayoutEffect(() => {
    if (table.current) setTop(Math.round(table.current.getBoundingClientRect().top + window.scrollY));
  }, []);
  const isLong = rows.length > VIRTUAL_FROM;
  const virtual = useWindowVirtualizer({
    count: rows.length,
    estimateSize: () => ROW_HEIGHT,
    overscan: 12,
    enabled: isLong,
    getItemKey: (index) => (rows[index] === undefined ? index : keyOf(rows[index])),
    scrollMargin: top,
  });
  const items = virtual.getVirtualItems();
  const above = (items[0]?.start ?? top) - top;
  const below = virtual.getTotalSize() + top - (items.at(-1)?.end ?? top);
  const drawn = isLong ? items.map(({ index }) => index) : rows.keys();
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return (
    <Table.ScrollContainer minWidth={minWidth} tabIndex={0} aria-label={label}>
      <Table
        ref={table}
        className={classes.table}
        verticalSpacing={4}
        layout="fixed"
        aria-label={label}
        aria-rowcount={rows.length + 1}
      >
        <colgroup>
          {widths.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <col key={at} style={{ width: `${(100 * width) / whole}%` }} />
          ))}
        </colgroup>
        <Table.Thead>
          <Table.Tr>{head}</Table.Tr>
        </Table.Thead>
        {isLong && above > 0 && <Gap height={above} />}
        {Array.from(drawn, (index) => {
          const shown = rows[index];
          if (shown === undefined) return null;
          return (
            <Table.Tbody key={keyOf(shown)} data-index={index} ref={isLong ? virtual.measureElement : undefined}>
              {row(shown)}
            </Table.Tbody>
          );
        })}
        {isLong && below > 0 && <Gap height={below} />}
      </Table>
    </Table.ScrollContainer>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  return (
    <tbody aria-hidden>
      <tr style={{ height }} />
    </tbody>
  );
}
