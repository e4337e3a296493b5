import fc from "fast-check";
import { expect, test } from "vitest";
import type { ContractFacts } from "../../terms/facts.ts";
import { fingerprint } from "../../terms/fingerprint.ts";
import { terms } from "../../terms/terms.ts";
import type { Block, RedlineBlock } from "../blocks.ts";
import { buildContract } from "../document.ts";
import { contractBody } from "../html.ts";
import { NO_PLATES } from "../pdf/plates.ts";
import { contractPdf } from "../pdf.ts";
import { partOf, rivieraFacts, testFonts, testOptions } from "../testing.test-support.ts";
import { compareSheets } from "./compareSections.ts";
import { buildComparison } from "./comparison.ts";
import { type Line, type Sheet, sheetsOf } from "./sheet.ts";
import { accepted, rejected } from "./sides.test-support.ts";
import { TEXT_FORMAT, type VersionText } from "./versionText.ts";
import { compareWords } from "./words.ts";

const contract = versionOf(rivieraFacts());

function versionOf(facts: ContractFacts): VersionText {
  return {
    format: TEXT_FORMAT,
    terms: terms(facts),
    document: buildContract(facts, { ...testOptions, draft: false, fingerprint: fingerprint(facts) }),
  };
}

function after(change: (facts: ContractFacts) => void): VersionText {
  const facts = rivieraFacts();
  facts.agreement.version = 1;
  change(facts);
  return versionOf(facts);
}

const amended = after((facts) => {
  facts.agreement.delivery_date = "2027-07-04T10:00:00Z";
  facts.agreement.base_price_cruising = 310_000;
  facts.derived.total_agreement_price = 337_000.5;
  facts.agreement.clauses = {
    [partOf(600)]: { pos: "a0", text_fr: "Livraison à Nice.", text_en: "Delivery at Nice." },
  };
});

const words = fc
  .array(fc.constantFrom("le", "yacht", "quitte", "Nice", "300\u00a0000.00", ",", " ", "\n", "2027-07-03"), {
    maxLength: 30,
  })
  .map((parts) => parts.join(" "));
const texts = fc.oneof(words, fc.string({ unit: "binary", maxLength: 40 }));

test("a text with every change accepted is the latter, with every change rejected the former", () => {
  fc.assert(
    fc.property(texts, texts, (before, now) => {
      const runs = compareWords(before, now);
      expect(accepted(runs)).toBe(now);
      expect(rejected(runs)).toBe(before);
    }),
  );
});

test("an amount, a date and a time change as a whole", () => {
  const [due, changed] = ["le 2027-07-03 : 300\u00a0000.00", "le 2027-07-04 : 310\u00a0000.00"];
  const sentence = (what: string) =>
    `Le premier versement est dû par le Client ${what} EUR, sans autre mise en demeure.`;
  expect(compareWords(sentence(due), sentence(changed))).toEqual([
    { text: "Le premier versement est dû par le Client le ", change: "same" },
    { text: "2027-07-03 : 300\u00a0000.00", change: "deleted" },
    { text: "2027-07-04 : 310\u00a0000.00", change: "inserted" },
    { text: " EUR, sans autre mise en demeure.", change: "same" },
  ]);
});

test("lines with every change accepted are those of the latter version, rejected those of the former", () => {
  const line = fc
    .tuple(fc.constantFrom("", "Yacht", "Flag"), words)
    .map(([key, text]): Line => ({ key, content: [text], cells: [`=${text}`] }));
  const lines = fc.array(line, { maxLength: 12 });
  const sheet = (rows: Line[]): Sheet => ({ layout: "rows", columns: [], hasHead: false, lines: rows });
  const cells = (block: RedlineBlock, read: typeof accepted) =>
    block.rows.map((row) => read(row.cells[0] ?? [])).filter((text) => text !== "");
  fc.assert(
    fc.property(lines, lines, (before, now) => {
      const compared = compareSheets(sheet(before), sheet(now), { fr: "Feuille", en: "Sheet" });
      expect(cells(compared, accepted)).toEqual(now.map(({ cells: [text] }) => text));
      expect(cells(compared, rejected)).toEqual(before.map(({ cells: [text] }) => text));
    }),
  );
});

test("a version compared with itself has no change", () => {
  const doc = buildComparison(contract, contract);
  const html = contractBody(doc);
  expect(html).toContain("No term has changed.");
  expect(html).not.toMatch(/<(ins|del)>/);
  expect(html).toContain("Unchanged.");
});

