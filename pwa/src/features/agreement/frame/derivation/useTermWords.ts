import { expensesOf } from "shared-schema/agreement/expenses/change";
import { byPos } from "shared-schema/agreement/order";
import { CALL_TYPES } from "shared-schema/agreement/schema";
import { digitsToAdd, type Written } from "shared-schema/base/derivation/digits";
import { type Origin, TERMS, type Term, type TermName, type Unit } from "shared-schema/base/derivation/term";
import { roundTo } from "shared-schema/base/money";
import { KNOTS } from "shared-schema/base/units";
import { numberFormat } from "shared-schema/pricing/formatters";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { useShow } from "../format/format.ts";
import { usePlaceName } from "../summary/usePlaceName.ts";
import { useWorkspace } from "../workspace/workspace.ts";
import { derivationMessages } from "./derivationMessages.ts";
import type { EditOf } from "./useEdits.ts";
import { useEndWords } from "./useEndWords.ts";

/** A term in words. */
export interface TermWords {
  /** Its name; with its part, unless the row above is about the same. */
  label(term: Term, above: Term | null): string;
  value(term: Term): string;
  /** How it was made, who entered it, or which rule it is. */
  how(term: Term, editOf: EditOf): string;
}

type Step = Extract<Origin, { kind: "STEP" }>;

/** Writes the terms of a derivation in the reader's language. */
export function useTermWords(): TermWords {
  const t = useText(derivationMessages);
  const show = useShow();
  const partOf = usePartWords();
  const value = useValueWords();
  const factors = useFactorWords();
  const endOf = useEndWords();
  const label = (term: Term, above: Term | null) => {
    const name = t(`derivation.term.${term.name}`);
    const part = term.about === above?.about ? null : partOf(term);
    return part === null ? name : t("derivation.of", { part, name });
  };
  const stepOf = (term: Term, { operation, of, decimals }: Step) => {
    const written = factors(term, { operation, of });
    const [a = "", b = ""] = written;
    const [first] = of;
    const how = t(`derivation.step.${operation}`, {
      count: of.length,
      terms: written.join(" × "),
      a,
      b,
      name: first ? label(first, null) : show.missing,
    });
    if (decimals === null || operation === "SAME" || of.length === 0) return how;
    return t(decimals === 2 ? "derivation.rounded.cents" : "derivation.rounded.tenths", { how });
  };
  return {
    label,
    value,
    how: (term, editOf) => (term.origin.kind === "STEP" ? stepOf(term, term.origin) : endOf(term, editOf)),
  };
}

/** The decimals that are written of a value; of a ratio, the digits that count. */
const DIGITS: Readonly<Partial<Record<Unit, number>>> = { L: 1, L_PER_H: 1, NM: 2, H: 2, KN: 1, RATIO: 3 };

/** The values that a step is made of, with as many digits as it takes to calculate it again. */
function useFactorWords(): (term: Term, step: Pick<Step, "operation" | "of">) => string[] {
  const show = useShow();
  const language = useLanguage();
  const value = useValueWords();
  const units: Readonly<Partial<Record<Unit, string>>> = {
    ...{ L: " L", L_PER_H: " L/h", NM: " NM", H: " h" },
    KN: ` ${KNOTS[language]}`,
  };
  const withMore = (term: Term, more: number) => {
    const unit = TERMS[term.name];
    const [digits, number] = [DIGITS[unit], numberOf(term)];
    if (digits === undefined || more === 0) return value(term);
    if (unit === "RATIO") {
      const shown = { style: "percent", maximumSignificantDigits: digits + more } as const;
      return numberFormat(localeOf(language), shown).format(number);
    }
    const shown = { maximumFractionDigits: digits + more };
    return `${numberFormat(localeOf(language), shown).format(number)}${units[unit] ?? ""}`;
  };
  return (term, { operation, of }) => {
    const combine = COMBINED[operation];
    const decimals = DIGITS[TERMS[term.name]] ?? show.decimals;
    if (!combine || TERMS[term.name] === "RATIO") return of.map(value);
    const written = of.map((each) => writtenOf(each));
    const more = digitsToAdd(written, { value: numberOf(term), decimals }, combine);
    return of.map((each) => withMore(each, more));
  };
}

