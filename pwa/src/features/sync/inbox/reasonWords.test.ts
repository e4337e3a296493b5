import { newAgreement } from "shared-schema/agreement/create";
import { fault, refused, refusedAt } from "shared-schema/base/result";
import { readFault, readRefusal } from "shared-schema/refusals/read";
import { faultText, refusalText } from "shared-schema/refusals/text";
import { expect, it, vi } from "vitest";
import { provideTexts } from "../../../ui/feedback/sentences.ts";
import { setLanguage } from "../../../ui/i18n.ts";
import { reasonWords } from "./reasonWords.ts";

vi.hoisted(() => {
  vi.stubGlobal("localStorage", { getItem: () => "en", setItem: () => undefined });
  vi.stubGlobal("document", { documentElement: { lang: "" } });
});

provideTexts({
  refusal: (refusal, language) => refusalText(readRefusal(refusal), language),
  fault: (fault, language) => faultText(readFault(fault), language),
});

const unknown = () => null;
const known = { collection: "agreements", agreement: null, language: "en", person: unknown, yacht: unknown } as const;
const { refusal } = refusedAt(
  {
    cruise_areas: [fault("too-heavy")],
    "fuel_bunkers.0192-a.price_per_litre": [fault("at-most", { most: 9 })],
  },
  "document.invalid",
  { fields: "cruise_areas, fuel_bunkers.0192-a.price_per_litre" },
);

it("names the fields as people call them, in both languages", () => {
  setLanguage("en");
  expect(reasonWords(refusal, known)).toBe(
    "Some fields are not valid: Cruising areas, Bunker · Price per litre (Cruising areas: is too large; Bunker · Price per litre: must be at most 9)",
  );
  setLanguage("fr");
  expect(reasonWords(refusal, { ...known, language: "fr" })).toBe(
    "Certains champs ne sont pas valides\u00A0: Zones de croisière, Soutage · Prix au litre (Zones de croisière\u00A0: est trop volumineux\u00A0; Soutage · Prix au litre\u00A0: doit être d’au plus 9)",
  );
});

it("names the field of a sentence", () => {
  setLanguage("fr");
  const closed = refused("agreement.field-closed", { field: "cruise_areas", status: "LOCKED" });
  expect(reasonWords(closed.refusal, { ...known, language: "fr" })).toBe(
    "«\u00A0Zones de croisière\u00A0» n’est pas modifiable tant que le contrat est à l’état «\u00A0Approuvé\u00A0».",
  );
});

it("leaves a sentence without fields alone", () => {
  setLanguage("en");
  expect(reasonWords(refused("bunker.last").refusal, known)).toBe("An agreement must have at least one bunker.");
});

it("takes names as they were typed", () => {
  setLanguage("en");
  const agreement = newAgreement({
    name: "Riviera",
    contract_type: "CRUISE",
    currency: "EUR",
    created_by: 1,
    created_at: "2027-01-15T09:00:00.000Z",
    bunkerId: "a",
  });
  const special_conditions = { a: { pos: "a0", name: "{x} $& 'y'", price: null, product: null } };
  const missing = refusedAt({ "special_conditions.a.price": [fault("required")] }, "document.invalid", {
    fields: "special_conditions.a.price",
  });
  expect(reasonWords(missing.refusal, { ...known, agreement: { ...agreement, special_conditions } })).toBe(
    "Some fields are not valid: Service {x} $& 'y' · Price (Service {x} $& 'y' · Price: is required)",
  );
});
