import fc from "fast-check";
import { expect, it } from "vitest";
import { decideAgreementChange } from "../change.ts";
import { newAgreement } from "../create.ts";
import { placeWaypoint } from "../mutations/waypoints.ts";
import type { AgreementBody, Comment } from "../schema.ts";
import { acceptProposal, withProposal } from "./acceptProposal.ts";
import { decideCommentsClosed } from "./threads.ts";

const at = "2026-11-20T10:00:00Z";
const keyOf = (number: number) => `0190a0a0-0000-7000-8000-${String(number).padStart(12, "0")}`;
const agreement: AgreementBody = {
  ...newAgreement({
    ...{ name: "Riviera", contract_type: "CRUISE", currency: "EUR" },
    ...{ created_by: 1, created_at: at, bunkerId: keyOf(0) },
  }),
  base_price_cruising: 300_000,
  special_conditions: { [keyOf(1)]: { pos: "a0", name: "Yoga", price: 900, product: null } },
  parties: {
    "clients:2": { role: "clients", profile_id: 2, pos: "a0" },
    "brokers:3": { role: "brokers", profile_id: 3, pos: "a1" },
  },
};
const comment = (about: string | null, proposes: string | null): Comment => ({
  ...{ author_user_id: 2, at, about, text: "Too much.", proposes },
});
const commented = (about: string | null, proposes: string | null): AgreementBody => ({
  ...agreement,
  comments: { [keyOf(5)]: comment(about, proposes) },
});
const answer = { id: keyOf(6), author_user_id: 3, at: "2026-11-20T11:00:00Z", text: "Accepted." };
const broker = { user_id: 3, is_admin: false, profile_ids: new Set([3]) };
const client = { user_id: 2, is_admin: false, profile_ids: new Set([2]) };

it("takes the value over and closes the comment in one edit, which whoever writes may make", () => {
  const before = commented("base_price_cruising", "280000");
  expect(decideCommentsClosed(before.comments).ok).toBe(false);
  const accepted = acceptProposal(before, keyOf(5), answer);
  if (!accepted.ok) throw new Error(accepted.refusal.code);
  expect(accepted.value.base_price_cruising).toBe(280_000);
  expect(decideCommentsClosed(accepted.value.comments).ok).toBe(true);
  expect(decideAgreementChange(before, accepted.value, broker, "2026-11-20").ok).toBe(true);
  const asClient = acceptProposal(before, keyOf(5), { ...answer, author_user_id: 2 });
  if (!asClient.ok) throw new Error(asClient.refusal.code);
  expect(decideAgreementChange(before, asClient.value, client, "2026-11-20").ok).toBe(false);
});

it("reads a value as people write it, and none that could be read in two ways or is in another currency", () => {
  const price = (text: string) => withProposal(agreement, comment("base_price_cruising", text))?.base_price_cruising;
  for (const text of [
    "280000",
    "280 000",
    "280,000",
    "€280,000",
    "280\u202f000.00 €",
    "EUR 280000",
    "280 000,00 €",
    "280.000,00",
    "280000,00",
  ]) {
    expect(price(text), text).toBe(280_000);
  }
  for (const text of [
    "280.000",
    "$280,000",
    "USD 280000",
    "280k",
    "about 280000",
    "-1",
    "",
    "28,0000",
    "280,0",
    "2.80.000,00",
    "280,000,00",
  ]) {
    expect(price(text), text).toBeUndefined();
  }
  const ratio = withProposal(agreement, comment("requested_cea_ratio", "27.5 %"));
  expect(ratio?.requested_cea_ratio).toBe(0.275);
  for (const text of ["27,5 %", "27,50", "27,5\u00a0%"]) {
    expect(withProposal(agreement, comment("requested_cea_ratio", text))?.requested_cea_ratio, text).toBe(0.275);
  }
  expect(withProposal(agreement, comment("requested_cea_ratio", "27,500"))).toBeNull();
  const service = withProposal(agreement, comment(`special_conditions.${keyOf(1)}.price`, "950"));
  expect(service?.special_conditions[keyOf(1)]?.price).toBe(950);
});

