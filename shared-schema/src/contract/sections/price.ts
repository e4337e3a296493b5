import { type Block, heading, type TableBlock } from "../blocks.ts";
import type { Bilingual, ContractFacts } from "../facts.ts";
import { both, country, number, percent, rateText, withUnit } from "../format.ts";
import { inOrder } from "../parties.ts";

/** Price, fuel, tax and the grand total. */
export function priceSection(facts: ContractFacts): Block[] {
  return [heading(2, "price", "7", "Prix", "Price"), priceTable(facts), fuelTable(facts)];
}

function priceTable({ agreement, derived }: ContractFacts): TableBlock {
  const rows: [Bilingual, number | null, total?: true][] = [
    [{ fr: "Prix de base, croisière", en: "Base price, cruising" }, agreement.base_price_cruising],
    [{ fr: "Prix de base, convoyage", en: "Base price, positioning" }, agreement.base_price_routing],
    [{ fr: "Carburant et lubrifiants", en: "Fuel and oil" }, derived.total_oil_price],
    [{ fr: "Services supplémentaires", en: "Extra services" }, derived.total_services_price],
    [{ fr: "Total hors taxe", en: "Net total" }, derived.net_total, true],
    [vatLabel(derived.rate_display, derived.vat_country), derived.vat_amount],
    [{ fr: "Prix total du contrat", en: "Total agreement price" }, derived.total_agreement_price, true],
    [
      withRatio("Provision pour frais", "Advance Provisioning Allowance", agreement.requested_cea_ratio),
      derived.requested_cea_amount,
    ],
    [
      withRatio("Dépôt de garantie", "Security Deposit", agreement.requested_deposit_ratio),
      derived.requested_deposit_amount,
    ],
    [{ fr: "Total à verser", en: "Grand total" }, derived.grand_total_price, true],
  ];
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
    rows: rows.map(([label, amount]) => [both(label), number(amount, 2)]),
    totals: rows.flatMap(([, , total], index) => (total ? [index] : [])),
  };
}

function vatLabel(rate: string | null, code: string | null): Bilingual {
  const where = country(code);
  const label = (word: string, name: string | undefined) => `${word} ${rateText(rate)}${name ? ` (${name})` : ""}`;
  return { fr: label("TVA", where?.fr), en: label("VAT", where?.en) };
}

function withRatio(fr: string, en: string, ratio: number | null): Bilingual {
  return { fr: `${fr}, ${percent(ratio, 1)}`, en: `${en}, ${percent(ratio, 1)}` };
}

function fuelTable({ agreement, derived }: ContractFacts): TableBlock {
  const bunkers = inOrder(agreement.fuel_bunkers).map((bunker, index) => [
    `Soute ${index + 1} / Bunker ${index + 1}`,
    withUnit(bunker.quantity, 1, "L"),
    number(bunker.price_per_litre, 4),
  ]);
  const used = (label: string, litres: number | null) => [label, withUnit(litres, 1, "L"), ""];
  return {
    kind: "table",
    caption: { fr: "Carburant", en: "Fuel" },
    columns: [
      { head: { fr: "Carburant", en: "Fuel" }, align: "left" },
      { head: { fr: "Quantité", en: "Quantity" }, align: "right", width: 0.25 },
      {
        head: { fr: `Prix par litre (${agreement.currency})`, en: `Price per litre (${agreement.currency})` },
        align: "right",
        width: 0.25,
      },
    ],
    rows: [
      ...bunkers,
      used("Consommation prévue, convoyage / Expected consumption, positioning", derived.routing_consumption),
      used("Consommation prévue, croisière / Expected consumption, cruising", derived.journey_consumption),
      used("Consommation prévue, total / Expected consumption, total", derived.total_fuel_consumption),
    ],
    totals: [bunkers.length + 2],
  };
}
