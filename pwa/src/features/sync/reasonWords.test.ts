import { newAgreement } from "shared-schema/agreement/create";
import { expect, it, vi } from "vitest";
import { setLanguage } from "../../ui/i18n.ts";
import { provideFrench } from "../../ui/said.ts";
import { reasonWords } from "./reasonWords.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

const unknown = () => null;
const known = { collection: "agreements", agreement: null, language: "en", person: unknown, yacht: unknown } as const;
const refusal = {
  code: "invalid",
  message:
    "Some fields are not valid: cruise_areas, fuel_bunkers.0192-a.price_per_litre (cruise_areas: is too large; fuel_bunkers.0192-a.price_per_litre: must be at most 9)",
};

it("names the fields as people call them, in both languages", () => {
  setLanguage("en");
  expect(reasonWords(refusal, known)).toBe(
    "Some fields are not valid: Cruising areas, Bunker · Price per litre (Cruising areas: is too large; Bunker · Price per litre: must be at most 9)",
  );
  provideFrench({
    sentence: (words) => (words === "is too large" ? "est trop volumineux" : null),
    refusal: (_, message) => message.replace("Some fields are not valid", "Champs non valides"),
  });
  setLanguage("fr");
  expect(reasonWords(refusal, { ...known, language: "fr" })).toMatch(
    /^Champs non valides: Zones de croisière, Soute · Prix du litre \(Zones de croisière : est trop volumineux ; Soute · Prix du litre : /,
  );
});

it("leaves a sentence without fields alone", () => {
  setLanguage("en");
  expect(reasonWords({ code: "status", message: "The agreement is LOCKED." }, known)).toBe("The agreement is LOCKED.");
});

it("tells a path from one that begins as it does, and takes names as they were typed", () => {
  setLanguage("en");
  const agreement = newAgreement({
    name: "Riviera",
    contract_type: "CRUISE",
    currency: "EUR",
    created_by: 1,
    created_at: "2027-01-15T09:00:00.000Z",
    bunkerId: "a",
  });
  const [bunker] = Object.values(agreement.fuel_bunkers);
  if (!bunker) throw new Error("a new agreement has a bunker");
  const fuel_bunkers = { a: { ...bunker, name: "$& x" } };
  const message =
    "Some fields are not valid: fuel_bunkers.a.name, name (fuel_bunkers.a.name: is too long; name: is too long)";
  expect(reasonWords({ code: "invalid", message }, { ...known, agreement: { ...agreement, fuel_bunkers } })).toBe(
    "Some fields are not valid: Bunker $& x · Name, Name (Bunker $& x · Name: is too long; Name: is too long)",
  );
});
