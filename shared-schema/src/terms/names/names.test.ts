import fc from "fast-check";
import { expect, it } from "vitest";
import type { AgreementBody } from "../../agreement/schema.ts";
import type { Bilingual } from "../../base/language.ts";
import { partOf, rivieraFacts } from "../../contract/testing.test-support.ts";
import { fieldLabel, inSentence } from "../../labels/terms.ts";
import { newProfile, type ProfileBody } from "../../profile/schema.ts";
import { compareTerms, type TermChange } from "../compare.ts";
import type { ContractFacts } from "../facts.ts";
import { number, utc } from "../format.ts";
import { type ContractTerms, type TermValue, terms } from "../terms.ts";
import { partNames, partOfHeading, printedNumber } from "./partNames.ts";
import { namedAgreement, nameOfTerm, namesOfParts } from "./partsOfAgreement.ts";

/** Names that parts share, and one that looks like a heading. */
const NAMES = ["Yoga", "Chef", "Tender", "Yoga: price", "Chef (2)"];
const LISTS = [
  ...(["special_conditions", "payment_calls", "clauses", "fuel_bunkers", "passengers", "stays"] as const),
  ...(["brokers", "waypoints"] as const),
];
type List = (typeof LISTS)[number];

/** A part as it is drawn: which of two states has it, its place, its name and its value in each. */
interface Drawn {
  in: "both" | "before" | "after";
  name: [string, string];
  value: [number, number];
  pos: [number, number];
}

const drawn: fc.Arbitrary<Drawn> = fc.record({
  in: fc.constantFrom("both", "both", "both", "before", "after"),
  // Most keep their name.
  name: fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...NAMES).map((name): [string, string] => [name, name]) },
    { weight: 1, arbitrary: fc.tuple(fc.constantFrom(...NAMES), fc.constantFrom(...NAMES)) },
  ),
  value: fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 6 })),
  pos: fc.tuple(fc.integer({ min: 0, max: 30 }), fc.integer({ min: 0, max: 30 })),
});
const drawnLists = fc.record(
  Object.fromEntries(LISTS.map((list) => [list, fc.array(drawn, { maxLength: 5 })])) as Record<
    List,
    fc.Arbitrary<Drawn[]>
  >,
);

const AT = "2027-01-15T09:00:00Z";
const keyed = <T extends object>(parts: readonly Drawn[], side: 0 | 1, make: (part: Drawn, index: number) => T) =>
  Object.fromEntries(
    parts.flatMap((part, index) =>
      part.in === (side === 0 ? "after" : "before")
        ? []
        : [[partOf(index + 1), { ...make(part, index), pos: `a${String.fromCharCode(65 + part.pos[side])}` }]],
    ),
  );

function stateOf(lists: Record<List, Drawn[]>, side: 0 | 1): ContractFacts {
  const facts = rivieraFacts();
  const profiles: Record<number, ProfileBody> = { ...facts.profiles };
  const { agreement } = facts;
  agreement.special_conditions = keyed(lists.special_conditions, side, ({ name, value }) => ({
    name: name[side],
    price: value[side] * 100,
    product: null,
  }));
  agreement.clauses = keyed(lists.clauses, side, ({ name, value }) => ({
    text_fr: `${name[side]} ${value[side]}`,
    text_en: name[side],
  }));
  agreement.fuel_bunkers = keyed(lists.fuel_bunkers, side, ({ name, value }) => ({
    price_per_litre: value[side] / 1000,
    quantity: NAMES.indexOf(name[side]) * 100,
    quantity_used: null,
  }));
  agreement.payment_calls = keyed(lists.payment_calls, side, ({ name, value }) => ({
    ...{ call_type: "CRUISE" as const, designation: name[side], amount: value[side] * 1000 },
    ...{ date_due: "2027-06-01", due_by_execution: false, contract_code: null, locked: false },
  }));
  facts.derived.waypoints = facts.derived.waypoints.flatMap((waypoint, index) => {
    const part = lists.waypoints[index];
    if (!part) return [waypoint];
    if (part.in === (side === 0 ? "after" : "before")) return [];
    return [{ ...waypoint, place: part.name[side], dep_date: `2027-07-0${part.value[side]}T16:00:00Z` }];
  });
  const others = Object.entries(agreement.parties).filter(
    ([, { role }]) => role !== "passengers" && role !== "brokers",
  );
  const brokers = lists.brokers.flatMap((part, index): [string, AgreementBody["parties"][string]][] => {
    if (part.in === (side === 0 ? "after" : "before")) return [];
    const profile_id = 200 + index;
    profiles[profile_id] = newProfile({
      ...{ user_id: null, created_by: 1, created_at: AT, first_name: "Ann", last_name: "Lee" },
      ...{ is_company: true, company_name: part.name[side], city: `Port ${part.value[side]}` },
    });
    return [[`brokers:${profile_id}`, { role: "brokers", profile_id, pos: `a${part.pos[side]}` }]];
  });
  const passengers = lists.passengers.flatMap((part, index): [string, AgreementBody["parties"][string]][] => {
    if (part.in === (side === 0 ? "after" : "before")) return [];
    const profile_id = 100 + index;
    profiles[profile_id] = newProfile({
      ...{ user_id: null, created_by: 1, created_at: AT, first_name: part.name[side], last_name: "Hartmann" },
      date_of_birth: `199${part.value[side]}-01-01`,
    });
    return [[`passengers:${profile_id}`, { role: "passengers", profile_id, pos: `a${part.pos[side]}` }]];
  });
  agreement.parties = Object.fromEntries([...others, ...brokers, ...passengers]);
  agreement.stays = Object.fromEntries(
    lists.stays.flatMap((part, index) => {
      if (part.in === (side === 0 ? "after" : "before") || !profiles[100 + index]) return [];
      const emb_date = `2027-07-0${part.value[side]}T10:00:00Z`;
      return [
        [
          partOf(index + 1),
          { profile_id: 100 + index, emb_waypoint: partOf(100), disemb_waypoint: null, emb_date, disemb_date: null },
        ],
      ];
    }),
  );
  return { ...facts, profiles };
}

