import { newAgreement } from "shared-schema/agreement/create";
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
import { fieldWords, type Known, partDetails, valueWords } from "./words.ts";

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
  "settlement",
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

const BEGUN = "01890000-0000-7000-8000-000000000001";
const REPLY = "01890000-0000-7000-8000-000000000002";
const at = "2027-01-01T00:00:00Z";
const begun = { author_user_id: 5, at, about: "base_price_cruising", text: "Too much.", proposes: "€90,000" };
const reply = { author_user_id: 9, at, about: "base_price_cruising", text: "Agreed.", answers: BEGUN };
const commented = newAgreement({
  ...{ name: "A week", contract_type: "CRUISE", currency: "EUR" },
  ...{ created_by: 1, created_at: at, bunkerId: "01890000-0000-7000-8000-000000000003" },
});
commented.comments = { [BEGUN]: begun, [REPLY]: reply };

it("a comment is told in words: the term by its name, the comment that it answers by its text", () => {
  setLanguage("fr");
  const reader = { ...known("agreements", "fr"), agreement: commented };
  expect(fieldWords(`comments.${BEGUN}`, reader, begun)).toBe("Commentaire Prix de base de la croisière");
  expect(valueWords(`comments.${BEGUN}.about`, "base_price_cruising", reader)).toBe("Prix de base de la croisière");
  const details = (id: string, part: object) =>
    partDetails(`comments.${id}`, part, reader).replace(/[\u00a0\u202f]/g, " ");
  expect(details(BEGUN, begun)).toBe("Texte : Too much. ; Proposition : €90,000");
  expect(details(REPLY, reply)).toBe("Texte : Agreed. ; Réponse à : Too much.");
});

it("a person whose profile the reader does not have goes by its number", () => {
  setLanguage("en");
  expect(fieldWords("parties.brokers:7", known("agreements", "en"), null)).toBe("Broker no. 7");
});

it("a commission is told by the names of its fields, its parties and the trade’s percentages", () => {
  setLanguage("en");
  const reader = { ...known("commissions", "en"), person: () => "Ada Lovelace" };
  const due = { party: "brokers:7", amount: 50, date_due: "2027-08-01", date_paid: null };
  expect(fieldWords("brokers", reader, null)).toBe("Commission of the brokers");
  expect(valueWords("brokers", 0.125, reader)).toBe("12.5%");
  expect(fieldWords("shares.brokers:7.ratio", reader, null)).toBe("Commission of Broker Ada Lovelace · Own share");
  expect(fieldWords(`instalments.${BEGUN}.date_paid`, reader, due)).toBe(
    "Commission instalment of Broker Ada Lovelace · Paid",
  );
  expect(partDetails(`instalments.${BEGUN}`, due, reader)).toBe("Amount: 50; Due: 2027-08-01");
});

describe.each(["en", "fr"] as const)("in %s", (language) => {
  beforeEach(() => setLanguage(language));
  it.each(Object.keys(fields))("every field of %s that somebody can change has a name", (collection) => {
    const unnamed = (fields[collection] ?? [])
      .filter((field) => !UNEDITED.has(field))
      .filter((field) => fieldWords(field, known(collection, language), null) === field.replaceAll("_", " "));
    expect(unnamed).toEqual([]);
  });
});
