import { Table } from "@mantine/core";
import type { ReactNode } from "react";
import { useLongRows } from "../../../ui/table/useLongRows.ts";
import classes from "./LongTable.module.css";

/** Of a row, in px, until it has been measured. */
const ROW_HEIGHT = 48;

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
  /** One row, or two where it is open. @param rowIndex its `aria-rowindex`: of a long table not every row is drawn */
  row: (row: R, rowIndex: number) => ReactNode;
  /** Called when the last row comes into sight. */
  onEnd?: () => void;
  /** Whether there are no more rows than these; true unless told. */
  isWhole?: boolean;
}

/** A table of any length: only the rows in sight are drawn, each as high as it is. */
export function LongTable<R>(props: Props<R>) {
  const { rows, minWidth, label, widths, keyOf, head, row, onEnd, isWhole = true } = props;
  const { frame, drawn, above, below, measure } = useLongRows<R, HTMLTableElement>(rows, keyOf, ROW_HEIGHT, onEnd);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return (
    <Table.ScrollContainer type="native" minWidth={minWidth} tabIndex={0} role="region" aria-label={label}>
      <Table
        ref={frame}
        className={classes.table}
        verticalSpacing={4}
        layout="fixed"
        aria-label={label}
        // −1: no one knows how many there are.
        aria-rowcount={isWhole ? rows.length + 1 : -1}
      >
        <colgroup>
          {widths.map((width, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: columns have no other name
            <col key={at} style={{ width: `${(100 * width) / whole}%` }} />
          ))}
        </colgroup>
        <Table.Thead>
          <Table.Tr aria-rowindex={1}>{head}</Table.Tr>
        </Table.Thead>
        {above > 0 && <Gap height={above} />}
        {drawn.map((index) => {
          const shown = rows[index];
          if (shown === undefined) return null;
          return (
            <Table.Tbody key={keyOf(shown)} data-index={index} ref={measure}>
              {row(shown, index + 2)}
            </Table.Tbody>
          );
        })}
        {below > 0 && <Gap height={below} />}
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
