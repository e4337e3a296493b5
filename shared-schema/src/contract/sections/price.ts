import type { ContractType } from "../../agreement/schema.ts";
import type { Bilingual } from "../../base/language.ts";
import { BUNKER, BUNKER_FIELDS, basePriceLabel, PRICE_LINES } from "../../labels/price.ts";
import { isEmptyBunker, isFuelFromApa, lacksFuel, unpricedFuel } from "../../pricing/fuel.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { amount, both, country, number, percent, rateText, withUnit } from "../../terms/format.ts";
import { inOrder } from "../../terms/parties.ts";
import { type Block, heading, paragraph, type TableBlock } from "../blocks.ts";

/** Price, fuel, tax and the grand total. */
export function priceSection(facts: ContractFacts): Block[] {
  return [
    heading(2, "price", "7", "Prix", "Price"),
    priceTable(facts),
    fuelTable(facts),
    ...(isFuelFromApa(facts.agreement) ? [FUEL_FROM_APA] : []),
  ];
}

const FUEL_FROM_APA = paragraph(
  "Le carburant qui n’a pas de prix au litre ci-dessus est payé sur l’avance sur frais (APA) ; il n’est pas compris dans le Prix.",
  "Fuel without a price per litre above is paid from the advance provisioning allowance (APA); it is not included in the Price.",
);

type Row = [label: Bilingual, amount: number | null, kind?: "total" | "kept"];

/** Behind a sum while fuel that it has to hold has no price. */
const FUEL_ON_TOP: Bilingual = { fr: "carburant en sus", en: "plus fuel" };

function priceTable({ agreement, derived }: ContractFacts): TableBlock {
  const isWhole = !lacksFuel(agreement, derived.total_fuel_consumption);
  const isPriced = Object.values(agreement.fuel_bunkers).some((bunker) => bunker.price_per_litre !== null);
  const sum = ({ fr, en }: Bilingual): Bilingual =>
    isWhole ? { fr, en } : { fr: `${fr}, ${FUEL_ON_TOP.fr}`, en: `${en}, ${FUEL_ON_TOP.en}` };
  // Without positioning its price may be empty: there is no line to fill in.
  const positioned = agreement.base_price_routing !== null || derived.waypoints.some((waypoint) => waypoint.is_routing);
  const rows: Row[] = [
    [basePriceLabel(agreement.contract_type), agreement.base_price_cruising],
    ...(positioned ? [[PRICE_LINES.routing, agreement.base_price_routing] satisfies Row] : []),
    ...(isPriced || !isFuelFromApa(agreement)
      ? [[PRICE_LINES.oil, isWhole ? derived.total_oil_price : null] satisfies Row]
      : []),
    [PRICE_LINES.services, derived.total_services_price],
    [sum(PRICE_LINES.net), derived.net_total, "total"],
    [vatLabel(derived.rate_display, derived.vat_country), derived.vat_amount, "kept"],
    [sum(PRICE_LINES.total), derived.total_agreement_price, "total"],
    [withRatio(PRICE_LINES.apa, agreement.requested_cea_ratio), derived.requested_cea_amount],
    [withRatio(PRICE_LINES.deposit, agreement.requested_deposit_ratio), derived.requested_deposit_amount],
    [sum(PRICE_LINES.grand), derived.grand_total_price, "total"],
  ];
  const indices = (kind: Row[2]) => rows.flatMap((row, index) => (row[2] === kind ? [index] : []));
  return {
    kind: "table",
    caption: { fr: "Prix", en: "Price" },
    columns: [
      { head: { fr: "Poste", en: "Item" }, align: "left" },
      {
        head: { fr: `Montant (${agreement.currency})`, en: `Amount (${agreement.currency})` },
        align: "right",
        width: 0.25,
      },
    ],
    rows: rows.map(([label, value]) => [both(label), amount(value, agreement.currency)]),
    totals: indices("total"),
    // The net total, the VAT and the total are read together.
    kept: indices("kept"),
  };
}

function vatLabel(rate: string | null, code: string | null): Bilingual {
  const where = country(code);
  const label = (word: string, name: string | undefined) => `${word} ${rateText(rate)}${name ? ` (${name})` : ""}`;
  return { fr: label(PRICE_LINES.vat.fr, where?.fr), en: label(PRICE_LINES.vat.en, where?.en) };
}

function withRatio({ fr, en }: Bilingual, ratio: number | null): Bilingual {
  return { fr: `${fr}, ${percent(ratio, 1)}`, en: `${en}, ${percent(ratio, 1)}` };
}

function inCurrency({ fr, en }: Bilingual, currency: string): Bilingual {
  return { fr: `${fr} (${currency})`, en: `${en} (${currency})` };
}

const JOURNEY_CONSUMPTION: Readonly<Record<ContractType, Bilingual>> = {
  CRUISE: { fr: "Consommation prévue, croisière", en: "Expected consumption, cruising" },
  CHARTER: { fr: "Consommation prévue, affrètement", en: "Expected consumption, charter" },
};

/** The bunkers in their order, without the empty ones from which no fuel is taken. */
function printedBunkers(facts: ContractFacts) {
  const unpriced = unpricedFuel(facts.agreement, facts.derived.total_fuel_consumption);
  return inOrder(facts.agreement.fuel_bunkers)
    .map((bunker, index) => ({ bunker, index }))
    .filter(({ bunker, index }) => !isEmptyBunker(bunker) || unpriced.includes(index));
}

function fuelTable(facts: ContractFacts): TableBlock {
  const { agreement, derived } = facts;
  const bunkers = printedBunkers(facts).map(({ bunker }, index) => [
    `${BUNKER.fr} ${index + 1} / ${BUNKER.en} ${index + 1}`,
    withUnit(bunker.quantity, 1, "L"),
    isFuelFromApa(agreement) && bunker.price_per_litre === null ? "APA" : number(bunker.price_per_litre, 4),
  ]);
  const used = (label: string, litres: number | null) => [label, withUnit(litres, 1, "L"), ""];
  return {
    kind: "table",
    caption: { fr: "Carburant", en: "Fuel" },
    columns: [
      { head: { fr: "Carburant", en: "Fuel" }, align: "left" },
      { head: BUNKER_FIELDS.quantity, align: "right", width: 0.25 },
      {
        head: inCurrency(BUNKER_FIELDS.price_per_litre, agreement.currency),
        align: "right",
        width: 0.25,
      },
    ],
    rows: [
      ...bunkers,
      used("Consommation prévue, convoyage / Expected consumption, positioning", derived.routing_consumption),
      used(both(JOURNEY_CONSUMPTION[agreement.contract_type]), derived.journey_consumption),
      used("Consommation prévue, total / Expected consumption, total", derived.total_fuel_consumption),
    ],
    fields: printedBunkers(facts).map(({ index }) => [
      null,
      `fuel_bunkers.${index}.quantity`,
      `fuel_bunkers.${index}.price_per_litre`,
    ]),
    totals: [bunkers.length + 2],
  };
}