/** The part that a heading names: all in front of the field. */
function partsIn(changes: readonly TermChange[]): { list: string; row: TermChange }[] {
  return changes
    .filter(({ path }) => LISTS.some((list) => path.split(".").includes(list)) || path.startsWith("embarkations"))
    .map((row) => ({ list: row.path.split(".").slice(0, -1).join("."), row }));
}

it("gives no two changes of a comparison one heading, whatever is renamed, added, removed or reordered", () => {
  fc.assert(
    fc.property(drawnLists, (lists) => {
      const changes = compareTerms(terms(stateOf(lists, 0)), terms(stateOf(lists, 1)));
      for (const language of ["en", "fr"] as const) {
        const headings = changes.map(({ name }) => name[language]);
        expect(headings.filter((heading, index) => headings.indexOf(heading) !== index)).toEqual([]);
        expect(headings.filter((heading) => /undefined|null|NaN/.test(heading))).toEqual([]);
      }
    }),
    { numRuns: 300 },
  );
});

it("names what a reader finds in the former version under that name, with the value it had there", () => {
  fc.assert(
    fc.property(drawnLists, (lists) => {
      const [former, latter] = [stateOf(lists, 0), stateOf(lists, 1)];
      const was = terms(former);
      for (const { row } of partsIn(compareTerms(was, terms(latter)))) {
        const { name, before, after, path } = row;
        const [list, , field] = path.startsWith("parties.") ? path.split(".").slice(1) : path.split(".");
        if (field === undefined || list === undefined) {
          const own = ownNameOf(before ?? after);
          // A part that came or went is told whole; its own name is in it.
          if (own !== null) expect(name.en).toContain(own);
          continue;
        }
        const { parts, isCounted } = meant(was, list, name, field);
        // Parts that are alike in all that a contract says are counted: any of them is meant.
        const said = JSON.stringify([name.en, before]);
        if (isCounted) expect(new Set(parts.map((part) => JSON.stringify(part))).size, said).toBe(1);
        else expect(parts.length, said).toBe(1);
        expect(parts[0]?.[field] ?? null, said).toEqual(before);
      }
    }),
    { numRuns: 200 },
  );
});

function ownNameOf(part: TermValue): string | null {
  const said = isGroup(part) ? part : {};
  const own = said["name"] ?? said["designation"] ?? said["passenger"] ?? said["company_name"] ?? said["first_name"];
  return typeof own === "string" ? own : null;
}

