import { expense } from "shared-schema/agreement/expenses/schema";
import {
  agreementBody,
  clause,
  comment,
  fuelBunker,
  party,
  payment,
  paymentCall,
  service,
  stay,
  waypoint,
} from "shared-schema/agreement/schema";
import { profileBody } from "shared-schema/profile/schema";
import { yachtBody } from "shared-schema/yacht/schema";
import { beforeEach, describe, expect, it, vi } from "vitest";
import { setLanguage } from "../../ui/i18n.ts";
import { fieldWords, type Known } from "./words.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const known = (collection: string, language: Known["language"]): Known => ({
  collection,
  agreement: null,
  language,
  person: () => null,
  yacht: () => null,
});
/** Written once by the server, never edited. */
const UNEDITED = new Set([
  "user_id",
  "created_by",
  "created_at",
  "author_user_id",
  "recorded_by",
  "recorded_at",
  "at",
  "claimed_by",
  "generated_versions_len",
  "printed_in",
  "admin_name",
]);
const MAPS = new Set([
  "parties",
  "waypoints",
  "special_conditions",
  "clauses",
  "fuel_bunkers",
  "stays",
  "payment_calls",
  "payments",
  "expenses",
  "comments",
]);
const PARTS = [party, waypoint, service, clause, fuelBunker, stay, paymentCall, payment, expense, comment];

const fields: Record<string, string[]> = {
  agreements: [agreementBody, ...PARTS].flatMap(({ shape }) => Object.keys(shape)).filter((field) => !MAPS.has(field)),
  yachts: Object.keys(yachtBody.shape),
  profiles: Object.keys(profileBody.shape),
};

describe.each(["en", "fr"] as const)("in %s", (language) => {
  beforeEach(() => setLanguage(language));
  it.each(Object.keys(fields))("every field of %s that somebody can change has a name", (collection) => {
    const unnamed = (fields[collection] ?? [])
      .filter((field) => !UNEDITED.has(field))
      .filter((field) => fieldWords(field, known(collection, language), null) === field.replaceAll("_", " "));
    expect(unnamed).toEqual([]);
  });
});
