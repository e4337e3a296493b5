import type { ContractType } from "../agreement/schema.ts";
import {
  add,
  type ExactFraction,
  type Fraction,
  fromDecimal,
  fromExact,
  multiply,
  sum,
  toCents,
} from "../base/money.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { type BunkerInput, fillBunkers, oilPrice, type PricedBunker } from "./bunkers.ts";
import { NO_SAVINGS, type Savings, savingsOf } from "./savings.ts";

export interface PriceInput {
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
  total_fuel_consumption: number | null;
  special_conditions: readonly { price: number | null }[];
  /** The exact effective rate; null while none is decided. */
  rate: ExactFraction | null;
  requested_cea_ratio: number | null;
  requested_deposit_ratio: number | null;
}

/** The inputs without which an agreement has no total. */
export type MissingForTotal = "base_price_cruising" | "base_price_routing" | "effective_vat_rate";

/** The figures that a contract prints and REST answers, in the agreement's currency, rounded half up to cents; null is «not known yet». */
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

function netOf(input: PriceInput, oil: Fraction, services: Fraction): Fraction | null {
  const { base_price_cruising: cruising, base_price_routing: routing, has_routing } = input;
  if (cruising === null || (has_routing && routing === null)) return null;
  return sum([fromDecimal(cruising), fromDecimal(routing ?? 0), oil, services]);
}

/** A rounded share of an amount. An empty ratio asks for nothing. */
function shareOf(ratio: number | null, amount: Fraction): Fraction {
  return fromDecimal(toCents(multiply(fromDecimal(ratio ?? 0), amount)));
}

/**
 * Prices an agreement: oil by bunker, services, net, VAT by the exact rate, APA and deposit on the total with VAT.
 * Savings and fee exist for a transport agreement (CRUISE) on a commercial yacht only.
 */
export function priceAgreement(input: PriceInput): Price {
  const bunkers = fillBunkers(input.fuel_bunkers, input.total_fuel_consumption);
  const oil = oilPrice(bunkers);
  const services = sum(input.special_conditions.map(({ price }) => fromDecimal(price ?? 0)));
  const net = netOf(input, oil, services);
  const vat = net && input.rate && fromDecimal(toCents(multiply(net, fromExact(input.rate))));
  const total = net && vat && add(net, vat);
  const cea = total && shareOf(input.requested_cea_ratio, total);
  const deposit = total && shareOf(input.requested_deposit_ratio, total);
  const eligible = input.contract_type === "CRUISE" && input.yacht_status === "COMMERCIAL";
  return {
    bunkers,
    total_fuel_consumption: input.total_fuel_consumption,
    total_oil_price: toCents(oil),
    total_services_price: toCents(services),
    net_total: net && toCents(net),
    vat_amount: vat && toCents(vat),
    total_agreement_price: total && toCents(total),
    requested_cea_amount: cea && toCents(cea),
    requested_deposit_amount: deposit && toCents(deposit),
    grand_total_price: total && cea && deposit && toCents(sum([total, cea, deposit])),
    ...(eligible && net ? savingsOf(net, input.total_fuel_consumption ?? 0, vat) : NO_SAVINGS),
    missing: missingOf(input),
  };
}
