import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex } from "@noble/hashes/utils.js";
import { expect, test, vi } from "vitest";
import { versionLabel } from "../labels/agreement.ts";
import { buildContract } from "./document.ts";
import { drawFrames } from "./pdf/frame.ts";
import { openPdf } from "./pdf/pen.ts";
import { NO_PLATES } from "./pdf/plates.ts";
import { contractPdf } from "./pdf.ts";
import { rivieraContract, rivieraFacts, testFonts, testOptions } from "./testing.test-support.ts";

const fonts = testFonts();
const latin1 = (bytes: Uint8Array) => new TextDecoder("latin1").decode(bytes);

test("the same contract gives the same bytes", () => {
  const once = contractPdf(rivieraContract(true), fonts, NO_PLATES);
  const again = contractPdf(rivieraContract(true), fonts, NO_PLATES);
  expect(bytesToHex(sha256(once.bytes))).toBe(bytesToHex(sha256(again.bytes)));
  expect(once.pages).toBeGreaterThan(3);
});

test("date and file id come from the contract alone", () => {
  const raw = latin1(contractPdf(rivieraContract(false), fonts, NO_PLATES).bytes);
  expect(raw).toContain("/CreationDate (D:20270120162000+00'00')");
  expect(raw).toContain("/ID [ <0123456789ABCDEF0123456789ABCDEF> <0123456789ABCDEF0123456789ABCDEF> ]");
  expect(raw).toContain("/Lang (fr)");
  expect(raw).toContain("/Outlines");
});

test("each heading is a bookmark and an entry of the contents, which leads to it", () => {
  const doc = rivieraContract(true);
  const headings = doc.blocks.filter((block) => block.kind === "heading");
  const raw = latin1(contractPdf(doc, fonts, NO_PLATES).bytes);
  expect(raw.match(/\/Title /g)).toHaveLength(headings.length + 1);
  expect(raw.match(/\/Subtype \/Link \/Rect \[[^\]]+\] \/Border \[0 0 0\] \/F 4 \/A << \/S \/GoTo /g)).toHaveLength(
    headings.length,
  );
  for (let index = 1; index <= headings.length; index++) {
    expect(raw).toContain(`/GoTo /D (h${index})`);
    expect(raw).toMatch(new RegExp(`\\(h${index}\\) \\[\\d+ 0 R /XYZ 0 `));
  }
});

test("titles and bookmarks have plain spaces: the byte of a no-break space is a euro sign there", () => {
  const document = { ...rivieraContract(true), versionLabel: versionLabel(1) };
  for (const doc of [rivieraContract(true), document]) {
    const raw = latin1(contractPdf(doc, fonts, NO_PLATES).bytes);
    const titles = raw.match(/\/(Title|Subject) \([^)]*\)/g) ?? [];
    expect(titles.length).toBeGreaterThan(2);
    expect(titles.filter((title) => title.includes("\u00a0"))).toEqual([]);
  }
});

test("the last page leads to the address at which the copy is checked", () => {
  const raw = latin1(contractPdf(rivieraContract(false), fonts, NO_PLATES).bytes);
  expect(raw).toContain("(https://passerelle.test/verify/00042/0/0123456789abcdef)");
});

test("every signatory has a field on the last page, with the code by which a copy is checked", () => {
  const { fields, pages } = contractPdf(rivieraContract(false), fonts, NO_PLATES);
  expect(fields.map(({ name }) => name)).toEqual([
    "Nadège L'Hôpital, Director",
    "Łukasz Žižka",
    "Zoë Brontë, Director",
    "Jean-Luc Œuvrard, Attorney",
  ]);
  for (const { page, rect } of fields) {
    expect(page).toBe(pages - 1);
    expect(rect[2] - rect[0]).toBeGreaterThanOrEqual(200);
    expect(rect[3] - rect[1]).toBeGreaterThanOrEqual(56);
  }
});

test("a name of 300 characters and a company of 300 leave room to sign below them", () => {
  const [name, onBehalfOf] = ["Anne-Sophie ".repeat(25).trim(), "Compagnie des Croisières ".repeat(12).trim()];
  const signatories = [{ role: { fr: "Client", en: "Client" }, name, onBehalfOf }];
  const doc = { ...rivieraContract(false), cover: null, blocks: [{ kind: "signatures" as const, signatories }] };
  const [field] = contractPdf(doc, fonts, NO_PLATES).fields;
  const [, bottom = 0, , top = 0] = field?.rect ?? [];
  expect(field?.name).toBe(name);
  expect(top - bottom).toBeGreaterThan(35);
});

test("a yacht’s name that cannot be printed is refused as it was entered", () => {
  const facts = rivieraFacts();
  if (facts.yacht) facts.yacht.name = "Azurite 🚤";
  const doc = buildContract(facts, { ...testOptions, draft: false });
  expect(() => contractPdf(doc, fonts, NO_PLATES)).toThrow("«Azurite 🚤» cannot be printed: U+1F6A4");
});

test("a draft marks a character that cannot be printed, a contract refuses it", () => {
  const strange = (draft: boolean) => ({ ...rivieraContract(draft), productName: "王 Passerelle" });
  expect(contractPdf(strange(true), fonts, NO_PLATES).unprintable).toEqual(["王"]);
  expect(() => contractPdf(strange(false), fonts, NO_PLATES)).toThrow("«王 Passerelle» cannot be printed: U+738B");
});

test("a long yacht name is shortened by words in the head of the pages, and the title stays", () => {
  const pen = openPdf(rivieraContract(true), fonts);
  const headOf = (name: string) => {
    const facts = rivieraFacts();
    if (facts.yacht) facts.yacht.name = name;
    const text = vi.spyOn(pen.pdf, "text").mockImplementation(() => pen.pdf);
    drawFrames(pen, buildContract(facts, testOptions), 0, NO_PLATES);
    const drawn = text.mock.calls.map(([each]) => String(each)).find((each) => each.startsWith("00042"));
    text.mockRestore();
    return drawn ?? "";
  };
  const title = headOf("Azurite").split(" · ").at(-1) ?? "";
  const name = "Azurite of the Seven Seas ".repeat(8).trim();
  const [shown = "", last] = headOf(name).split(" · ").slice(-2);
  expect(last).toBe(title);
  expect(shown).toMatch(/\w…$/);
  expect(name.startsWith(`${shown.slice(0, -1)} `)).toBe(true);
  expect(headOf("W".repeat(300))).toMatch(/W…$/);
});

test("a service described at great length runs over pages", () => {
  const doc = rivieraContract(true);
  const long = { kind: "details" as const, rows: [{ label: { fr: "A", en: "A" }, value: "à bord ".repeat(2_800) }] };
  expect(contractPdf({ ...doc, blocks: [...doc.blocks, long] }, fonts, NO_PLATES).pages).toBeGreaterThan(7);
});
