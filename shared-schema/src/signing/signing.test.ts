import fc from "fast-check";
import { expect, it } from "vitest";
import type { ROLES } from "../base/roles.ts";
import { type Delegation, decideAccept, decideDelegate, decideEnd } from "./delegation.ts";
import { signatoriesOf } from "./signatories.ts";
import { decideSign, missingSignatories, nextInOrder, type SigningState } from "./signRules.ts";
import { isFinal, mayFollow, pollDelay, SIGNATURE_STATUSES, type SignatureStatus } from "./steps.ts";

const NOW = "2026-11-26T14:00:00Z";
const LATER = "2026-11-26T14:10:00Z";
const personOf = (profileId: number) => `person ${profileId}`;

const partyOf = (role: (typeof ROLES)[number], profile_id: number, pos: string) => ({
  [`${role}:${profile_id}`]: { role, profile_id, pos },
});
const parties = {
  ...partyOf("stakeholders", 6, "a5"),
  ...partyOf("clients", 3, "a2"),
  ...partyOf("clients", 2, "a1"),
  ...partyOf("brokers", 3, "a3"),
  ...partyOf("captains", 8, "a4"),
  ...partyOf("passengers", 9, "a6"),
  ...partyOf("central_agents", 7, "a7"),
  ...partyOf("carriers", 1, "a8"),
};

function stateOf(some: Partial<SigningState> = {}): SigningState {
  return {
    agreement: { status: "CONTRACT", version: 0, generated_versions_len: 1 },
    version: 0,
    isSigningOn: true,
    signatories: signatoriesOf({ parties }, personOf, []),
    order: null,
    signed: new Set(),
    declinedBy: null,
    lease: null,
    maySignUntil: null,
    nameOf: (person) => person,
    ...some,
  };
}

const reasonOf = (state: SigningState, person: string, now = NOW) => {
  const answer = decideSign(state, person, now);
  return answer.ok ? null : answer.refusal.code;
};

it("is signed by carriers, clients, brokers and stakeholders, each person once for all their parties", () => {
  const signatories = signatoriesOf({ parties }, personOf, []);
  expect(signatories.map(({ person, parties: own }) => [person, ...own.map(({ key }) => key)])).toEqual([
    ["person 1", "carriers:1"],
    ["person 2", "clients:2"],
    ["person 3", "clients:3", "brokers:3"],
    ["person 6", "stakeholders:6"],
  ]);
  for (const stranger of ["person 7", "person 8", "person 9"]) {
    expect(reasonOf(stateOf(), stranger)).toBe("signing.not-a-signatory");
  }
});

it("two profiles of one account sign once", () => {
  const signatories = signatoriesOf({ parties }, (id) => (id <= 3 ? "one" : `person ${id}`), []);
  expect(signatories.map(({ person, parties: own }) => [person, own.length])).toEqual([
    ["one", 4],
    ["person 6", 1],
  ]);
});

it("an accepted delegation moves one party's signature to the delegate, and an offered or ended one does not", () => {
  const delegation = (state: Delegation["state"]): Delegation => ({
    id: "d",
    version: 0,
    party: "clients:3",
    delegate_profile_id: 20,
    state,
  });
  for (const state of ["offered", "ended"] as const) {
    expect(signatoriesOf({ parties }, personOf, [delegation(state)])).toEqual(signatoriesOf({ parties }, personOf, []));
  }
  const state = stateOf({ signatories: signatoriesOf({ parties }, personOf, [delegation("accepted")]) });
  expect(decideSign(state, "person 20", NOW)).toMatchObject({
    value: { parties: [{ key: "clients:3", profile_id: 3, delegate_profile_id: 20 }] },
  });
  // The broker signs for the other party alone.
  expect(decideSign(state, "person 3", NOW)).toMatchObject({ value: { parties: [{ key: "brokers:3" }] } });
});

it("a delegation is made by its party, accepted by the delegate, and ended by either until the party has signed", () => {
  const sides = { party: "a", delegate: "b", isSigned: false };
  const accepted = { state: "accepted" } as const;
  const codes = [
    decideDelegate({ ...sides, by: "a" }, []),
    decideDelegate({ ...sides, by: "b" }, []),
    decideDelegate({ ...sides, by: "a", delegate: "a" }, []),
    decideDelegate({ ...sides, by: "a", isSigned: true }, []),
    decideAccept({ ...sides, by: "a" }, { state: "offered" }),
    decideAccept({ ...sides, by: "b" }, { state: "offered" }),
    decideAccept({ ...sides, by: "b" }, { state: "ended" }),
    decideEnd({ ...sides, by: "c" }, accepted),
    decideEnd({ ...sides, by: "a" }, accepted),
    decideEnd({ ...sides, by: "b", isSigned: true }, accepted),
  ].map((answer) => (answer.ok ? "yes" : answer.refusal.code));
  expect(codes).toEqual([
    "yes",
    "signing.delegation-not-yours",
    "signing.delegation-to-self",
    "signing.already-signed",
    "signing.delegation-not-yours",
    "yes",
    "signing.delegation-ended",
    "signing.delegation-not-yours",
    "yes",
    "signing.already-signed",
  ]);
});

