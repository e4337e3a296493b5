import type { Bilingual } from "../../base/language.ts";
import { compareTerms } from "../../terms/compare.ts";
import { BLANK, both, utc } from "../../terms/format.ts";
import type { ContractTerms } from "../../terms/terms.ts";
import { priceDifference } from "../addendum/priceDifference.ts";
import { termText } from "../addendum/termText.ts";
import {
  type Block,
  type ComparedVersion,
  type ContractDocument,
  detail,
  heading,
  paragraph,
  type RedlineRow,
} from "../blocks.ts";
import { type ComparedSection, compareSections } from "./compareSections.ts";
import { type Run, runOf } from "./runs.ts";
import type { VersionText } from "./versionText.ts";

/** This section is about the version itself: its fingerprint differs always. */
const OF_THE_VERSION = "signatures";
/** The section whose number and date of the version differ always; a comparison states both at its beginning. */
const REFERENCE = "reference";
const STATED_ANEW: readonly string[] = ["Version", "Date"];
const THIRD = { width: 0.36, align: "left" } as const;

/**
 * Compares two versions of a contract: which terms changed, the difference of price, and the text article by article. What was
 * deleted is struck, what was inserted underlined; what stays is named in a line.
 */
export function buildComparison(former: VersionText, latter: VersionText): ContractDocument {
  const compared = [versionOf(former.document), versionOf(latter.document)] as const;
  const [{ name: from }, { name: to }] = compared;
  const title: Bilingual = { fr: `Comparaison : ${from.fr} et ${to.fr}`, en: `Comparison of ${from.en} with ${to.en}` };
  const { document } = latter;
  const { name } = latter.terms;
  return {
    ...document,
    title,
    draft: former.document.draft || document.draft,
    compared,
    verify: null,
    cover: null,
    language: null,
    blocks: [
      { kind: "title", text: title, subtitle: typeof name === "string" ? name : "" },
      ...versionsSection(document.reference, compared),
      ...termsSection(former.terms, latter.terms),
      heading(1, "price-difference", "B", "Différence de prix", "Difference of price"),
      priceDifference(former.terms, latter.terms),
      heading(1, "text", "C", "Texte comparé", "Text compared"),
      ...textBlocks(former.document, document),
    ],
  };
}

function versionOf({
  versionLabel: { fr, en },
  draft,
  fingerprint,
  issuedAt,
  cover,
}: ContractDocument): ComparedVersion {
  const name = draft ? { fr: `${fr} (projet)`, en: `${en} (draft)` } : { fr, en };
  return { name, fingerprint, issuedAt, yacht: cover?.yacht ?? null };
}

function versionsSection(reference: string, compared: readonly [ComparedVersion, ComparedVersion]): Block[] {
  const yachts = compared.map(({ yacht }) => [yacht?.name, yacht?.number].filter(Boolean).join(" · ") || BLANK);
  return [
    {
      kind: "details",
      rows: [
        detail("Contrat n°", "Agreement number", reference),
        detail("Navire", "Yacht", [...new Set(yachts)].join("\n")),
        ...compared.flatMap(({ name: { fr, en }, issuedAt, fingerprint }) => [
          detail(`Date : ${fr}`, `Date: ${en}`, utc(issuedAt)),
          detail(`Empreinte : ${fr}`, `Fingerprint: ${en}`, fingerprint),
        ]),
      ],
    },
    paragraph(
      "Texte supprimé barré, texte inséré souligné, trait en marge des lignes modifiées. Cette comparaison est établie pour information ; seules les versions elles-mêmes font foi.",
      "Deleted text is struck, inserted text is underlined, and a bar in the margin marks changed lines. This comparison is for information; only the versions themselves are binding.",
    ),
  ];
}

