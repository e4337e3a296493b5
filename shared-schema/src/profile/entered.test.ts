import { expect, it } from "vitest";
import { isWrongVatNumber } from "../base/country/vatNumber.ts";
import { birthFault } from "../base/text/birth.ts";
import { refuseEntered } from "./entered.ts";

const TODAY = "2027-01-15";

it("takes dates of birth from today back to 120 years ago", () => {
  const faults = ["2027-01-16", "2027-01-15", "1907-01-15", "1907-01-14", "0001-01-01"].map((born) =>
    birthFault(born, TODAY),
  );
  const old = { code: "too-long-ago", params: { most: 120 } };
  expect(faults).toEqual([{ code: "in-future" }, null, null, old, old]);
  expect(birthFault("1908-02-29", "2028-02-29")).toBeNull();
});

it("refuses a wrong date of birth when it is entered, and leaves one that was there", () => {
  const wrong = { date_of_birth: "2090-01-01" };
  const refused = { refusal: { code: "document.invalid", fields: { date_of_birth: [{ code: "in-future" }] } } };
  expect(refuseEntered(null, wrong, TODAY)).toMatchObject(refused);
  expect(refuseEntered({ date_of_birth: "1980-02-03" }, wrong, TODAY)).toMatchObject(refused);
  expect(refuseEntered(wrong, { ...wrong, city: "Nice" }, TODAY)).toBeNull();
});

it("knows VAT numbers of the EU and of the United Kingdom that no one can have", () => {
  const wrong = ["FR99999999999", "fr 40 303 265 044", "DE136695977", "GB123456789", "EL1", "FR4030326504"];
  expect(wrong.filter((number) => !isWrongVatNumber(number))).toEqual([]);
  const fine = [
    "FR40303265045",
    "fr 40 303 265 045",
    "DE136695976",
    "CHE-123.456.789 MWST",
    "none",
    "12345",
    "France",
    "",
  ];
  expect(fine.filter(isWrongVatNumber)).toEqual([]);
});

it("refuses a wrong VAT number when it is entered, and leaves one that was there", () => {
  const wrong = { company_vat_num: "FR99999999999" };
  expect(refuseEntered({ company_vat_num: "FR40303265045" }, wrong, TODAY)).toMatchObject({
    refusal: { code: "vat.wrong-number", fields: { company_vat_num: [{ code: "no-vat-number" }] } },
  });
  expect(refuseEntered({ company_vat_num: "fr99 999 999 999" }, wrong, TODAY)).toBeNull();
});