/** The steps that readers calculate again. */
const COMBINED: Readonly<Partial<Record<Step["operation"], (values: readonly number[]) => number>>> = {
  PRODUCT: (values) => values.reduce((all, each) => all * each, 1),
  QUOTIENT: ([a = 0, b = 1]) => a / b,
};

/** The fullest form is taken of what is shown as it is, such as an amount. */
const EXACT_DECIMALS = 8;

function writtenOf(term: Term): Written {
  const unit = TERMS[term.name];
  const [digits, value] = [DIGITS[unit], numberOf(term)];
  if (digits === undefined) return { value, decimals: EXACT_DECIMALS };
  return unit === "RATIO" ? { value, significant: digits } : { value, decimals: digits };
}

function numberOf({ value }: Term): number {
  return typeof value === "number" ? value : roundTo(value, 6);
}

/** A value with its unit. */
function useValueWords(): (term: Term) => string {
  const t = useText(derivationMessages);
  const show = useShow();
  const locale = localeOf(useLanguage());
  const write: Readonly<Record<Unit, (value: number) => string>> = {
    MONEY: show.money,
    EUROS: show.euros,
    RATE: show.exchangeRate,
    MONEY_PER_L: show.litrePrice,
    EUROS_PER_L: show.eurosPerLitre,
    L: show.litres,
    L_PER_H: (value) => `${numberFormat(locale, { maximumFractionDigits: 1 }).format(value)} L/h`,
    NM: show.nm,
    H: (value) => `${numberFormat(locale, { maximumFractionDigits: 2 }).format(value)} h`,
    DAYS: (value) => t("derivation.days", { count: value }),
    KN: show.knots,
    RATIO: show.rate,
    INSTANT: (value) => show.instant(new Date(value).toISOString()),
  };
  return (term) => write[TERMS[term.name]](numberOf(term));
}

/** The part that a term is about: a bunker, a service, a leg, a trip. */
function usePartWords(): (term: Term) => string | null {
  const t = useText(derivationMessages);
  const show = useShow();
  const place = usePlaceName();
  const { agreement, plan } = useWorkspace();
  const way = (key: string) => {
    const leg = plan?.itinerary.legs.find(({ to }) => to === key);
    return leg ? t("derivation.part.leg", { from: place(leg.from), to: place(key) }) : place(key);
  };
  const parts: Readonly<Record<string, (key: string, name: TermName) => string>> = {
    fuel_bunkers: (key) => {
      const index = byPos(agreement.fuel_bunkers).findIndex(([id]) => id === key);
      return t("derivation.part.bunker", { number: index + 1 });
    },
    special_conditions: (key) => agreement.special_conditions[key]?.name ?? t("derivation.part.service"),
    payment_calls: (key) => agreement.payment_calls[key]?.designation ?? "",
    expenses: (key) => {
      const { note = null, category, date } = expensesOf(agreement)[key] ?? {};
      return category === undefined ? "" : `${note ?? t(`derivation.expense.${category}`)}, ${show.day(date ?? null)}`;
    },
    trips: (key) => t("derivation.part.trip", { number: Number(key) + 1 }),
    rows: (key) => key,
    calls: (key) => {
      const type = CALL_TYPES.find((one) => one === key);
      return type ? t(`derivation.call.${type}`) : key;
    },
    waypoints: (key, name) => (name.startsWith("leg_") || name === "hours_at_speed" ? way(key) : place(key)),
  };
  return ({ about, name }) => {
    const [map = "", key = ""] = about?.split(".") ?? [];
    return parts[map]?.(key, name) ?? null;
  };
}
