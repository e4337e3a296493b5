import Ajv2020 from "ajv/dist/2020.js";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { z } from "zod";
import { decideAgreementChange } from "../../agreement/change.ts";
import type { AgreementBody } from "../../agreement/schema.ts";
import { fingerprint } from "../../terms/fingerprint.ts";
import { partOf } from "../testing.test-support.ts";
import { admin, facts, importer, written } from "./data.test-support.ts";
import { draftFromData } from "./draft.ts";
import { type ContractData, contractData, DATA_SCHEMA_ID } from "./format.ts";
import { parseContractData } from "./read.ts";

const TODAY = "2026-11-20";

const { $schema, ...rules } = z.toJSONSchema(contractData, { target: "draft-2020-12", io: "input" });
const published = { $schema, $id: DATA_SCHEMA_ID, ...rules };
const isValid = new Ajv2020({ strict: false, validateFormats: false }).compile(published);

/** The data without the names of its parts. */
function nameless({ agreement, parties }: ContractData) {
  const places = new Map<string | null, number>(agreement.waypoints.map(({ id }, at) => [id, at]));
  const stays = agreement.stays.map((stay) => [
    places.get(stay.emb_waypoint),
    places.get(stay.disemb_waypoint),
    stay.profile_id,
  ]);
  return { ...agreement, stays, waypoints: agreement.waypoints.map(({ id: _, ...stop }) => stop), parties };
}

const lessOf = <T>(parts: Readonly<Record<string, T>>) =>
  fc.subarray(Object.entries(parts)).map((kept) => Object.fromEntries(kept));

/** Agreements of many shapes: parts left out, shuffled, amounts and dates there or not. */
const agreements: fc.Arbitrary<AgreementBody> = fc
  .record({
    waypoints: lessOf(facts.agreement.waypoints),
    special_conditions: lessOf(facts.agreement.special_conditions),
    payment_calls: lessOf(facts.agreement.payment_calls),
    parties: lessOf(facts.agreement.parties),
    base_price_cruising: fc.option(fc.integer({ min: 0, max: 1e9 }).map((cents) => cents / 100)),
    requested_cea_ratio: fc.option(fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 1000)),
    delivery_date: fc.constantFrom(null, "2027-07-03T10:00:00Z"),
    cruise_areas: fc.option(fc.string({ maxLength: 50 })),
    greek_certificate: fc.constantFrom(null, "LIMITED" as const),
    clauses: fc
      .array(fc.record({ text_fr: fc.option(fc.string()), text_en: fc.option(fc.string()) }), { maxLength: 5 })
      .map((list) => Object.fromEntries(list.map((clause, at) => [partOf(600 + at), { ...clause, pos: `a${at}` }]))),
  })
  .map((change) => {
    const aboard = new Set(Object.values(change.parties).map(({ profile_id }) => profile_id));
    const stays = Object.entries(facts.agreement.stays).filter(
      ([, stay]) =>
        aboard.has(stay.profile_id) &&
        [stay.emb_waypoint, stay.disemb_waypoint].every((id) => Object.hasOwn(change.waypoints, id ?? "")),
    );
    return { ...facts.agreement, ...change, stays: Object.fromEntries(stays) };
  });

describe("a contract as data", () => {
  it("keeps every term from export to import to export, and fits the published schema", () => {
    fc.assert(
      fc.property(agreements, (agreement) => {
        const data = written({ ...facts, agreement });
        expect(isValid(data), JSON.stringify(isValid.errors)).toBe(true);
        const read = parseContractData(JSON.stringify(data));
        if (!read.ok) throw new Error(JSON.stringify(read.refusal));
        const { body, left_out } = draftFromData(read.value, importer());
        expect(left_out).toEqual([]);
        const decided = decideAgreementChange(null, body, admin, TODAY);
        expect(decided).toMatchObject({ ok: true });
        expect(nameless(written({ ...facts, agreement: body }))).toEqual(nameless(data));
        expect(body).toMatchObject({ status: "DRAFT", version: 0, created_by: 9, comments: {} });
      }),
      { numRuns: 40 },
    );
  });

  it("names the terms by the fingerprint that parties approve", () => {
    expect(written(facts).version).toMatchObject({
      status: "DRAFT",
      fingerprint: fingerprint(facts),
      pdf_sha256: null,
    });
  });

  it("holds of people what the contract prints, and nothing that the product keeps for itself", () => {
    const [[number, profile] = []] = Object.entries(facts.profiles);
    if (!number || !profile) throw new Error("The agreement has parties.");
    const secret = { ...profile, passport_num: "PASSPORT1", email: "SECRET@EXAMPLE.ORG", main_phone: "+33SECRET" };
    const text = JSON.stringify(written({ ...facts, profiles: { ...facts.profiles, [number]: secret } }));
    expect(text).toContain(profile.last_name);
    expect(text).not.toMatch(/SECRET|PASSPORT1|user_id|created_by|comments/);
  });

  it("leaves out fields of a newer client, and the parties whom the reader does not hold", () => {
    const [stop] = Object.entries(facts.agreement.waypoints);
    if (!stop) throw new Error("The agreement has a route.");
    const newer = { ...facts.agreement.waypoints, [stop[0]]: { ...stop[1], newer: 1 } };
    const data = written({ ...facts, profiles: {}, agreement: { ...facts.agreement, waypoints: newer } });
    expect(JSON.stringify(data)).not.toContain("newer");
    expect(data.parties.every(({ particulars }) => particulars === null)).toBe(true);
  });

  it("is published as it is read", async () => {
    const document = JSON.stringify(published, null, 2);
    await expect(`${document}\n`).toMatchFileSnapshot("../../../assets/schemas/contract-1.json");
  });
});
