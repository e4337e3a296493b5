import canonicalize from "canonicalize";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openAddendum } from "../agreement/addendum.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import { buildContract } from "../contract/document.ts";
import { contractHtml } from "../contract/html.ts";
import { partOf, rivieraFacts, testOptions } from "../contract/testing.test-support.ts";
import { inputOf, RIVIERA } from "../pricing/cruises.test-support.ts";
import { makePlan } from "../pricing/plan.ts";
import type { ProfileBody } from "../profile/schema.ts";
import { factsFromPlan } from "../terms/factsFromPlan.ts";
import { fingerprintOf } from "../terms/fingerprint.ts";
import { type ContractTerms, terms } from "../terms/terms.ts";
import type { YachtBody } from "../yacht/schema.ts";
import { partiesBehind } from "./behind.ts";
import { changesSinceApproval, changesSinceSeen } from "./changes.ts";
import { approvalState, approve, see } from "./marks.ts";
import { type ApprovalsBody, NO_APPROVALS } from "./schema.ts";

interface World {
  agreement: AgreementBody;
  yacht: YachtBody;
  profiles: Record<number, ProfileBody>;
  today: string;
}

/** `npm test -- nightly` goes through more of them. */
const COURSES = Number(process.env["COURSES"] ?? 80);

const { geo, taxRows, today } = inputOf(RIVIERA);
const start = rivieraFacts();
if (!start.yacht) throw new Error("The cruise has a yacht.");
const WORLD: World = { agreement: start.agreement, yacht: start.yacht, profiles: { ...start.profiles }, today };
const PARTIES = Object.keys(WORLD.agreement.parties).filter((key) => /^(brokers|carriers|clients):/.test(key));
const PROFILES = PARTIES.map((key) => WORLD.agreement.parties[key]?.profile_id ?? 0);

const agreementWith = (world: World, patch: Partial<AgreementBody>): World => ({
  ...world,
  agreement: { ...world.agreement, ...patch },
});
const comment = (world: World, text: string) =>
  agreementWith(world, {
    comments: {
      ...world.agreement.comments,
      [partOf(700 + Object.keys(world.agreement.comments).length)]: {
        ...{ author_user_id: 3, at: "2027-01-01T00:00:00Z", about: null, text },
      },
    },
  });

/** Honest edits of every kind: some change what is printed, some do not, and some only in some states. */
const edit = fc.oneof(
  fc
    .constantFrom("", "Corsica", "Corsica ", "Sardinia")
    .map((areas) => (world: World) => agreementWith(world, { cruise_areas: areas || null })),
  fc
    .constantFrom(280_000, 285_000)
    .map((price) => (world: World) => agreementWith(world, { base_price_cruising: price })),
  fc
    .constantFrom("2027-07-10T10:00:00Z", "2027-07-10T10:00:00.000Z", "2027-07-11T10:00:00Z")
    .map((date) => (world: World) => agreementWith(world, { redelivery_date: date })),
  fc.constantFrom("No shoes.", "As agreed by phone.").map((text) => (world: World) => comment(world, text)),
  fc.constantFrom(12, 13).map((speed) => (world: World) => ({ ...world, yacht: { ...world.yacht, cruis_spd: speed } })),
  fc
    .constantFrom("9074729", "9176187")
    .map((imo) => (world: World) => ({ ...world, yacht: { ...world.yacht, imo_nb: imo } })),
  fc
    .constantFrom("Azur", null)
    .map((sign) => (world: World) => ({ ...world, yacht: { ...world.yacht, call_sign: sign } })),
  fc
    .tuple(
      fc.constantFrom(...PROFILES),
      fc.constantFrom<Partial<ProfileBody>[]>(
        { iban: "MC5811222000010123456789030" },
        { iban: null },
        { city: "Nice" },
        { company_reg_address: "2 quai Lunel" },
        { passport_num: "X1" },
        { main_phone: "+33 6 00 00 00 00" },
      ),
    )
    .map(([number, patch]) => (world: World) => {
      const profile = world.profiles[number];
      return profile ? { ...world, profiles: { ...world.profiles, [number]: { ...profile, ...patch } } } : world;
    }),
  // The clock of another device, and a later day.
  fc.constantFrom("2026-11-20", "2026-11-21", "2027-03-01").map((day) => (world: World) => ({ ...world, today: day })),
  // Generated, and opened again for an addendum.
  fc.constant((world: World) => ({ ...world, agreement: openAddendum({ ...world.agreement, status: "CONTRACT" }) })),
);

type Step = { kind: "edit"; make: (world: World) => World } | { kind: "approve" | "see"; party: string };
const step = fc.oneof(
  { weight: 3, arbitrary: edit.map((make): Step => ({ kind: "edit", make })) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constantFrom("approve" as const, "see" as const),
      party: fc.constantFrom(...PARTIES),
    }),
  },
);

