import { expect, it } from "vitest";
import { rivieraFacts } from "../contract/testing.test-support.ts";
import { decideSeeingAs, seenAs } from "./seenAs.ts";

const { agreement, profiles } = rivieraFacts();
const parties = Object.values(agreement.parties);
const oneIn = (role: string) => parties.find((party) => party.role === role)?.profile_id ?? -1;
const viewerAs = (role: string) => ({ user_id: 1, is_admin: false, profile_ids: new Set([oneIn(role)]) });

it("lets those who write the agreement see it as each of its parties, and no one else", () => {
  const asked = { viewer: viewerAs("captains"), profile_id: oneIn("clients") };
  expect(decideSeeingAs(agreement, profiles, asked)).toMatchObject({ ok: true, value: { is_admin: false } });
  const code = (role: string, profile_id: number) => {
    const may = decideSeeingAs(agreement, profiles, { viewer: viewerAs(role), profile_id });
    return may.ok ? null : may.refusal.code;
  };
  expect(code("clients", oneIn("captains"))).toBe("agreement.read-only");
  expect(code("passengers", oneIn("captains"))).toBe("agreement.read-only");
  expect(code("captains", 987_654)).toBe("profile.not-found");
  expect(code("none", oneIn("clients"))).toBe("agreement.not-found");
});

it("shows a passenger no price, and a client every price", () => {
  expect(seenAs({ agreement, profiles }, viewerAs("passengers")).agreement).not.toHaveProperty("base_price_cruising");
  expect(seenAs({ agreement, profiles }, viewerAs("clients")).agreement).toMatchObject({
    base_price_cruising: agreement.base_price_cruising,
  });
});

it("shows nothing that the copy lacks, whatever the party would see, and no passport", () => {
  // The copy of an asker without prices, as rules are given it.
  const least = { ...agreement, base_price_cruising: null, payment_calls: {} };
  const { agreement: seen, profiles: people } = seenAs({ agreement: least, profiles: {} }, viewerAs("carriers"));
  expect(seen["base_price_cruising"]).toBeNull();
  expect(seen["payment_calls"]).toEqual({});
  expect(people).toEqual({});
  const all = seenAs({ agreement, profiles }, viewerAs("carriers")).profiles;
  expect(Object.values(all).every((profile) => !Object.hasOwn(profile, "passport_num"))).toBe(true);
});
