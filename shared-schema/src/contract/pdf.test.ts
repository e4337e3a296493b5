import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test } from "vitest";
import { contractPdf } from "./pdf.ts";
import { rivieraContract, testFonts } from "./testing.test-support.ts";

const fonts = testFonts();
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

test("the same contract gives the same bytes", () => {
  const once = contractPdf(rivieraContract(true), fonts);
  const again = contractPdf(rivieraContract(true), fonts);
  expect(bytesToHex(sha256(once.bytes))).toBe(bytesToHex(sha256(again.bytes)));
  expect(once.pages).toBeGreaterThan(3);
});

test("date and file id come from the contract alone", () => {
  const raw = latin1(contractPdf(rivieraContract(false), fonts).bytes);
  expect(raw).toContain("/CreationDate (D:20270120162000+00'00')");
  expect(raw).toContain("/ID [ <0123456789ABCDEF0123456789ABCDEF> <0123456789ABCDEF0123456789ABCDEF> ]");
  expect(raw).toContain("/Lang (fr)");
  expect(raw).toContain("/Outlines");
});

test("every signatory has a field on a page that exists", () => {
  const { fields, pages } = contractPdf(rivieraContract(false), fonts);
  expect(fields.map(({ name }) => name)).toEqual([
    "Nadège L'Hôpital",
    "Łukasz Žižka",
    "Zoë Brontë",
    "Jean-Luc Œuvrard",
  ]);
  for (const { page, rect } of fields) {
    expect(page).toBeLessThan(pages);
    expect(rect[2]).toBeGreaterThan(rect[0]);
    expect(rect[3]).toBeGreaterThan(rect[1]);
  }
});

test("a draft marks a character that cannot be printed, a contract refuses it", () => {
  const strange = (draft: boolean) => ({ ...rivieraContract(draft), productName: "王 Passerelle" });
  expect(contractPdf(strange(true), fonts).unprintable).toEqual(["王"]);
  expect(() => contractPdf(strange(false), fonts)).toThrow("«王 Passerelle» cannot be printed: U+738B");
});

test("a service described at great length runs over pages", () => {
  const doc = rivieraContract(true);
  const long = { kind: "details" as const, rows: [{ label: { fr: "A", en: "A" }, value: "à bord ".repeat(2_800) }] };
  expect(contractPdf({ ...doc, blocks: [...doc.blocks, long] }, fonts).pages).toBeGreaterThan(7);
});