/** The parts of a version for which a reader takes a heading: by name, and by the values in the remark behind it. */
function meant(all: ContractTerms, list: string, heading: Bilingual, field: string) {
  const part = partOfHeading(list, heading, field).en;
  const items = all[list] ?? (isGroup(all["parties"]) ? all["parties"][list] : null);
  const rests = (Array.isArray(items) ? items : []).flatMap((item, index) => {
    const [plain] = isGroup(item) ? partNames(list, [{ item, number: printedNumber(list, index) }]) : [];
    if (!plain || !isGroup(item) || !part.startsWith(plain.en)) return [];
    const rest = part.slice(plain.en.length);
    return rest === "" || rest.startsWith(" (") ? [{ item, remarks: remarksIn(rest) }] : [];
  });
  const parts = rests.filter(({ item, remarks }) => remarks.every((remark) => isOf(list, item, remark)));
  return { parts: parts.map(({ item }) => item), isCounted: COUNTED.test(part) };
}

const COUNTED = /\(\d+ of \d+\)$/;
type Group = { [key: string]: TermValue };

function isGroup(value: TermValue | undefined): value is Group {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function remarksIn(rest: string): string[] {
  return [...rest.replace(COUNTED, "").matchAll(/\(([^()]*)\)/g)].flatMap(([, inside = ""]) => inside.split(", "));
}

/** Whether a part has the value that a remark tells with its field: «price 900.00». */
function isOf(list: string, item: Group, remark: string): boolean {
  return Object.entries(item).some(([key, value]) => {
    const label = `${inSentence(fieldLabel(list, key).en)} `;
    return remark.startsWith(label) && writings(value).includes(remark.slice(label.length));
  });
}

function writings(value: TermValue): string[] {
  if (value === null) return ["—"];
  if (typeof value === "boolean") return [value ? "yes" : "no"];
  if (typeof value === "number") return [0, 1, 2, 4].map((decimals) => number(value, decimals));
  return typeof value === "string" ? [value, utc(value)] : [];
}

it("leads from the id of each part to a name of its own, which its place in the list does not change", () => {
  fc.assert(
    fc.property(drawnLists, (lists) => {
      const facts = stateOf(lists, 0);
      for (const list of LISTS) {
        const names = namesOfParts(list, namedAgreement(facts));
        for (const language of ["en", "fr"] as const) {
          const all = [...names.values()].map((name) => name[language]);
          expect(new Set(all).size).toBe(all.length);
        }
      }
      for (const [id, { name }] of Object.entries(facts.agreement.special_conditions)) {
        expect(nameOfTerm(`special_conditions.${id}.price`, namedAgreement(facts)).en).toContain(`${name}`);
      }
    }),
  );
});

it("tells two services of one name apart by their prices, and names the one that changed", () => {
  const facts = rivieraFacts();
  const service = (price: number, pos: string) => ({ pos, name: "Yoga", price, product: null });
  facts.agreement.special_conditions = { [partOf(1)]: service(900, "b"), [partOf(2)]: service(700, "a") };
  const before = terms(facts);
  facts.agreement.special_conditions[partOf(1)] = service(950, "b");
  const named = (list: TermChange[]) => list.map(({ name }) => name);
  const changes = compareTerms(before, terms(facts));
  expect(changes.map(({ before, after }) => [before, after])).toEqual([[900, 950]]);
  expect(named(changes)).toEqual([
    { en: "Service Yoga (price 900.00): price", fr: "Service Yoga (prix 900.00) : prix" },
  ]);
  expect(namesOfParts("special_conditions", namedAgreement(facts)).get(partOf(2))?.en).toBe(
    "Service Yoga (price 700.00)",
  );
});

it("names passengers, calls, clauses and places as the contract prints them", () => {
  const facts = rivieraFacts();
  facts.agreement.clauses = { [partOf(600)]: { pos: "a0", text_fr: "Sans chien.", text_en: "No dogs." } };
  const before = terms(facts);
  const after = structuredClone(facts);
  const { profile_id } = Object.values(after.agreement.parties).find(({ role }) => role === "passengers") ?? {};
  const passenger = after.profiles[profile_id ?? 0];
  if (passenger) passenger.date_of_birth = "1999-09-09";
  for (const call of Object.values(after.agreement.payment_calls)) if (call.designation === "APA 1") call.amount = 1;
  after.agreement.clauses = { [partOf(600)]: { pos: "a0", text_fr: "Sans chat.", text_en: "No dogs." } };
  const third = after.derived.waypoints[2];
  if (third) third.dep_date = "2027-07-05T09:00:00Z";
  const names = compareTerms(before, terms(after)).map(({ name }) => name.en);
  expect(names).toEqual([
    `Passenger ${passenger?.first_name} ${passenger?.last_name}: date of birth`,
    `Waypoint 3, ${third?.place}: departure`,
    "Clause II.1: French text",
    "Call for fund APA 1: amount",
  ]);
});
