import { expect, it } from "vitest";
import { detailRows } from "./detailRows.ts";

it("names the bank's country and groups the IBAN", () => {
  const details = {
    ...{ bank_name: "Sparkasse", account_num: null, bank_address: null, bank_country: "DE" },
    ...{ iban: "DE89370400440532013000", swiftbic: "COBADEFF" },
  };
  expect(detailRows(details, "en").map(({ value }) => value)).toEqual([
    ...["Sparkasse", null, null, "Germany"],
    ...["DE89 3704 0044 0532 0130 00", "COBADEFF"],
  ]);
});
