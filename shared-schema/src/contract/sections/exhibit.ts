import type { ContractType } from "../../agreement/schema.ts";
import { type Block, detail, heading, type ParagraphBlock, paragraph, type TableBlock } from "../blocks.ts";
import type { ContractFacts, TripRow } from "../facts.ts";
import { BLANK, both, country, number, percent, rateText, text } from "../format.ts";
import { TRIP_LABELS } from "../labels.ts";

const QUALIFICATION: Record<ContractType, ParagraphBlock> = {
  CRUISE: paragraph(
    "Le contrat est un transport de passagers. Chaque trajet entre deux escales d’embarquement ou de débarquement est taxé selon la part de sa distance parcourue dans les eaux françaises ; un trajet qui touche un port étranger est international et exonéré. Les trajets sont pondérés par leur durée.",
    "The agreement is a carriage of passengers. Each trip between two calls of embarkation or disembarkation is taxed on the share of its distance in French waters; a trip with a call abroad is international and exempt. Trips are weighted by their duration.",
  ),
  CHARTER: paragraph(
    "Le contrat est une location de navire de quatre-vingt-dix jours au plus. La taxe est celle du pays de livraison, appliquée selon sa règle de base.",
    "The agreement is a hire of a yacht for ninety days at most. The tax is that of the country of delivery, applied under that country’s rule for the taxable base.",
  ),
};

/** The tax regime: how the rate was found. */
export function exhibitSection(facts: ContractFacts): Block[] {
  const { agreement, derived } = facts;
  return [
    heading(1, "tax-regime", "IV", "Annexe : régime fiscal", "Exhibit: tax regime"),
    QUALIFICATION[agreement.contract_type],
    tripTable(derived.trips),
    {
      kind: "details",
      rows: [
        detail("Pays de la TVA", "VAT country", both(country(derived.vat_country))),
        detail("Taux effectif", "Effective rate", rateText(derived.rate_display)),
        ...(agreement.entered_vat_rate === null
          ? []
          : [
              detail("Taux saisi", "Entered rate", percent(agreement.entered_vat_rate, 2)),
              detail("Motif du taux saisi", "Reason for the entered rate", text(agreement.entered_vat_reason)),
            ]),
      ],
    },
    ...derived.rate_explanation.map(({ fr, en }) => paragraph(fr, en)),
    paragraph(
      "Le taux est recalculé si l’itinéraire change. Le journal de bord, les relevés AIS et les factures de port en font la preuve.",
      "The rate is recalculated if the route changes. The log, the AIS records and the berth invoices are its evidence.",
    ),
  ];
}

function tripTable(trips: readonly TripRow[]): TableBlock {
  const rows = trips.map((trip) => [
    `${trip.from} – ${trip.to}`,
    both(TRIP_LABELS[trip.kind]),
    number(trip.nm, 2),
    number(trip.taxed_nm, 2),
    number(trip.hours, 1),
    percent(trip.weight, 1),
    percent(trip.rate, 2),
  ]);
  return {
    kind: "table",
    caption: { fr: "Trajets", en: "Trips" },
    columns: [
      { head: { fr: "Trajet", en: "Trip" }, align: "left" },
      { head: { fr: "Nature", en: "Kind" }, align: "left", width: 0.15 },
      { head: { fr: "NM", en: "NM" }, align: "right", width: 0.1 },
      { head: { fr: "NM taxés", en: "NM taxed" }, align: "right", width: 0.11 },
      { head: { fr: "Heures", en: "Hours" }, align: "right", width: 0.1 },
      { head: { fr: "Poids", en: "Weight" }, align: "right", width: 0.1 },
      { head: { fr: "Taux", en: "Rate" }, align: "right", width: 0.1 },
    ],
    rows: rows.length > 0 ? rows : [[BLANK, BLANK, BLANK, BLANK, BLANK, BLANK, BLANK]],
  };
}
