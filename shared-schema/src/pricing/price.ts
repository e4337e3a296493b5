import { ofAgreement, ofPart } from "../agreement/derivation/enteredAt.ts";
import type { ContractType } from "../agreement/schema.ts";
import { minorDecimals } from "../base/currency/minorUnits.ts";
import { amountOf, exact, rounded } from "../base/derivation/calculus.ts";
import { entered, measuredExact } from "../base/derivation/leaves.ts";
import type { Term } from "../base/derivation/term.ts";
import { type Fraction, roundTo } from "../base/money.ts";
import type { YachtBody } from "../yacht/schema.ts";
import {
  type BunkerInput,
  type BunkerTerms,
  bunkerTerms,
  oilTerm,
  type PricedBunker,
  pricedBunkers,
} from "./bunkers.ts";
import {
  type EuroRate,
  NO_SAVINGS,
  type Savings,
  type SavingsTerms,
  savingsInEuros,
  savingsOf,
  savingsTerms,
} from "./savings.ts";

const EURO = "EUR";
const NO_LITRES = measuredExact("total_fuel_consumption", "SCHEDULE", 0);

export interface PriceInput {
  /** ISO 4217: its minor unit is what amounts are rounded to. */
  currency: string;
  contract_type: ContractType;
  yacht_status: YachtBody["status"];
  base_price_cruising: number | null;
  /** May be empty while nothing is positioned. */
  base_price_routing: number | null;
  /** The route has waypoints of positioning. */
  has_routing: boolean;
  /** In the order in which they are used. */
  fuel_bunkers: readonly BunkerInput[];
  /** Litres; null while neither entered nor estimated. */
  total_fuel_consumption: Term<Fraction> | null;
  special_conditions: readonly { id: string | number; price: number | null }[];
  /** The exact effective rate; null while none is decided. */
  rate: Term<Fraction> | null;
  requested_cea_ratio: number | null;
  requested_deposit_ratio: number | null;
}

/** The inputs without which an agreement has no total. */
export type MissingForTotal = "base_price_cruising" | "base_price_routing" | "effective_vat_rate";

/** The figures that a contract prints and REST answers, in the agreement's currency, rounded half up to its minor unit; null is «not known yet». */
export interface PriceFigures {
  /** Litres. */
  total_fuel_consumption: number | null;
  total_oil_price: number;
  total_services_price: number;
  net_total: number | null;
  vat_amount: number | null;
  total_agreement_price: number | null;
  requested_cea_amount: number | null;
  requested_deposit_amount: number | null;
  grand_total_price: number | null;
}

/** The price of an agreement, with what it was made of. */
export interface Price extends PriceFigures, Nullable<Savings> {
  bunkers: PricedBunker[];
  missing: MissingForTotal[];
}

/** The figures alone. */
export function figuresOf(price: Price): PriceFigures {
  return {
    total_fuel_consumption: price.total_fuel_consumption,
    total_oil_price: price.total_oil_price,
    total_services_price: price.total_services_price,
    net_total: price.net_total,
    vat_amount: price.vat_amount,
    total_agreement_price: price.total_agreement_price,
    requested_cea_amount: price.requested_cea_amount,
    requested_deposit_amount: price.requested_deposit_amount,
    grand_total_price: price.grand_total_price,
  };
}

type Nullable<T> = { [Key in keyof T]: T[Key] | null };

function missingOf(input: PriceInput): MissingForTotal[] {
  const missing: MissingForTotal[] = [];
  if (input.base_price_cruising === null) missing.push("base_price_cruising");
  if (input.has_routing && input.base_price_routing === null) missing.push("base_price_routing");
  if (input.rate === null) missing.push("effective_vat_rate");
  return missing;
}

/** The figures of a price with their derivation; null is «not known yet». */
export interface PriceTerms {
  bunkers: BunkerTerms[];
  total_fuel_consumption: Term<Fraction> | null;
  total_oil_price: Term<Fraction>;
  total_services_price: Term<Fraction>;
  net_total: Term<Fraction> | null;
  vat_amount: Term<Fraction> | null;
  total_agreement_price: Term<Fraction> | null;
  requested_cea_amount: Term<Fraction> | null;
  requested_deposit_amount: Term<Fraction> | null;
  grand_total_price: Term<Fraction> | null;
  savings: SavingsTerms | null;
}

function netTerm(input: PriceInput, oil: Term<Fraction>, services: Term<Fraction>): Term<Fraction> | null {
  const { base_price_cruising: cruising, base_price_routing: routing, has_routing } = input;
  if (cruising === null || (has_routing && routing === null)) return null;
  return exact.sum("net_total", [
    entered("base_price_cruising", ofAgreement("base_price_cruising"), cruising),
    entered("base_price_routing", ofAgreement("base_price_routing"), routing),
    oil,
    services,
  ]);
}

