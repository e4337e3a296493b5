import { expect, it } from "vitest";
import { isTermPath } from "../agreement/comments/termPath.ts";
import { partOf, rivieraFacts } from "../contract/testing.test-support.ts";
import { commentedTerms } from "./commented.ts";
import { namedAgreement, nameOfTerm } from "./names/partsOfAgreement.ts";
import { terms } from "./terms.ts";

const facts = rivieraFacts();
facts.agreement.clauses = { [partOf(600)]: { pos: "a0", text_fr: "Sans chien.", text_en: "No dogs." } };
const paths = commentedTerms(facts, terms(facts));

it("offers each term once, under a name of its own", () => {
  expect(new Set(paths).size).toBe(paths.length);
  const labels = paths.map((path) => nameOfTerm(path, namedAgreement(facts)).en);
  expect(new Set(labels).size).toBe(labels.length);
  expect(labels.filter((label) => /[0-9a-f]{8}-|undefined|NaN/.test(label) || label === "")).toEqual([]);
  const [service] = Object.values(facts.agreement.special_conditions);
  expect(labels).toEqual(
    expect.arrayContaining([`Service ${service?.name}: price`, "Clause II.1: English text", "Cruising areas"]),
  );
});

it("offers what the rules take as the path of a term", () => {
  expect(paths.filter((path) => !isTermPath(path))).toEqual([]);
});

it("calls a part that is gone by what it was", () => {
  expect(nameOfTerm(`special_conditions.${partOf(999)}.price`, namedAgreement(facts)).en).toBe("Service: price");
  expect(nameOfTerm(`special_conditions.${partOf(999)}`, namedAgreement(facts)).en).toBe("Service");
});
