import { useCallback, useEffect, useRef } from "react";
import { PLUS_FUEL } from "shared-schema/labels/price";
import { about, formatPrice } from "shared-schema/pricing/format";
import { useInbox } from "../../../store/inbox/inbox.ts";
import { useAllApprovals } from "../../../store/queries/agreement/approvals.ts";
import type { Doc } from "../../../store/queries/docs.ts";
import { useArrival, useProfiles, useTaxRows, useYachts } from "../../../store/queries/documents.ts";
import { useAllAwaited } from "../../../store/queries/signing/awaited.ts";
import { localeOf, useLanguage } from "../../../ui/i18n.ts";
import { useToday } from "../../../ui/useToday.ts";
import type { AgreementRow } from "../rows.ts";
import { calculateFigures, renewFigures, showKeptFigures, useListFigures } from "./listFigures.ts";
import type { ListFigures } from "./rowFigures.ts";

/** A row's next step in words. */
export interface NextInRow {
  title: string;
  beside: string;
  /** Null where it waits for others. */
  place: string | null;
}

/** Total and next step of a row, in words; empty while they are being calculated. */
interface RowFigures {
  /** They have been calculated once. */
  isKnown: boolean;
  /** For sorting: in the agreement's currency; undefined sorts last. */
  amount: number | undefined;
  total: string;
  next: NextInRow | null;
  /** For sorting by what is to be done. */
  urgency: number | undefined;
  /** They are those of the last visit: nothing can be done upon them. */
  isKept: boolean;
}

/** Returns a function that gives the figures of a row. */
export function useRowFigures(): (row: AgreementRow) => RowFigures {
  const language = useLanguage();
  const locale = localeOf(language);
  const figures = useListFigures();
  return useCallback(
    (row) => {
      const known = figures[row.id];
      const next = known?.next ?? null;
      const isKept = known?.asOf !== undefined;
      const amount = row.priced ? formatPrice(known?.total, row.body.currency, locale) : "";
      return {
        isKnown: known !== undefined,
        amount: known?.total ?? undefined,
        total: known ? totalOf(amount, known, PLUS_FUEL[language]) : "",
        next: next && { ...next.words[language], place: isKept ? null : next.place },
        urgency: next?.urgency,
        isKept,
      };
    },
    [language, locale, figures],
  );
}

function totalOf(amount: string, { total, isEstimated, lacksFuel }: ListFigures, plusFuel: string): string {
  if (total === null) return amount;
  return about(lacksFuel ? `${amount} ${plusFuel}` : amount, isEstimated);
}

/** The moment of the oldest figures in sight that are those of the last visit, UTC; null where there are none. */
export function useOldestKept(rows: readonly AgreementRow[] | undefined): string | null {
  const figures = useListFigures();
  useEffect(() => void showKeptFigures().catch(() => undefined), []);
  return rows?.flatMap(({ id }) => figures[id]?.asOf ?? []).sort()[0] ?? null;
}

/** Has the figures of these rows calculated, once everything that they are made of is here. Draws nothing. */
export function Calculated({ rows }: { rows: readonly AgreementRow[] }): null {
  const ready = useArrival("agreements", "yachts", "profiles", "reference", "agreement_records") === "complete";
  const ids = ready ? rows.map(({ id }) => id) : [];
  const key = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ids
  useEffect(() => calculateFigures(ids), [key]);
  return null;
}

/**
 * Renews the figures of an agreement when it, its approvals or its awaited signatures change, and all of them when the yachts, people,
 * rates, conflicts or the day change.
 */
export function useFreshFigures(rows: readonly AgreementRow[] | undefined): void {
  const yachts = useYachts();
  const profiles = useProfiles();
  const taxRows = useTaxRows();
  const inbox = useInbox();
  const today = useToday();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is part of every figure
  useEffect(() => renewFigures(), [yachts, profiles, taxRows, inbox, today]);
  useRenewed(rows);
  useRenewed(useAllApprovals());
  useRenewed(useAllAwaited());
}

/** Renews the figures of each agreement of which something has another body than before. What is there at first is part of them already. */
function useRenewed(docs: readonly Pick<Doc<object>, "id" | "body">[] | undefined): void {
  const bodies = useRef<ReadonlyMap<number, object> | null>(null);
  useEffect(() => {
    if (!docs) return;
    const before = bodies.current;
    bodies.current = new Map(docs.map(({ id, body }) => [id, body]));
    if (!before) return;
    for (const { id, body } of docs) if (before.get(id) !== body) renewFigures(id);
  }, [docs]);
}
