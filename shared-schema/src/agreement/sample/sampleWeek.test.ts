import { readFileSync } from "node:fs";
import fc from "fast-check";
import { expect, it } from "vitest";
import type { Language } from "../../base/language.ts";
import { castIn } from "../../profile/cast.ts";
import { profileBody } from "../../profile/schema.ts";
import { yachtBody } from "../../yacht/schema.ts";
import { accessTo } from "../access.ts";
import { cruiseFixture } from "../fromFixture.ts";
import { orderWaypoints } from "../order.ts";
import { agreementBody } from "../schema.ts";
import { SAMPLE_SELF, SAMPLE_USER, sampleWeek } from "./sampleWeek.ts";

const read = (name: string): unknown =>
  JSON.parse(readFileSync(new URL(`../../../fixtures/${name}`, import.meta.url), "utf8"));
const fixture = cruiseFixture.parse(read("sample-week.json"));
const cast = castIn(read("parties.json"));
const DAY_MS = 86_400_000;

function weekAt(now: string, language: Language = "en") {
  let count = 0;
  const newId = () => `01900000-0000-7000-8000-${String(++count).padStart(12, "0")}`;
  return sampleWeek({ fixture, cast, now, newId, language });
}

it("is valid, runs from Saturday to Saturday, and begins two weeks to a year after the day on which it is opened", () => {
  const noInvalidDate = { min: new Date("2026-08-01"), max: new Date("2090-01-01"), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(noInvalidDate), (today) => {
      const { agreement, yacht, profiles } = weekAt(today.toISOString());
      expect(agreementBody.safeParse(agreement).error).toBeUndefined();
      expect(yachtBody.safeParse(yacht).error).toBeUndefined();
      for (const profile of profiles.values()) expect(profileBody.safeParse(profile).error).toBeUndefined();
      const [from, to] = [agreement.delivery_date, agreement.redelivery_date].map((at) => new Date(at ?? ""));
      expect([from?.getUTCDay(), to?.getUTCDay()]).toEqual([6, 6]);
      const days = ((from?.getTime() ?? 0) - today.getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(14);
      expect(days).toBeLessThan(14 + 364);
    }),
    { numRuns: 50 },
  );
});

it("lets whoever tries it write and approve, with two guests on board from the first call to the last", () => {
  const { agreement, profiles, contacts } = weekAt("2026-11-23T10:00:00Z");
  const viewer = { user_id: SAMPLE_USER, is_admin: false, profile_ids: new Set([SAMPLE_SELF]) };
  expect(accessTo(agreement, viewer)).toMatchObject({ write: true, can_approve: true });
  const on = Object.values(agreement.parties).map(({ profile_id }) => profile_id);
  expect([...profiles.keys()].sort()).toEqual(on.sort());
  expect(contacts.size).toBe(profiles.size - 1);
  const stays = Object.values(agreement.stays);
  expect(stays).toHaveLength(2);
  const order = orderWaypoints(agreement.waypoints).map(([id]) => id);
  for (const { emb_waypoint, disemb_waypoint } of stays) {
    expect([emb_waypoint, disemb_waypoint]).toEqual([order[0], order.at(-1)]);
  }
});

it("names its services in the language of whoever tries it", () => {
  const textsIn = (language: Language) => {
    const { agreement } = weekAt("2026-11-23T10:00:00Z", language);
    expect(agreement.language).toBe(language);
    return Object.values(agreement.special_conditions).flatMap(({ name, product }) => [name, product]);
  };
  const [english, french] = [textsIn("en"), textsIn("fr")];
  expect(english).toEqual(fixture.services.flatMap(({ name, product }) => [name, product]));
  for (const [index, text] of french.entries()) {
    expect(text).toBeTruthy();
    expect(text).not.toBe(english[index]);
  }
});
