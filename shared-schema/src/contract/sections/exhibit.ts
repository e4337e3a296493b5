import { editionOf } from "../../agreement/wording/edition.ts";
import type { Bilingual } from "../../base/language.ts";
import { TRIP_LABELS } from "../../labels/route.ts";
import { YACHT_FIELDS, YACHT_STATUS_LABELS } from "../../labels/yacht.ts";
import type { ContractFacts, TripRow } from "../../terms/facts.ts";
import { BLANK, both, country, number, percent, rateText, text } from "../../terms/format.ts";
import { rateLines } from "../../terms/taxRows.ts";
import type { ExhibitPart, ExhibitSection, StandardTerms } from "../articles/article.ts";
import { fillIn } from "../articles/fillIn.ts";
import { standardTermsOf } from "../articles/standardTerms.ts";
import { type Block, detail, heading, labelled, paragraph, type TableBlock } from "../blocks.ts";

/** Where the exhibit's own rules are those of French law; a rate that is still unknown is taken to be French. */
const FRANCE = "FR";

/** The tax regime: how the agreement is classified, how the rate was found, what proves it and who bears a mistake. */
export function exhibitSection(facts: ContractFacts, number: string): Block[] {
  const { agreement, derived } = facts;
  const { taxExhibit, figures } = standardTermsOf(editionOf(agreement), agreement.contract_type);
  const isFrench = (derived.vat_country ?? FRANCE) === FRANCE;
  return [
    heading(1, "tax-regime", number, "Annexe : régime fiscal", "Exhibit: tax regime"),
    ...taxExhibit.flatMap((section, index) => [
      sectionHeading(section, index, "tax"),
      ...(isFrench ? section.paragraphs : (section.elsewhere ?? section.paragraphs)).map((text) =>
        filledParagraph(text, figures),
      ),
      ...dataOf(section.id, facts),
    ]),
  ];
}

/** The words of some sections without the facts of an agreement, as French law has them. @param anchor begins their ids */
export function exhibitWords(
  sections: readonly ExhibitSection[],
  figures: StandardTerms["figures"],
  anchor: string,
): Block[] {
  return sections.flatMap((section, index) => [
    sectionHeading(section, index, anchor),
    ...section.paragraphs.map((text) => filledParagraph(text, figures)),
  ]);
}

function sectionHeading({ id, title }: ExhibitSection, index: number, anchor: string): Block {
  const letter = String.fromCharCode("A".charCodeAt(0) + index);
  return heading(2, `${anchor}-${id}`, letter, title.fr, title.en);
}

function filledParagraph(text: Bilingual, figures: StandardTerms["figures"]): Block {
  const { fr, en } = fillIn(text, figures);
  return paragraph(fr, en);
}

/** The paragraphs that this agreement's own facts add to a section. */
function dataOf(part: ExhibitPart, facts: ContractFacts): Block[] {
  if (part === "method") return [tripTable(facts.derived.trips), rateDetails(facts), ...reasons(facts)];
  if (part === "declaration") return [declaredDetails(facts)];
  return [];
}

function rateDetails({ agreement, derived }: ContractFacts): Block {
  const entered =
    agreement.entered_vat_rate === null
      ? []
      : [
          detail("Taux saisi", "Entered rate", percent(agreement.entered_vat_rate, 2)),
          detail("Motif du taux saisi", "Reason for the entered rate", text(agreement.entered_vat_reason)),
        ];
  return {
    kind: "details",
    rows: [
      detail("Pays de la TVA", "VAT country", both(country(derived.vat_country))),
      detail("Taux effectif", "Effective rate", rateText(derived.rate_display)),
      ...entered,
    ],
  };
}

function reasons({ derived }: ContractFacts): Block[] {
  return rateLines(derived).map(({ fr, en }) => paragraph(fr, en));
}

function declaredDetails({ yacht }: ContractFacts): Block {
  return {
    kind: "details",
    rows: [
      labelled(YACHT_FIELDS.flag, both(country(yacht?.flag))),
      labelled(YACHT_FIELDS.status, yacht?.status ? both(YACHT_STATUS_LABELS[yacht.status]) : BLANK),
      labelled(YACHT_FIELDS.official_num, text(yacht?.official_num)),
    ],
  };
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
