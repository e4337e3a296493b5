import { useCallback, useEffect, useRef } from "react";
import { about, formatPrice } from "shared-schema/pricing/format";
import { nextStep, readerStep } from "shared-schema/terms/nextStep";
import { useArrival, useProfiles, useTaxRows, useYachts } from "../../../store/queries/documents.ts";
import { localeOf, type Text, useLanguage, useText } from "../../../ui/i18n.ts";
import { useToday } from "../../../ui/useToday.ts";
import { agreementsMessages } from "../messages.ts";
import type { AgreementRow } from "../rows.ts";
import { calculateFigures, renewFigures, useListFigures } from "./listFigures.ts";

/** Total and next step of a row, in words; empty while they are being calculated. */
interface RowFigures {
  /** For sorting: in the agreement's currency; undefined sorts last. */
  amount: number | undefined;
  total: string;
  next: string;
}

const UNPRICED: RowFigures = { amount: undefined, total: "", next: "" };

/** Returns a function that gives the figures of a row. */
export function useRowFigures(): (row: AgreementRow) => RowFigures {
  const t = useText(agreementsMessages);
  const locale = localeOf(useLanguage());
  const figures = useListFigures();
  const today = useToday();
  return useCallback(
    (row) => {
      if (!row.priced) return UNPRICED;
      const known = figures[row.id];
      const amount = formatPrice(known?.total, row.body.currency, locale);
      const step = row.drafts
        ? nextStep(row.body, known?.missing ?? null, `${today}T00:00:00Z`)
        : known && readerStep(row.body, known.own, known.missing);
      const next =
        signatureStep(row.signatures, t) ??
        (!step ? "" : t(`agreements.next.${step.kind === "move" ? step.action : step.kind}`, { ...step }));
      return {
        amount: known?.total ?? undefined,
        total: known ? about(amount, known.isEstimated && known.total !== null) : "",
        next,
      };
    },
    [t, locale, figures, today],
  );
}

/** Says that signatures are awaited, before anything else; null where none are. */
function signatureStep(
  { awaited, isOwnTurn }: AgreementRow["signatures"],
  t: Text<keyof typeof agreementsMessages>,
): string | null {
  if (isOwnTurn) return t("agreements.next.sign");
  return awaited === 0 ? null : t("agreements.awaited", { count: awaited });
}

/** Has the figures of these rows calculated, once everything that they are made of is here. Draws nothing. */
export function Calculated({ rows }: { rows: readonly AgreementRow[] }): null {
  const ready = useArrival("agreements", "yachts", "profiles", "reference", "agreement_records") === "complete";
  const ids = ready ? rows.filter(({ priced }) => priced).map(({ id }) => id) : [];
  const key = ids.join(" ");
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key stands for the ids
  useEffect(() => calculateFigures(ids), [key]);
  return null;
}

/** Renews the figures of an agreement when it changes, and all of them when the yachts, people or rates change. */
export function useFreshFigures(rows: readonly AgreementRow[] | undefined): void {
  const bodies = useRef(new Map<number, AgreementRow["body"]>());
  const yachts = useYachts();
  const profiles = useProfiles();
  const taxRows = useTaxRows();
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these is part of every figure
  useEffect(() => renewFigures(), [yachts, profiles, taxRows]);
  useEffect(() => {
    for (const { id, body } of rows ?? []) {
      const before = bodies.current.get(id);
      if (before !== undefined && before !== body) renewFigures(id);
      bodies.current.set(id, body);
    }
  }, [rows]);
}
