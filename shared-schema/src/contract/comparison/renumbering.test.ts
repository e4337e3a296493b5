import { describe, expect, test } from "vitest";
import { terms } from "../../terms/terms.ts";
import type { RedlineRow } from "../blocks.ts";
import { buildContract } from "../document.ts";
import { partOf, rivieraFacts, testOptions } from "../testing.test-support.ts";
import { buildComparison } from "./comparison.ts";
import { TEXT_FORMAT, type VersionText } from "./versionText.ts";

const SIX = [
  "The yacht is delivered at Nice, not at Cannes.",
  "Two diving instructors are on board.",
  "The Client may bring one dog.",
  "Fuel is bought by the Carrier alone.",
  "Fireworks are forbidden on deck.",
  "The tender is replaced by a larger one.",
];
const PLACES = ["Cannes", "Ajaccio", "Bonifacio", "Porto Cervo", "Calvi", "Monaco"];

type Order = <T>(items: readonly T[], added: T) => T[];
const withoutThird: Order = (items) => items.toSpliced(2, 1);
const withAnother: Order = (items, added) => items.toSpliced(2, 0, added);
const secondMovedToFifth: Order = (items) => items.toSpliced(1, 1).toSpliced(4, 0, ...items.slice(1, 2));
const asTheyAre: Order = (items) => [...items];

function withClauses(order: Order): VersionText {
  const facts = rivieraFacts();
  const clauses = order(SIX, "Smoking is allowed aft.").map((text, index) => {
    return [partOf(600 + index), { pos: `a${index}`, text_fr: `${text} (fr)`, text_en: text }] as const;
  });
  facts.agreement.clauses = Object.fromEntries(clauses);
  return { format: TEXT_FORMAT, terms: terms(facts), document: buildContract(facts, testOptions) };
}

/** Each row keeps its own times and position; the numbers follow from the order. */
function withRoute(order: Order): VersionText {
  const facts = rivieraFacts();
  const [first] = facts.derived.waypoints;
  if (!first) throw new Error("The fixture has no waypoint");
  const calls = [...PLACES, "Portofino"].map((place, index) => {
    const day = `2027-07-${String(index + 3).padStart(2, "0")}`;
    const dates = { arr_date: `${day}T08:00:00Z`, dep_date: `${day}T18:00:00Z` };
    return { ...first, ...dates, id: partOf(100 + index), place, latitude: 41 + index / 7, longitude: 8 + index / 7 };
  });
  const added = calls.at(-1) ?? first;
  facts.derived.waypoints = order(calls.slice(0, -1), added).map((call, index) => ({ ...call, sn: index + 1 }));
  return { format: TEXT_FORMAT, terms: terms(facts), document: buildContract(facts, testOptions) };
}

/** The rows of a section with a change: deletions in square brackets, insertions in braces. */
function changesOf(id: string, former: VersionText, latter: VersionText): string[] {
  const { blocks } = buildComparison(former, latter);
  const start = blocks.findIndex((block) => block.kind === "heading" && block.id === id) + 1;
  const rows: RedlineRow[] = [];
  for (const block of blocks.slice(start)) {
    if (block.kind !== "redline") break;
    rows.push(...block.rows);
  }
  const marked = rows.map(({ cells }) => cells.map((runs) => runs.map(mark).join("")).join(" | "));
  return marked.filter((text) => /[[{]/.test(text));
}

function mark({ text, change }: RedlineRow["cells"][number][number]): string {
  return change === "same" ? text : change === "deleted" ? `[${text}]` : `{${text}}`;
}

/** The English column of a clause. */
const english = (row: string) => (row.split(" | ")[1] ?? "").replaceAll("\u00a0", " ");

describe("special clauses", () => {
  const changes = (order: Order) => changesOf("clauses", withClauses(asTheyAre), withClauses(order)).map(english);

  test("of which one is deleted change their numbers alone", () => {
    expect(changes(withoutThird)).toEqual([
      "[II.3 The Client may bring one dog.]",
      "II.[4]{3} Fuel is bought by the Carrier alone.",
      "II.[5]{4} Fireworks are forbidden on deck.",
      "II.[6]{5} The tender is replaced by a larger one.",
    ]);
  });

  test("among which one is inserted change their numbers alone", () => {
    expect(changes(withAnother)).toEqual([
      "{II.3 Smoking is allowed aft.}",
      "II.[3]{4} The Client may bring one dog.",
      "II.[4]{5} Fuel is bought by the Carrier alone.",
      "II.[5]{6} Fireworks are forbidden on deck.",
      "II.[6]{7} The tender is replaced by a larger one.",
    ]);
  });

  test("of which one is moved are one deletion, one insertion, and new numbers between", () => {
    expect(changes(secondMovedToFifth)).toEqual([
      "[II.2 Two diving instructors are on board.]",
      "II.[3]{2} The Client may bring one dog.",
      "II.[4]{3} Fuel is bought by the Carrier alone.",
      "II.[5]{4} Fireworks are forbidden on deck.",
      "{II.5 Two diving instructors are on board.}",
    ]);
  });
});

describe("waypoints", () => {
  /** The number and the place. */
  const shown = (row: string) =>
    row
      .split(" | ")
      .slice(0, 2)
      .join(" ")
      .replace(/\n[^\]}]*/, "");
  const rest = (row: string) => row.split(" | ").slice(2).join(" ");
  const changes = (order: Order) => changesOf("route", withRoute(asTheyAre), withRoute(order));

  test("of which one is deleted change their numbers alone", () => {
    const rows = changes(withoutThird);
    expect(rows.map(shown)).toEqual(["[3] [Bonifacio]", "[4]{3} Porto Cervo", "[5]{4} Calvi", "[6]{5} Monaco"]);
    for (const row of rows.slice(1)) expect(rest(row)).not.toMatch(/[[{]/);
  });

  test("among which one is inserted change their numbers alone", () => {
    const places = ["[3]{4} Bonifacio", "[4]{5} Porto Cervo", "[5]{6} Calvi", "[6]{7} Monaco"];
    const rows = changes(withAnother);
    expect(rows.map(shown)).toEqual(["{3} {Portofino}", ...places]);
    for (const row of rows.slice(1)) expect(rest(row)).not.toMatch(/[[{]/);
  });

  test("of which one is moved are one deletion, one insertion, and new numbers between", () => {
    const between = ["[3]{2} Bonifacio", "[4]{3} Porto Cervo", "[5]{4} Calvi"];
    expect(changes(secondMovedToFifth).map(shown)).toEqual(["[2] [Ajaccio]", ...between, "{5} {Ajaccio}"]);
  });

  test("keep their own row when the one before them is deleted and their leg and number change", () => {
    const latter = withRoute(withoutThird);
    for (const block of latter.document.blocks) {
      if (block.kind === "table" && block.caption.en === "Route and calls") {
        block.rows = block.rows.map((cells) => [...cells.slice(0, -1), `9${cells.at(-1)}`]);
      }
    }
    const rows = changesOf("route", withRoute(asTheyAre), latter);
    expect(rows.map(shown)).toEqual([
      "1 Cannes",
      "2 Ajaccio",
      "[3] [Bonifacio]",
      "[4]{3} Porto Cervo",
      "[5]{4} Calvi",
      "[6]{5} Monaco",
    ]);
  });
});
