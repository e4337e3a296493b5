import { useWindowVirtualizer } from "@tanstack/react-virtual";
import { useMemo, useRef } from "react";
import { Link } from "react-router";
import { useText } from "../../ui/i18n.ts";
import { EyeIcon, PencilIcon } from "../../ui/icons.tsx";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import classes from "./AgreementCards.module.css";
import { useCalculated, useRowFigures } from "./figures/useRowFigures.ts";
import { agreementsMessages } from "./messages.ts";
import { RowRoute } from "./RowRoute.tsx";
import type { AgreementRow } from "./rows.ts";

/** In px, until a card has been measured. */
const CARD_HEIGHT = 124;

/** The agreements where there is no room for columns: newest first, each entry a target for the thumb. Draws those in sight alone. */
export function AgreementCards({ rows }: { rows: AgreementRow[] }) {
  const sorted = useMemo(() => [...rows].sort((a, b) => b.id - a.id), [rows]);
  const list = useRef<HTMLUListElement>(null);
  const virtual = useWindowVirtualizer({
    count: sorted.length,
    estimateSize: () => CARD_HEIGHT,
    overscan: 8,
    scrollMargin: list.current?.offsetTop ?? 0,
    getItemKey: (index) => sorted[index]?.id ?? index,
  });
  const inSight = virtual.getVirtualItems().flatMap(({ index, start }) => {
    const row = sorted[index];
    return row ? [{ row, index, start: start - virtual.options.scrollMargin }] : [];
  });
  useCalculated(inSight.map(({ row }) => row));
  return (
    <ul ref={list} className={classes.list} style={{ height: virtual.getTotalSize() }}>
      {inSight.map(({ row, index, start }) => (
        <li
          key={row.id}
          ref={virtual.measureElement}
          data-index={index}
          aria-setsize={sorted.length}
          aria-posinset={index + 1}
          className={classes.card}
          style={{ transform: `translateY(${start}px)` }}
        >
          <Card row={row} count={sorted.length} />
        </li>
      ))}
    </ul>
  );
}

function Card({ row, count }: { row: AgreementRow; count: number }) {
  const t = useText(agreementsMessages);
  const { total, next } = useRowFigures()(row);
  const na = t("agreements.na");
  return (
    <Link
      to={`/agreement/${row.id}`}
      className={classes.link}
      aria-label={t(row.editable ? "agreements.edit" : "agreements.view", { name: row.name })}
    >
      <span className={classes.head}>
        <RowRoute row={row} count={count} />
        <span className={classes.name}>{row.name}</span>
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
        <span className={classes.total}>{total}</span>
      </span>
      {next !== "" && <span className={classes.next}>{next}</span>}
    </Link>
  );
}