test("each changed term is shown with what it was, changed sections word by word, and the others in a line", () => {
  const doc = buildComparison(contract, amended);
  const html = contractBody(doc);
  expect(html).toContain("Comparison of Contract with Addendum no.\u00a01");
  expect(html).toMatch(
    /Début \/ Start<\/th><td><del>2027-07-03 10:00\u00a0UTC<\/del><\/td><td><ins>2027-07-04 10:00\u00a0UTC<\/ins>/,
  );
  expect(html).toContain("+11\u00a0259.50");
  expect(html).toMatch(/<del>285\u00a0000\.00<\/del><ins>310\u00a0000\.00<\/ins>/);
  expect(html).toContain("<ins>II.1\u00a0Delivery at Nice.</ins>");
  expect(html).toContain("Unchanged: 1–3, 5–6, 8–9.");
  expect(html).toContain(contract.document.fingerprint);
  expect(html).toContain(amended.document.fingerprint);
});

test("a section that only one version has is headed once, and said to be added or deleted", () => {
  const passed = after(({ agreement, profiles }) => {
    for (const profile of Object.values(profiles)) profile.user_id = 501;
    const at = "2027-01-10T09:00:00.000Z";
    agreement.comments = {
      [partOf(700)]: { author_user_id: 501, at, about: null, text: "Too late" },
      [partOf(701)]: { author_user_id: 502, at, about: null, text: "", answers: partOf(700), passes_over: true },
    };
  });
  for (const [former, latter, heading] of [
    [contract, passed, "Section added."],
    [passed, contract, "Section deleted."],
  ] as const) {
    const html = contractBody(buildComparison(former, latter));
    expect(html).toContain("Comments passed over</span>");
    expect(html).not.toMatch(/<(ins|del)>[^<]*Comments passed over/);
    expect(html).toContain(heading);
  }
});

test("rejecting and accepting every change of the text gives the changed sections of either version", () => {
  const charter = after((facts) => Object.assign(facts.agreement, { contract_type: "CHARTER" }));
  const { blocks } = buildComparison(contract, charter);
  const wording = (source: readonly Block[], id: string) => {
    const start = source.findIndex((block) => block.kind === "heading" && block.id === id);
    const rest = source.slice(start + 1);
    const end = rest.findIndex((block) => block.kind === "heading");
    return rest.slice(0, end);
  };
  for (const id of ["article-2", "article-14", "article-21"]) {
    const redlines = wording(blocks, id).flatMap((block) => (block.kind === "redline" ? [block] : []));
    const read = (side: typeof accepted) =>
      redlines.flatMap(({ rows }) => rows.map(({ cells }) => cells.map(side).join("|"))).filter((text) => text !== "|");
    const stated = (doc: VersionText) =>
      sheetsOf(wording(doc.document.blocks, id)).flatMap(({ lines }) => lines.map(({ cells }) => cells.join("|")));
    expect(read(accepted)).toEqual(expect.arrayContaining(stated(charter)));
    expect(read(rejected)).toEqual(expect.arrayContaining(stated(contract)));
  }
});

test("prints the same bytes each time, on pages that name both fingerprints", () => {
  const print = () => contractPdf(buildComparison(contract, amended), testFonts(), NO_PLATES);
  const [once, again] = [print(), print()];
  expect(once.bytes).toEqual(again.bytes);
  expect(once.unprintable).toEqual([]);
  const raw = new TextDecoder("latin1").decode(once.bytes);
  const id = (contract.document.fingerprint.slice(0, 16) + amended.document.fingerprint.slice(0, 16)).toUpperCase();
  expect(raw).toContain(`/ID [ <${id}>`);
});

test("says of which yacht it is, and when either version was issued", () => {
  const later = { ...amended.document, issuedAt: "2027-02-03T08:15:00Z" };
  const doc = buildComparison(contract, { ...amended, document: later });
  const yacht = contract.document.cover?.yacht;
  expect(yacht?.name).toBeTruthy();
  const html = contractBody(doc);
  expect(html).toContain(yacht?.name);
  for (const date of ["2027-01-20 16:20\u00a0UTC", "2027-02-03 08:15\u00a0UTC"]) expect(html).toContain(date);
  expect(doc.compared).toMatchObject([
    { issuedAt: "2027-01-20T16:20:00Z", yacht },
    { issuedAt: later.issuedAt, yacht },
  ]);
});

test("no two tables have the same name for a screen reader", () => {
  const charter = after((facts) => {
    Object.assign(facts.agreement, { contract_type: "CHARTER", currency: "USD" });
    facts.derived.waypoints = [];
  });
  const html = contractBody(buildComparison(contract, charter));
  const labels = [...html.matchAll(/role="region" tabindex="0" aria-label="([^"]*)"/g)].map(([, label]) => label);
  expect(labels.length).toBeGreaterThan(3);
  expect(new Set(labels).size).toBe(labels.length);
});