function servicesTerm(services: PriceInput["special_conditions"]): Term<Fraction> {
  return exact.sum(
    "total_services_price",
    services.map(({ id, price }) =>
      entered("service_price", ofPart("special_conditions", id, "price"), price, `special_conditions.${id}`),
    ),
  );
}

/** A rounded share of the total. An empty ratio asks for nothing. */
function shareTerm(asked: "cea" | "deposit", input: PriceInput, total: Term<Fraction>): Term<Fraction> {
  const field = `requested_${asked}_ratio` as const;
  const ratio = entered(field, ofAgreement(field), input[field]);
  return rounded(exact.product(`requested_${asked}_amount`, [ratio, total]), minorDecimals(input.currency));
}

/**
 * The total as it was agreed, where litres really used have changed it since: APA and deposit stay what the last generated version
 * asks for (specification §4). Null where none were entered.
 */
function agreedTotal(input: PriceInput): Term<Fraction> | null {
  const { fuel_bunkers } = input;
  if (fuel_bunkers.every(({ quantity_used }) => quantity_used === null)) return null;
  const unused = fuel_bunkers.map((bunker) => ({ ...bunker, quantity_used: null }));
  return priceTerms({ ...input, fuel_bunkers: unused }).total_agreement_price;
}

/**
 * Derives a price: oil by bunker, services, net, VAT by the exact rate, APA and deposit on the total with VAT.
 * Savings and fee exist for a transport agreement (CRUISE) on a commercial yacht only. They are told in euros: for another currency
 * they need a rate, and are told beside the price (`foreignSavings`).
 */
export function priceTerms(input: PriceInput): PriceTerms {
  const consumption = input.total_fuel_consumption ?? NO_LITRES;
  const bunkers = bunkerTerms(input.fuel_bunkers, consumption, input.currency);
  const oil = oilTerm(bunkers);
  const services = servicesTerm(input.special_conditions);
  const net = netTerm(input, oil, services);
  const vat =
    net && input.rate && rounded(exact.product("vat_amount", [net, input.rate]), minorDecimals(input.currency));
  const total = net && vat && exact.sum("total_agreement_price", [net, vat]);
  const agreed = agreedTotal(input) ?? total;
  const cea = agreed && shareTerm("cea", input, agreed);
  const deposit = agreed && shareTerm("deposit", input, agreed);
  return {
    bunkers,
    total_fuel_consumption: input.total_fuel_consumption,
    total_oil_price: oil,
    total_services_price: services,
    net_total: net,
    vat_amount: vat,
    total_agreement_price: total,
    requested_cea_amount: cea,
    requested_deposit_amount: deposit,
    grand_total_price: total && cea && deposit && exact.sum("grand_total_price", [total, cea, deposit]),
    savings: hasSavings(input) && input.currency === EURO && net ? savingsTerms(net, consumption, vat) : null,
  };
}

/** Whether a transport agreement saves anything over a hire. */
export function hasSavings({
  contract_type,
  yacht_status,
}: Pick<PriceInput, "contract_type" | "yacht_status">): boolean {
  return contract_type === "CRUISE" && yacht_status === "COMMERCIAL";
}

/** The savings of a price in another currency than the euro; null where there are none. @param price of an agreement that has savings */
export function foreignSavings(
  price: Pick<PriceTerms, "net_total" | "vat_amount" | "total_fuel_consumption">,
  euro: EuroRate,
): SavingsTerms | null {
  const { net_total: net, vat_amount: vat, total_fuel_consumption } = price;
  return net && savingsInEuros({ net, vat, consumption: total_fuel_consumption ?? NO_LITRES }, euro);
}

/** Prices an agreement: the figures of `priceTerms`. */
export function priceAgreement(input: PriceInput): Price {
  const terms = priceTerms(input);
  const shown = (term: Term<Fraction> | null) => term && amountOf(term);
  return {
    bunkers: pricedBunkers(input.fuel_bunkers, terms.bunkers),
    total_fuel_consumption: terms.total_fuel_consumption && roundTo(terms.total_fuel_consumption.value, 6),
    total_oil_price: amountOf(terms.total_oil_price),
    total_services_price: amountOf(terms.total_services_price),
    net_total: shown(terms.net_total),
    vat_amount: shown(terms.vat_amount),
    total_agreement_price: shown(terms.total_agreement_price),
    requested_cea_amount: shown(terms.requested_cea_amount),
    requested_deposit_amount: shown(terms.requested_deposit_amount),
    grand_total_price: shown(terms.grand_total_price),
    ...(terms.savings ? savingsOf(terms.savings) : NO_SAVINGS),
    missing: missingOf(input),
  };
}
