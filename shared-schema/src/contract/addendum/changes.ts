import type { Bilingual } from "../../base/language.ts";
import type { TermChange } from "../../terms/compare.ts";
import { BLANK, both } from "../../terms/format.ts";
import type { ContractTerms } from "../../terms/terms.ts";
import { type Block, heading, type TableBlock } from "../blocks.ts";
import { termText } from "./termText.ts";

type Versions = readonly [former: ContractTerms, latter: ContractTerms];

/** So many changed terms are found in one table without headings of their own. */
const MOST_IN_ONE_TABLE = 12;

const OTHERS: Bilingual = { fr: "Contrat", en: "Agreement" };
/** The parts of the contract in their order, by the first step of a term's path. */
const PARTS: readonly (readonly [name: Bilingual, terms: RegExp])[] = [
  [{ fr: "Parties", en: "Parties" }, /^(parties|bank_accounts)$/],
  [
    { fr: "Dates et itinéraire", en: "Dates and route" },
    /^(dates|waypoints|total_nm|cruise_areas|embarkations|max_guests\w*)$/,
  ],
  [{ fr: "Navire", en: "Yacht" }, /^yacht$/],
  [
    { fr: "Prix et services", en: "Price and services" },
    /^(currency|special_conditions|fuel_\w+|net_total|total_\w+|grand_\w+|base_price_\w+|requested_\w+|\w+_consumption)$/,
  ],
  [{ fr: "TVA", en: "VAT" }, /^(trips|rate_explanation|effective_vat_rate|vat_\w+|tax_answers|entered_vat_\w+)$/],
  [{ fr: "Paiements", en: "Payments" }, /^payment_calls$/],
  [{ fr: "Clauses particulières", en: "Special clauses" }, /^clauses$/],
];

/** Each changed term before and after; very many of them under a heading for each part, which bookmarks and contents list. */
export function changesSection(changes: readonly TermChange[], versions: Versions): Block[] {
  const title = heading(1, "changes", "II", "Termes modifiés", "Changed terms");
  const whole: Bilingual = { fr: "Termes modifiés", en: "Changed terms" };
  if (changes.length <= MOST_IN_ONE_TABLE) return [title, tableOf(whole, changes, versions)];
  const names = [OTHERS, ...PARTS.map(([name]) => name)];
  const parts = names.flatMap((name) => {
    const own = changes.filter(({ path }) => partOf(path) === name);
    return own.length > 0 ? [{ name, own }] : [];
  });
  return [
    title,
    ...parts.flatMap(({ name, own }, index) => [
      heading(2, `changes-${index + 1}`, `II.${index + 1}`, name.fr, name.en),
      tableOf(name, own, versions),
    ]),
  ];
}

function partOf(path: string): Bilingual {
  const [head = ""] = path.split(".");
  return PARTS.find(([, terms]) => terms.test(head))?.[0] ?? OTHERS;
}

function tableOf(caption: Bilingual, changes: readonly TermChange[], [former, latter]: Versions): TableBlock {
  return {
    kind: "table",
    caption,
    columns: [
      { head: { fr: "Terme", en: "Term" }, align: "left", width: 0.28 },
      { head: { fr: "Avant", en: "Before" }, align: "left" },
      { head: { fr: "Après", en: "After" }, align: "left" },
    ],
    rows:
      changes.length > 0
        ? changes.map(({ path, name, before, after }) => [
            both(name),
            termText(path, before, former),
            termText(path, after, latter),
          ])
        : [[BLANK, BLANK, BLANK]],
  };
}
