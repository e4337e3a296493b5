import {
  createColumnHelper,
  createSortedRowModel,
  type Header,
  rowSortingFeature,
  type SortingState,
  sortFn_basic,
  sortFn_text,
  tableFeatures,
  useTable,
} from "@tanstack/react-table";
import { type MouseEvent, useMemo, useState } from "react";
import { useNavigate } from "react-router";
import { type Text, useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { SortHead } from "../../ui/table/SortHead.tsx";
import { useRowsInSight } from "../../ui/table/useRowsInSight.ts";
import { ActionLink } from "./ActionLink.tsx";
import classes from "./AgreementTable.module.css";
import { byCurrency } from "./figures/byCurrency.ts";
import { type RowFigures, useCalculated, useRowFigures } from "./figures/useRowFigures.ts";
import { agreementsMessages } from "./messages.ts";
import { RowRoute } from "./RowRoute.tsx";
import type { AgreementRow } from "./rows.ts";

const ROW_HEIGHT = 52;

const features = tableFeatures({
  rowSortingFeature,
  sortedRowModel: createSortedRowModel(),
  sortFns: { basic: sortFn_basic, text: sortFn_text },
});
/** A row, with its figures while the table is sorted by one of them. */
type FiguredRow = AgreementRow & Partial<RowFigures>;

/** The columns that show them. */
const FIGURES = ["total", "next"] as const;

const column = createColumnHelper<typeof features, FiguredRow>();

function columnsFor(t: Text<keyof typeof agreementsMessages>) {
  const orNa = (value: string | undefined) => value ?? <span className={classes.missing}>{t("agreements.na")}</span>;
  return column.columns([
    column.accessor("id", {
      header: "#",
      sortFn: "basic",
      cell: ({ row }) => (
        <TextLink to={`/agreement/${row.original.id}`} underline="hover" className={classes.number}>
          {row.original.number}
        </TextLink>
      ),
    }),
    column.accessor("name", {
      header: t("agreements.name"),
      sortFn: "text",
      cell: ({ row, table }) => (
        <>
          <RowRoute row={row.original} count={table.options.data.length} />
          <span className={classes.name}>{row.original.name}</span>
        </>
      ),
    }),
    column.accessor("yacht", {
      header: t("agreements.yacht"),
      sortFn: "text",
      sortUndefined: "last",
      cell: (cell) => orNa(cell.getValue()),
    }),
    column.accessor("departure", {
      header: t("agreements.departure"),
      sortFn: "basic",
      sortUndefined: "last",
      cell: (cell) => orNa(cell.getValue()),
    }),
    column.accessor("arrival", {
      header: t("agreements.arrival"),
      sortFn: "basic",
      sortUndefined: "last",
      cell: (cell) => orNa(cell.getValue()),
    }),
    column.accessor("status", {
      header: t("agreements.status"),
      sortFn: "text",
      cell: ({ row }) => <StatusTag tone={row.original.tone}>{row.original.status}</StatusTag>,
    }),
    column.accessor("amount", {
      id: "total",
      header: t("agreements.total"),
      sortFn: (a, b) => byCurrency(a.original, b.original),
      sortUndefined: "last",
      cell: ({ row }) => <FigureCell row={row.original} figure="total" />,
    }),
    column.accessor("next", {
      header: t("agreements.next"),
      sortFn: "text",
      cell: ({ row }) => <FigureCell row={row.original} figure="next" />,
    }),
    column.display({
      id: "action",
      header: t("agreements.action"),
      cell: ({ row }) => <ActionLink row={row.original} />,
    }),
  ]);
}

/** A figure of a row, which comes while the row is in sight. */
function FigureCell({ row, figure }: { row: AgreementRow; figure: (typeof FIGURES)[number] }) {
  return useRowFigures()(row)[figure];
}

/** The agreements in sortable columns; only the rows in sight are drawn when there are many. */
export function AgreementTable({ rows }: { rows: AgreementRow[] }) {
  const t = useText(agreementsMessages);
  const figuresOf = useRowFigures();
  const openRow = useOpenRow();
  const [sorting, setSorting] = useState<SortingState>([{ id: "id", desc: true }]);
  const byFigures = FIGURES.some((name) => sorting.some(({ id }) => id === name));
  // Otherwise each figure that comes would have all rows sorted anew.
  const data = useMemo<readonly FiguredRow[]>(
    () => (byFigures ? rows.map((row) => ({ ...row, ...figuresOf(row) })) : rows),
    [byFigures, rows, figuresOf],
  );
  const columns = useMemo(() => columnsFor(t), [t]);
  const table = useTable({
    features,
    columns,
    data,
    getRowId: (row) => String(row.id),
    state: { sorting },
    onSortingChange: setSorting,
    enableSortingRemoval: false,
  });
  const sorted = table.getRowModel().rows;
  const { body, inSight, above, below } = useRowsInSight(sorted, ROW_HEIGHT);
  // Sorting by a figure needs it for every row.
  useCalculated((byFigures ? sorted : inSight).map(({ original }) => original));
  return (
    <table className={classes.table} aria-rowcount={sorted.length + 1}>
      <thead>
        <tr>
          {table.getHeaderGroups().flatMap((group) => group.headers.map((head) => <Head key={head.id} head={head} />))}
        </tr>
      </thead>
      <tbody ref={body}>
        {above > 0 && <tr aria-hidden style={{ height: above }} />}
        {inSight.map((row) => (
          <tr key={row.id} onClick={(event) => openRow(event, row.original.id)}>
            {row.getAllCells().map((cell) => (
              <td key={cell.id} data-column={cell.column.id}>
                <table.FlexRender cell={cell} />
              </td>
            ))}
          </tr>
        ))}
        {below > 0 && <tr aria-hidden style={{ height: below }} />}
      </tbody>
    </table>
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

function Head({ head }: { head: Header<typeof features, FiguredRow, unknown> }) {
  const { column: sorted } = head;
  return (
    <SortHead
      label={String(sorted.columnDef.header ?? "")}
      column={sorted.id}
      direction={sorted.getIsSorted()}
      onSort={sorted.getCanSort() ? sorted.getToggleSortingHandler() : undefined}
    />
  );
}
