import { expect, it } from "vitest";
import { ARTICLES_EDITIONS } from "../agreement/wording/edition.ts";
import type { ContractFacts } from "../terms/facts.ts";
import { fingerprint } from "../terms/fingerprint.ts";
import { buildContract } from "./document.ts";
import { partOf, rivieraFacts, testOptions } from "./testing.test-support.ts";

type Path = readonly (string | number)[];

/** Facts in which every term has a value, so that each can be changed. */
function fullFacts(): ContractFacts {
  const facts = rivieraFacts();
  Object.assign(facts.agreement, {
    positioning_toward_start: "2027-06-30T08:00:00Z",
    positioning_return_end: "2027-07-12T08:00:00Z",
    cruise_areas: "Riviera, Corsica, Sardinia",
    entered_vat_rate: 0.05,
    entered_vat_reason: "Ruling of the tax office",
    greek_certificate: "LIMITED",
    hirer_days_last_12_months: 3,
  });
  Object.assign(facts.yacht ?? {}, { crew_list: "Captain, engineer, chef", equipment: "Tender, two seabobs" });
  facts.agreement.clauses = {
    [partOf(600)]: { pos: "a0", text_fr: "Livraison à Nice.", text_en: "Delivery at Nice." },
  };
  // The first two parties have accounts: one comments on the base price, the other passes the comment over.
  Object.values(facts.profiles).forEach((profile, index) => {
    if (index < 2) profile.user_id = 501 + index;
  });
  const comment = { at: "2027-01-10T09:00:00Z", about: "base_price_cruising", text: "Too much" };
  facts.agreement.comments = {
    [partOf(700)]: { ...comment, author_user_id: 501 },
    [partOf(701)]: {
      ...comment,
      author_user_id: 502,
      answers: partOf(700),
      passes_over: true,
      at: "2027-01-11T09:00:00Z",
    },
  };
  facts.derived.rate_explanation.push(
    { kind: "ANSWER", question: "hirer_days_last_12_months", answer: 3 },
    { kind: "ENTERED", rate: 0.05, reason: "Ruling of the tax office" },
  );
  return facts;
}

/** Other values for the leaves that take only some. */
const OTHERS: Readonly<Record<string, readonly string[]>> = {
  articles_edition: ARTICLES_EDITIONS,
  contract_type: ["CHARTER", "CRUISE"],
  currency: ["USD", "EUR"],
  language: ["fr", "en"],
  role: ["captains", "clients"],
  call_type: ["CEA", "CRUISE", "DEPOSIT"],
  timezone: ["America/New_York"],
  flag: ["MT", "FR"],
  type: ["SAIL", "MOTOR"],
  iso: ["GR", "IT"],
  kind: ["INTERNATIONAL", "NATIONAL"],
};

/**
 * Printed as references: which agreement this is, in which version, and the place of a waypoint on the route. What was passed over
 * is printed as a record of one version, which the status decides: a comment changes no term, so it outdates no approval.
 */
function isReference(path: Path): boolean {
  const [first, second] = path;
  if (second === "comments" || second === "status" || path.at(-1) === "user_id") return true;
  return first === "id" || (first === "agreement" && second === "version") || path.at(-1) === "sn";
}

/** Leaves that say only which shape the others have. */
function isShape(path: Path): boolean {
  return path.includes("rate_explanation") && (path.at(-1) === "kind" || path.at(-1) === "question");
}

/** Another value of the same kind; the same where there is no other. */
function other(path: Path, value: string | number | boolean): unknown {
  if (typeof value === "number") return value + 7;
  if (typeof value === "boolean") return !value;
  const key = String(path.at(-1));
  const choices = OTHERS[key];
  if (choices) return choices.find((each) => each !== value) ?? value;
  if (key === "country" || key.endsWith("_country")) return value === "GR" ? "IT" : "GR";
  if (/^\d{4}-\d\d-\d\dT/.test(value)) return new Date(Date.parse(value) + 86_400_000).toISOString();
  if (/^\d{4}-\d\d-\d\d$/.test(value)) return "2031-03-04";
  return `${value}x`;
}

function leavesOf(value: unknown, path: Path = []): { path: Path; value: string | number | boolean }[] {
  if (isShape(path) || isReference(path)) return [];
  if (typeof value === "string" || typeof value === "number" || typeof value === "boolean") return [{ path, value }];
  if (typeof value !== "object" || value === null) return [];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [...keys].flatMap((key) => leavesOf(Reflect.get(value, key), [...path, key]));
}

function withLeaf(facts: ContractFacts, path: Path, value: unknown): ContractFacts {
  const copy = structuredClone(facts);
  let at: object = copy;
  for (const key of path.slice(0, -1)) at = Reflect.get(at, key);
  Reflect.set(at, path.at(-1) ?? "", value);
  return copy;
}

it("prints another contract exactly when its fingerprint is another", () => {
  const facts = fullFacts();
  const printed = (some: ContractFacts) => JSON.stringify(buildContract(some, testOptions).blocks);
  const [before, original] = [printed(facts), fingerprint(facts)];
  const wrong = leavesOf(facts).flatMap(({ path, value }) => {
    const copy = withLeaf(facts, path, other(path, value));
    const [isPrinted, isCovered] = [printed(copy) !== before, fingerprint(copy) !== original];
    return isPrinted === isCovered ? [] : [`${path.join(".")}: ${isPrinted ? "printed only" : "covered only"}`];
  });
  expect(wrong).toEqual([]);
});