function termsSection(former: ContractTerms, latter: ContractTerms): Block[] {
  const changes = compareTerms(former, latter);
  const title = heading(1, "changes", "A", "Termes modifiés", "Changed terms");
  if (changes.length === 0) return [title, paragraph("Aucun terme n’a changé.", "No term has changed.")];
  const head: RedlineRow = {
    strong: true,
    cells: [
      { fr: "Terme", en: "Term" },
      { fr: "Avant", en: "Before" },
      { fr: "Après", en: "After" },
    ].map((text) => runOf(both(text), "same")),
  };
  const rows = changes.map(({ path, name, before, after }): RedlineRow => {
    const written = [
      runOf(both(name), "same"),
      struck(termText(path, before, former), "deleted"),
      struck(termText(path, after, latter), "inserted"),
    ];
    return { strong: false, cells: written };
  });
  const columns = [{ ...THIRD, width: 0.28 }, THIRD, THIRD];
  return [
    title,
    {
      kind: "redline",
      caption: { fr: title.fr, en: title.en },
      layout: "rows",
      columns,
      hasHead: true,
      rows: [head, ...rows],
    },
  ];
}

function struck(text: string, change: Run["change"]): Run[] {
  return runOf(text, text === BLANK ? "same" : change);
}

/** The parts with their changed sections; those without a change are named in a line under their part. */
function textBlocks(former: ContractDocument, latter: ContractDocument): Block[] {
  const compared = compareSections(withoutVersion(former.blocks), withoutVersion(latter.blocks));
  const sections = compared.filter(({ heading: { id } }) => id !== OF_THE_VERSION);
  return partsOf(sections).flatMap(({ part, sections: below }) => {
    const unchanged = below.filter(({ change }) => change === "same").map(({ heading: { number } }) => number);
    const isWhole = part.change === "same" && unchanged.length === below.length;
    return [
      part.heading,
      ...(isWhole ? [UNCHANGED] : [...cameOrWent(part), ...part.blocks, ...unchangedLine(unchanged)]),
      ...below.flatMap((section) =>
        section.change === "same" ? [] : [section.heading, ...cameOrWent(section), ...section.blocks],
      ),
    ];
  });
}

/** The blocks without the rows that name the version. */
function withoutVersion(blocks: readonly Block[]): Block[] {
  return blocks.map((block, index) => {
    const above = blocks[index - 1];
    if (block.kind !== "details" || above?.kind !== "heading" || above.id !== REFERENCE) return block;
    return { ...block, rows: block.rows.filter(({ label }) => !STATED_ANEW.includes(label.en)) };
  });
}

/** Says of a section that only one of the versions has it. */
function cameOrWent({ change }: ComparedSection): Block[] {
  if (change === "inserted") return [paragraph("Section ajoutée.", "Section added.")];
  return change === "deleted" ? [paragraph("Section supprimée.", "Section deleted.")] : [];
}

const UNCHANGED = paragraph("Sans changement.", "Unchanged.");

function unchangedLine(numbers: readonly string[]): Block[] {
  if (numbers.length === 0) return [];
  const listed = rangesOf(numbers).join(", ");
  return [paragraph(`Sans changement : ${listed}.`, `Unchanged: ${listed}.`)];
}

/** «1», «2», «3», «5» as «1–3», «5». */
function rangesOf(numbers: readonly string[]): string[] {
  const ranges: { first: string; last: string }[] = [];
  for (const number of numbers) {
    const range = ranges.at(-1);
    if (range && Number(range.last) + 1 === Number(number)) range.last = number;
    else ranges.push({ first: number, last: number });
  }
  return ranges.map(({ first, last }) => (first === last ? first : `${first}–${last}`));
}

interface Part {
  part: ComparedSection;
  sections: ComparedSection[];
}

function partsOf(sections: readonly ComparedSection[]): Part[] {
  const parts: Part[] = [];
  for (const section of sections) {
    if (section.heading.level === 1) parts.push({ part: section, sections: [] });
    else parts.at(-1)?.sections.push(section);
  }
  return parts;
}
