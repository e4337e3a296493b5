import { VisuallyHidden } from "@mantine/core";
import { useMemo } from "react";
import { Link } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { EyeIcon, PencilIcon } from "../../ui/icons.tsx";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { rowsAt } from "../../ui/table/drawnRows.ts";
import { RowsInSight } from "../../ui/table/RowsInSight.tsx";
import classes from "./AgreementCards.module.css";
import { Calculated, useRowFigures } from "./figures/useRowFigures.ts";
import { agreementsMessages } from "./messages.ts";
import { RowRoute } from "./RowRoute.tsx";
import type { AgreementRow } from "./rows.ts";

/** In px, until a card has been measured. */
const CARD_HEIGHT = 124;

/** A phone calculates the figures of the cards that are drawn: of more than this, only those in sight are. */
const MOST_DRAWN = 20;

/** The agreements where there is no room for columns: newest first, each entry a target for the thumb. Draws those in sight alone. */
export function AgreementCards({ rows }: { rows: AgreementRow[] }) {
  const sorted = useMemo(() => [...rows].sort((a, b) => b.id - a.id), [rows]);
  return (
    <RowsInSight<AgreementRow, HTMLUListElement>
      rows={sorted}
      keyOf={({ id }) => id}
      height={CARD_HEIGHT}
      long={MOST_DRAWN}
    >
      {({ frame, drawn, above, below, measure }) => (
        <ul ref={frame} className={classes.list}>
          {above > 0 && <li aria-hidden style={{ height: above }} />}
          {drawn.map((index) => {
            const row = sorted[index];
            if (row === undefined) return null;
            return (
              <li
                key={row.id}
                ref={measure}
                data-index={index}
                aria-setsize={sorted.length}
                aria-posinset={index + 1}
                className={classes.card}
              >
                <Card row={row} count={sorted.length} />
              </li>
            );
          })}
          {below > 0 && <li aria-hidden style={{ height: below }} />}
          <Calculated rows={rowsAt(sorted, drawn)} />
        </ul>
      )}
    </RowsInSight>
  );
}

/** Two targets: the agreement, and the place where its next step is taken. */
function Card({ row, count }: { row: AgreementRow; count: number }) {
  const { total, next, isKept } = useRowFigures()(row);
  return (
    <>
      <Summary row={row} count={count} total={total} isKept={isKept} />
      {next && next.place !== null && (
        <Link to={next.place} className={classes.next} aria-keyshortcuts="n">
          <span className={classes.step}>{next.title}</span>
          {next.beside !== "" && <span className={classes.beside}>{next.beside}</span>}
        </Link>
      )}
      {next && next.place === null && <p className={classes.waits}>{next.title}</p>}
    </>
  );
}

interface SummaryProps {
  row: AgreementRow;
  /** Of all rows of the list. */
  count: number;
  total: string;
  /** The total is that of the last visit. */
  isKept: boolean;
}

function Summary({ row, count, total, isKept }: SummaryProps) {
  const t = useText(agreementsMessages);
  const na = t("agreements.na");
  return (
    <Link to={`/agreement/${row.id}`} className={classes.link} data-list-item>
      <span className={classes.head}>
        <span className={classes.route}>
          <RowRoute row={row} count={count} />
        </span>
        <VisuallyHidden>{t(row.editable ? "agreements.edit" : "agreements.view", { name: row.name })}</VisuallyHidden>
        <span className={classes.name} aria-hidden>
          {row.name}
        </span>
        {row.editable ? <PencilIcon size={18} /> : <EyeIcon size={18} />}
      </span>
      <span className={classes.line}>
        <span>
          {row.number} · {row.yacht ?? na}
        </span>
        <StatusTag tone={row.tone}>{row.status}</StatusTag>
      </span>
      <span className={classes.line}>
        <span>
          {row.departure ?? na} – {row.arrival ?? na}
        </span>
        <span className={classes.total} data-kept={isKept || undefined}>
          {total}
        </span>
      </span>
    </Link>
  );
}