/** Approved, shown other terms, and changed back: the approval is valid again. */
const restored: Step[] = [280_000, "approve" as const, 285_000, "see" as const, 280_000].map((each) =>
  typeof each === "number"
    ? { kind: "edit", make: (world) => agreementWith(world, { base_price_cruising: each }) }
    : { kind: each, party: PARTIES.find((party) => party.startsWith("clients:")) ?? "" },
);

const states = new Map<string, { terms: ContractTerms; printed: string }>();

/** The agreed terms of a state, and the page printed from them without the marks of a version. */
function stateOf(world: World): { terms: ContractTerms; printed: string } {
  const key = canonicalize(world) ?? "";
  const before = states.get(key);
  if (before) return before;
  const { agreement, yacht, profiles } = world;
  const plan = makePlan({ agreement, yacht, geo, taxRows, today: world.today });
  const facts = factsFromPlan({ id: 42, agreement, yacht, profiles, plan });
  const unversioned = { ...facts, agreement: { ...agreement, version: 0, status: "DRAFT" as const } };
  const state = { terms: terms(facts), printed: contractHtml(buildContract(unversioned, testOptions)) };
  states.set(key, state);
  return state;
}

/** The same state as another device holds it: out of JSON, with its maps in another order. */
function onAnotherDevice(world: World): World {
  const turned = <T>(map: Record<string, T>) => Object.fromEntries(Object.entries(map).reverse());
  const { agreement, ...around }: World = JSON.parse(JSON.stringify(world));
  const { parties, waypoints, special_conditions, payment_calls, stays } = agreement;
  return {
    ...around,
    agreement: {
      ...agreement,
      ...{ parties: turned(parties), waypoints: turned(waypoints), special_conditions: turned(special_conditions) },
      ...{ payment_calls: turned(payment_calls), stays: turned(stays) },
    },
  };
}

/** The printed page that a party approved last, and the one that it looked at last. */
interface Known {
  approved?: string;
  seen?: string;
}

/** A party's alarms are those that the printed pages call for. */
function expectAlarms(party: string, { approved, seen }: Known, approvals: ApprovalsBody, world: World): void {
  const now = stateOf(world);
  const state = approved === undefined ? "PENDING" : approved === now.printed ? "APPROVED" : "OUTDATED";
  expect(approvalState(approvals, party, fingerprintOf(now.terms))).toBe(state);
  expect((changesSinceApproval(approvals, party, now.terms)?.changes ?? []).length > 0).toBe(state === "OUTDATED");
  // An approval of these terms is a look at them.
  const isUnseen = seen !== undefined && seen !== now.printed && state !== "APPROVED";
  expect((changesSinceSeen(approvals, party, now.terms)?.changes ?? []).length > 0).toBe(isUnseen);
  const named = partiesBehind(world.agreement, approvals, now.terms, () => true).filter((one) => one.party === party);
  expect(named.map(({ kind }) => kind)).toEqual(expectedNames());

  function expectedNames(): string[] {
    if (state === "OUTDATED") return ["approved-other"];
    if (state === "APPROVED" || party.startsWith("brokers")) return [];
    if (seen === undefined) return ["never-opened"];
    return isUnseen ? ["not-seen"] : [];
  }
}

it("alarms for every change of what is printed, and for nothing else, over honest courses", () => {
  fc.assert(
    fc.property(fc.array(step, { minLength: 3, maxLength: 8 }), (steps) => {
      let world = WORLD;
      let approvals: ApprovalsBody = NO_APPROVALS;
      const known: Record<string, Known> = {};
      for (const each of steps) {
        if (each.kind === "edit") {
          world = each.make(world);
        } else {
          const now = stateOf(world);
          const mark = { fingerprint: fingerprintOf(now.terms), at: "2027-01-15T09:00:00Z", user_id: 1 };
          approvals = { approve, see }[each.kind](approvals, [each.party], mark, now.terms);
          const approved = each.kind === "approve" ? { approved: now.printed } : {};
          known[each.party] = { ...known[each.party], seen: now.printed, ...approved };
        }
        for (const party of PARTIES) expectAlarms(party, known[party] ?? {}, approvals, world);
      }
      const other = onAnotherDevice(world);
      const plan = makePlan({ ...other, geo, taxRows });
      const theirs = terms(factsFromPlan({ id: 42, ...other, plan }));
      expect(fingerprintOf(theirs)).toBe(fingerprintOf(stateOf(world).terms));
    }),
    { numRuns: COURSES, seed: 13, examples: [[restored]] },
  );
}, 120_000);