it.each<[string, Partial<SigningState>, string | null]>([
  ["the current contract", {}, null],
  ["signing is off", { isSigningOn: false }, "signing.off"],
  [
    "nothing was generated",
    { agreement: { status: "DRAFT", version: 0, generated_versions_len: 0 } },
    "signing.not-generated",
  ],
  [
    "an addendum is drafted",
    { agreement: { status: "DRAFT", version: 1, generated_versions_len: 1 } },
    "signing.addendum-open",
  ],
  [
    "an addendum is locked",
    { agreement: { status: "LOCKED", version: 1, generated_versions_len: 1 } },
    "signing.addendum-open",
  ],
  [
    "it is being settled",
    { agreement: { status: "SETTLING", version: 0, generated_versions_len: 1 } },
    "signing.closed",
  ],
  [
    "an addendum replaced it",
    { agreement: { status: "ADDENDUM", version: 1, generated_versions_len: 2 } },
    "signing.superseded",
  ],
  ["a client declined", { declinedBy: "person 2" }, "signing.declined"],
  ["the time is over", { maySignUntil: "2026-11-26T13:59:59Z" }, "signing.too-late"],
  ["there is time", { maySignUntil: LATER }, null],
  ["the viewer has signed", { signed: new Set(["person 1"]) }, "signing.already-signed"],
  ["the client is first", { order: ["person 2", "person 1"] }, "signing.not-your-turn"],
  ["the client was first", { order: ["person 2", "person 1"], signed: new Set(["person 2"]) }, null],
  ["the client is signing", { lease: { person: "person 2", until: LATER } }, "signing.in-progress"],
  ["the client took too long", { lease: { person: "person 2", until: NOW } }, null],
  ["the viewer is signing", { lease: { person: "person 1", until: LATER } }, null],
])("the carrier signs or reads why not when %s", (_, some, reason) => {
  expect(reasonOf(stateOf(some), "person 1")).toBe(reason);
});

it("in a given order it is always exactly one person's turn until all have signed, whoever joins or leaves", () => {
  const person = fc.integer({ min: 1, max: 6 }).map(personOf);
  const people = fc.uniqueArray(person, { maxLength: 6 });
  fc.assert(
    fc.property(people, people, people, (order, present, signed) => {
      const signatories = present.map((each) => ({ person: each, parties: [] }));
      const state = stateOf({ order, signatories, signed: new Set(signed) });
      const missing = missingSignatories(state).map((each) => each.person);
      const allowed = present.filter((each) => reasonOf(state, each) === null);
      expect(allowed).toHaveLength(missing.length === 0 ? 0 : 1);
      expect(nextInOrder(state)).toBe(allowed[0] ?? null);
      expect(missing).toEqual(expect.arrayContaining(allowed));
    }),
  );
});

it("a signature goes through its steps to a final one, and only a failed one starts again", () => {
  const pathsEnd = (status: SignatureStatus): boolean =>
    isFinal(status) || SIGNATURE_STATUSES.filter((next) => mayFollow(status, next)).every(pathsEnd);
  expect(SIGNATURE_STATUSES.every(pathsEnd)).toBe(true);
  expect(SIGNATURE_STATUSES.filter((status) => mayFollow("SIGNED", status))).toEqual([]);
  expect(SIGNATURE_STATUSES.filter((status) => mayFollow("FAILED", status))).toEqual(["NEW"]);
});

it("asks again after 2, 3, 5 or 10 s, and not at all once a signature is final", () => {
  expect([pollDelay(undefined, true), pollDelay(undefined, false)]).toEqual([2_000, null]);
  const delays = SIGNATURE_STATUSES.map((status) => [pollDelay(status, true), pollDelay(status, false)]);
  const unfinished = [3_000, 10_000];
  expect(delays).toEqual([unfinished, unfinished, unfinished, [5_000, 5_000], unfinished, [null, null], [null, null]]);
});