it("reads a time that names its clock, in the years that an edit may have", () => {
  const sailing = placeWaypoint(agreement, keyOf(2), { latitude: 43.7, longitude: 7.3 }, null);
  const delivery = (text: string) => withProposal(sailing, comment("dates.delivery_date", text))?.delivery_date;
  for (const text of [
    "2027-07-03 10:00 UTC",
    "2027/07/03 10:00\u00a0UTC",
    "2027-07-03T12:00:00+02:00",
    "2027-07-03T10:00Z",
  ]) {
    expect(delivery(text), text).toBe("2027-07-03T10:00:00Z");
  }
  for (const text of [
    "2027-07-03 10:00",
    "2027-07-03",
    "03/07/2027 10:00 UTC",
    "2027-02-30 10:00 UTC",
    "1927-07-03 10:00 UTC",
  ]) {
    expect(delivery(text), text).toBeUndefined();
  }
  const redelivery = withProposal(sailing, comment("dates.redelivery_date", "2027-07-10 10:00 UTC"));
  expect(redelivery?.redelivery_date).toBe("2027-07-10T10:00:00Z");
  for (const field of ["arr_date", "dep_date"] as const) {
    const about = `waypoints.${keyOf(2)}.${field}`;
    const taken = withProposal(sailing, comment(about, "2027-07-04 08:00 UTC"));
    expect(taken?.waypoints).toEqual({
      [keyOf(2)]: { ...sailing.waypoints[keyOf(2)], [field]: "2027-07-04T08:00:00Z" },
    });
  }
  expect(withProposal(sailing, comment(`waypoints.${keyOf(3)}.arr_date`, "2027-07-04 08:00 UTC"))).toBeNull();
});

it("takes over a choice by its code or its name, litres, a place, and a rate with its reason", () => {
  const sailing = placeWaypoint(agreement, keyOf(2), { latitude: 43.7, longitude: 7.3 }, null);
  const taken = (about: string, text: string) => withProposal(sailing, comment(about, text));
  for (const text of ["CHARTER", "charter", "Affrètement", "Charter (hire of the yacht)"]) {
    expect(taken("contract_type", text)?.contract_type, text).toBe("CHARTER");
  }
  expect(taken("contract_type", "hire")).toBeNull();
  expect(taken("currency", " usd ")?.currency).toBe("USD");
  expect(taken("currency", "ZZZ")).toBeNull();
  for (const text of ["12 500.5 L", "12,500.5\u00a0L", "12500.5"]) {
    expect(taken("journey_consumption", text)?.journey_consumption, text).toBe(12_500.5);
  }
  expect(taken("routing_consumption", "-3 L")).toBeNull();
  expect(taken(`waypoints.${keyOf(2)}.place`, "Port Hercule")?.waypoints[keyOf(2)]?.call_location_str).toBe(
    "Port Hercule",
  );
  expect(taken("entered_vat_rate", "12,5 %")?.entered_vat_rate).toBe(0.125);
  expect(taken("entered_vat_reason", "Ruling of 3 May")?.entered_vat_reason).toBe("Ruling of 3 May");
  const times = taken("dates.positioning_return_end", "2027-07-12 10:00 UTC");
  expect(times?.positioning_return_end).toBe("2027-07-12T10:00:00Z");
  expect(taken("dates.positioning_toward_start", "2027-07-01T10:00Z")?.positioning_toward_start).toBe(
    "2027-07-01T10:00:00Z",
  );
});

it("takes nothing over that belongs to someone's own record", () => {
  for (const about of ["parties.clients.clients:2.last_name", "yacht.name", "bank_accounts", "embarkations"]) {
    expect(withProposal(agreement, comment(about, "Miller")), about).toBeNull();
  }
});

it("takes nothing over for the agreement as a whole, a part that is gone, or a term that follows from others", () => {
  for (const about of [null, "net_total", `special_conditions.${keyOf(1)}`, `special_conditions.${keyOf(9)}.price`]) {
    expect(withProposal(agreement, comment(about, "1"))).toBeNull();
    expect(acceptProposal(commented(about, "1"), keyOf(5), answer)).toMatchObject({
      refusal: { code: "comment.no-proposal" },
    });
  }
  expect(acceptProposal(agreement, keyOf(5), answer)).toMatchObject({ refusal: { code: "comment.unknown" } });
});

it("takes a comment over once", () => {
  const accepted = acceptProposal(commented("name", "Corsica"), keyOf(5), answer);
  if (!accepted.ok) throw new Error(accepted.refusal.code);
  expect(acceptProposal(accepted.value, keyOf(5), { ...answer, id: keyOf(7) }).ok).toBe(false);
});

it("changes nothing but the term and the comments", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), (cents) => {
      const accepted = acceptProposal(commented("base_price_routing", (cents / 100).toFixed(2)), keyOf(5), answer);
      if (!accepted.ok) throw new Error(accepted.refusal.code);
      const { base_price_routing, comments, ...rest } = accepted.value;
      expect(base_price_routing).toBe(cents / 100);
      expect(Object.keys(comments)).toEqual([keyOf(5), keyOf(6)]);
      const { base_price_routing: _, comments: __, ...former } = agreement;
      expect(rest).toEqual(former);
    }),
  );
});
