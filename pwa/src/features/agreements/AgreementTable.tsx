import { type MouseEvent, type ReactNode, useMemo } from "react";
import { Link, useNavigate } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { rowsAt } from "../../ui/table/drawnRows.ts";
import { RowsInSight } from "../../ui/table/RowsInSight.tsx";
import { SortHead } from "../../ui/table/SortHead.tsx";
import { useSorted } from "../../ui/table/useSorted.tsx";
import { ActionLink } from "./ActionLink.tsx";
import classes from "./AgreementTable.module.css";
import { Calculated, type NextInRow, useRowFigures } from "./figures/useRowFigures.ts";
import { agreementsMessages } from "./messages.ts";
import { RowRoute } from "./RowRoute.tsx";
import type { AgreementRow } from "./rows.ts";

const ROW_HEIGHT = 52;

const KEYS = {
  id: (row: AgreementRow) => row.id,
  name: (row: AgreementRow) => row.name,
  yacht: (row: AgreementRow) => row.yacht,
  departure: (row: AgreementRow) => row.departure,
  arrival: (row: AgreementRow) => row.arrival,
  status: (row: AgreementRow) => row.status,
};

/** The agreements in sortable columns; only the rows in sight are drawn when there are many. */
export function AgreementTable({ rows }: { rows: AgreementRow[] }) {
  const t = useText(agreementsMessages);
  const figuresOf = useRowFigures();
  const openRow = useOpenRow();
  const keys = useMemo(
    () => ({
      ...KEYS,
      // Amounts in two currencies do not compare.
      total: (row: AgreementRow) => {
        const { amount } = figuresOf(row);
        return amount === undefined ? undefined : [row.body.currency, amount];
      },
      next: (row: AgreementRow) => figuresOf(row).urgency,
    }),
    [figuresOf],
  );
  const { sorted, by, headOf } = useSorted(rows, keys, "id", ["id", "total"]);
  return (
    <table className={classes.table} aria-rowcount={sorted.length + 1}>
      <thead>
        <tr>
          {headOf("id", "#")}
          {headOf("name", t("agreements.name"))}
          {headOf("yacht", t("agreements.yacht"))}
          {headOf("departure", t("agreements.departure"))}
          {headOf("arrival", t("agreements.arrival"))}
          {headOf("status", t("agreements.status"))}
          {headOf("total", t("agreements.total"))}
          {headOf("next", t("agreements.next"))}
          <SortHead column="action" label={t("agreements.action")} direction={false} />
        </tr>
      </thead>
      <RowsInSight<AgreementRow, HTMLTableSectionElement> rows={sorted} keyOf={({ id }) => id} height={ROW_HEIGHT}>
        {({ frame, drawn, above, below, measure }) => (
          <tbody ref={frame}>
            {above > 0 && <tr aria-hidden style={{ height: above }} />}
            {drawn.map((index) => {
              const row = sorted[index];
              if (row === undefined) return null;
              return (
                <tr key={row.id} ref={measure} data-index={index} onClick={(event) => openRow(event, row.id)}>
                  <Cells row={row} count={rows.length} figures={figuresOf(row)} />
                </tr>
              );
            })}
            {below > 0 && <tr aria-hidden style={{ height: below }} />}
            {/* Sorting by a figure needs it for every row. */}
            <Calculated rows={by === "total" || by === "next" ? sorted : rowsAt(sorted, drawn)} />
          </tbody>
        )}
      </RowsInSight>
    </table>
  );
}

interface CellProps {
  row: AgreementRow;
  /** Of all rows of the list. */
  count: number;
  figures: { total: string; next: NextInRow | null; isKept: boolean };
}

function Cells({ row, count, figures }: CellProps): ReactNode {
  const t = useText(agreementsMessages);
  const orNa = (value: string | undefined) => value ?? <span className={classes.missing}>{t("agreements.na")}</span>;
  return (
    <>
      <td data-column="id">
        <TextLink to={`/agreement/${row.id}`} underline="hover" className={classes.number} data-list-item>
          {row.number}
        </TextLink>
      </td>
      <td data-column="name">
        <RowRoute row={row} count={count} />
        <span className={classes.name}>{row.name}</span>
      </td>
      <td data-column="yacht">{orNa(row.yacht)}</td>
      <td data-column="departure">{orNa(row.departure)}</td>
      <td data-column="arrival">{orNa(row.arrival)}</td>
      <td data-column="status">
        <StatusTag tone={row.tone}>{row.status}</StatusTag>
      </td>
      <td data-column="total" data-kept={figures.isKept || undefined}>
        {figures.total}
      </td>
      <td data-column="next">{figures.next && <NextCell next={figures.next} />}</td>
      <td data-column="action">
        <ActionLink row={row} />
      </td>
    </>
  );
}

/** Leads to the place where the next step is taken, or says what the agreement waits for. */
function NextCell({ next: { title, beside, place } }: { next: NextInRow }) {
  if (place === null) return <span className={classes.waits}>{title}</span>;
  return (
    <Link
      to={place}
      className={classes.next}
      aria-keyshortcuts="n"
      title={beside === "" ? title : `${title} · ${beside}`}
    >
      {title}
    </Link>
  );
}

/** Opens a row wherever it is clicked, its links and a selection of text apart. */
function useOpenRow() {
  const navigate = useNavigate();
  return ({ target, ctrlKey, metaKey }: MouseEvent, id: number) => {
    const onLink = target instanceof Element && target.closest("a, button") !== null;
    if (onLink || !window.getSelection()?.isCollapsed) return;
    const path = `/agreement/${id}`;
    if (ctrlKey || metaKey) window.open(path, "_blank", "noopener");
    else void navigate(path);
  };
}
