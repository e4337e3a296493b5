import { readFileSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { guessColumns } from "./csv/mapping.ts";
import { dateOf, numberOf, readRows } from "./csv/read.ts";
import { type BankStatement, lineKeys, MOST_LINES } from "./line.ts";
import { readStatement } from "./read.ts";

const bytesOf = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../fixtures/statements/${name}`, import.meta.url)));
const encoded = (text: string) => new TextEncoder().encode(text);
const codeOf = (file: string | Uint8Array) => {
  const read = readStatement(typeof file === "string" ? encoded(file) : file, null);
  return read.ok ? "ok" : read.refusal.code;
};

function read(name: string): BankStatement {
  const statement = readStatement(bytesOf(name), null);
  if (!statement.ok) throw new Error(statement.refusal.code);
  return statement.value;
}

/** A statement of entries with these inner elements. */
const camt = (entries: string, version = "08") =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
const entry = (inner = "", amount = "5.00") =>
  `<Ntry><Amt Ccy="EUR">${amount}</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>${inner}</Ntry>`;

describe("a camt.053 statement", () => {
  it.each(["v02-batch.xml", "v04-prefixed-charges.xml", "v08-reversal.xml"])(
    "adds up to its own balances: %s",
    (name) => {
      const text = new TextDecoder("latin1").decode(bytesOf(name));
      const balanceOf = (code: string) => {
        const [, amount, side] =
          new RegExp(`<(?:ns2:)?Cd>${code}</.*?Ccy="...">([\\d.]+)<.*?CdtDbtInd>(CRDT|DBIT)<`).exec(text) ?? [];
        return Math.round(Number(amount) * 100) * (side === "DBIT" ? -1 : 1);
      };
      const sum = read(name).lines.reduce((cents, { amount }) => cents + Math.round(amount * 100), 0);
      expect(sum).toBe(balanceOf("CLBD") - balanceOf("OPBD"));
    },
  );

  it("takes a batch apart where its parts add up, and leaves out what is pending", () => {
    const { lines, pending } = read("v02-batch.xml");
    expect(lines.map(({ amount }) => amount)).toEqual([12_500.5, 100.1, 100.1, 49.8, -60]);
    expect(pending).toBe(1);
    expect(lines[0]).toMatchObject({ payer: "LOVELACE ADA", text: "RF37120151488268715", bank_reference: "VIR-0001" });
    expect(lines[1]).toMatchObject({ payer: "A & B", text: "APA 1 Riviera · E1", bank_reference: "LOT-77 E1" });
    expect(lines[4]).toMatchObject({ text: "FRAIS DE TENUE DE COMPTE", bank_reference: null });
    const parts = '<TxDtls><Amt Ccy="EUR">2</Amt></TxDtls><TxDtls><Amt Ccy="EUR">2</Amt></TxDtls>';
    const whole = readStatement(encoded(camt(entry(`<NtryDtls>${parts}</NtryDtls>`))), null);
    expect(whole).toMatchObject({ ok: true, value: { lines: [{ amount: 5 }] } });
  });

  it("tells what was booked, and the charges that were taken off it, under any prefix and encoding", () => {
    expect(read("v04-prefixed-charges.xml").lines).toEqual([
      {
        format: "CAMT",
        ...{
          account: "CH9300762011623852957",
          currency: "USD",
          amount: 4_960,
          booked: "2026-11-21",
          value_date: null,
          reversal: false,
        },
        ...{ charges: 40, bank_reference: "ZV2026", payer: "Bjørn Ægir", text: "charter deposit · APA-2" },
      },
    ]);
  });

  it("gives a reversed credit the sign of a debit, once", () => {
    const signs = read("v08-reversal.xml").lines.map(({ amount, reversal }) => [amount, reversal]);
    expect(signs).toEqual([
      [500, false],
      [-500, true],
      [70, true],
    ]);
    expect(read("v08-reversal.xml").lines[0]?.payer).toBe("Grace Hopper");
  });

  it.each([
    ["another message", camt("").replaceAll("camt.053", "camt.054"), "statement.version"],
    ["an older version", camt(entry(), "01"), "statement.version"],
    ["a newer version", camt(entry(), "14"), "statement.version"],
    ["a page", "<html><body>Log in</body></html>", "statement.not-statement"],
    ["nothing", camt(""), "statement.empty"],
    ["an entry without an amount", camt(entry().replace(/<Amt.*?Amt>/, "")), "statement.entry"],
    ["an amount of no currency", camt(entry("", "5.001")), "statement.entry"],
    ["an amount with a sign", camt(entry("", "-5.00")), "statement.entry"],
    ["a day that is none", camt(entry().replace("11-20", "02-30")), "statement.entry"],
    ["no account", camt(entry()).replace(/<Acct>.*<\/Acct>/, ""), "statement.account"],
    ["half a file", camt(entry()).slice(0, -30), "statement.malformed"],
    ["a tree too deep", camt(entry("<a>".repeat(60) + "</a>".repeat(60))), "statement.too-deep"],
    ["entities", `<!DOCTYPE x [<!ENTITY a "b">]>${camt(entry())}`, "statement.doctype"],
    [
      "a laugh in a thousand million parts",
      `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY lol "lol">${Array.from({ length: 9 }, (_, n) => `<!ENTITY lol${n} "${"&lol;".repeat(10)}">`).join("")}]>${camt(entry("&lol8;"))}`,
      "statement.doctype",
    ],
    ["too many entries", camt(entry().repeat(MOST_LINES + 1)), "statement.too-many"],
    ["too many bytes", `${camt(entry())}${" ".repeat(6 * 1024 * 1024)}`, "statement.too-large"],
    [
      "an encoding that its bytes contradict",
      Uint8Array.from([...encoded(camt(entry("<x>")).slice(0, 50)), 0xff, 0xc3]),
      "statement.encoding",
    ],
    ["an encoding that there is not", `<?xml version="1.0" encoding="klingon"?>${camt(entry())}`, "statement.encoding"],
  ])("is refused in words: %s", (_, file, code) => expect(codeOf(file)).toBe(code));

  it.each([
    ["comments without an end", `<a>${"<!--".repeat(1_200_000)}`],
    ["tags without an end", `<a>${"<".repeat(4_000_000)}`],
    ["a tag of a million attributes", `<${"a ".repeat(2_400_000)}>`],
    ["a million levels", "<a>".repeat(1_600_000)],
    ["a million elements", `<a>${"<b/>".repeat(1_200_000)}</a>`],
  ])("is refused at once: %s", (_, file) => {
    const begun = performance.now();
    expect(codeOf(file)).not.toBe("ok");
    // Quadratic time would take minutes.
    expect(performance.now() - begun).toBeLessThan(10_000);
  });

  it("never throws, whatever is sent", () => {
    const whole = new TextDecoder().decode(bytesOf("v02-batch.xml"));
    fc.assert(
      fc.property(fc.nat({ max: whole.length }), fc.nat({ max: 400 }), fc.string({ maxLength: 12 }), (at, cut, put) => {
        expect(typeof codeOf(whole.slice(0, at) + put + whole.slice(at + cut))).toBe("string");
      }),
      { numRuns: 200 },
    );
  });
});

describe("the key of a line", () => {
  const { lines } = read("v02-batch.xml");

  it("is its own among lines that look alike, and the same in a file that overlaps", () => {
    const twice = [...lines, ...lines];
    expect(new Set(lineKeys(twice)).size).toBe(twice.length);
    expect(lineKeys(lines)).toEqual(lineKeys(twice).slice(0, lines.length));
    expect(lineKeys([...lines].reverse()).sort()).toEqual([...lineKeys(lines)].sort());
  });

  it("differs where the bank gives no reference and the texts differ", () => {
    const [line] = lines.slice(-1);
    if (!line) throw new Error("There is a line");
    expect(new Set(lineKeys([line, { ...line, text: "other" }])).size).toBe(2);
    expect(lineKeys([{ ...line, text: "other" }])).not.toEqual(lineKeys([line]));
  });
});

describe("a CSV file", () => {
  const readAs = (name: string, currency = "EUR") => {
    const rows = readRows(bytesOf(name));
    if (!rows.ok) throw new Error(rows.refusal.code);
    return readStatement(bytesOf(name), { ...guessColumns(rows.value), account: "FR76 3000", currency });
  };

  it("is read by the columns that its head suggests", () => {
    expect(readAs("france.csv")).toMatchObject({
      ok: true,
      value: {
        skipped: 2,
        lines: [
          {
            amount: 12_500.5,
            booked: "2026-11-20",
            text: 'VIR "ADA LOVELACE" RF37 1201 5148 8268 715',
            account: "FR763000",
          },
          { amount: -12, booked: "2026-11-21" },
        ],
      },
    });
    expect(readAs("dot.csv")).toMatchObject({
      ok: true,
      value: {
        lines: [{ amount: 12_500.5, payer: "Lovelace, Ada", bank_reference: "T1", text: "Charter" }, { amount: -12 }],
      },
    });
  });

  it("is refused whole where one row cannot be read", () => {
    const mapping = { date_order: "DMY", decimal: ",", date: 0, amount: 1, credit: null, debit: null } as const;
    const rest = { account: "A", currency: "EUR", payer: null, texts: [], reference: null, balance: null };
    const refusal = (text: string) => readStatement(encoded(text), { ...mapping, ...rest });
    expect(refusal("20/11/2026;1,50\n31/11/2026;2,50")).toMatchObject({
      refusal: { code: "statement.csv-row", params: { row: 2, text: "31/11/2026" } },
    });
    expect(refusal("20/11/2026;1.50")).toMatchObject({
      refusal: { code: "statement.csv-row", params: { text: "1.50" } },
    });
    expect(refusal("a single column")).toMatchObject({ refusal: { code: "statement.csv" } });
    expect(refusal("MZ\0\0;1\n1;2")).toMatchObject({ refusal: { code: "statement.csv" } });
    expect(refusal("20/11/2026;1,50\n".repeat(MOST_LINES + 1))).toMatchObject({
      refusal: { code: "statement.too-many" },
    });
  });

  it("has numbers that are read in the notation chosen, and never a hundredfold", () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (cents) => {
        const amount = cents / 100;
        const english = amount.toLocaleString("en-US", { minimumFractionDigits: 2 });
        const german = amount.toLocaleString("de-DE", { minimumFractionDigits: 2 });
        expect(numberOf(english, ".", "EUR")).toBe(amount === 0 ? 0 : amount);
        expect(numberOf(german, ",", "EUR")).toBe(amount === 0 ? 0 : amount);
        expect(numberOf(english, ",", "EUR")).toBeNull();
        expect(numberOf(german, ".", "EUR")).toBeNull();
      }),
    );
    expect(
      ["1 234,5-", "(5,00)", "5,00 €", "−5", "1e5", "", "0x1", "5,000"].map((text) => numberOf(text, ",", "EUR")),
    ).toEqual([...[-1_234.5, -5, 5, -5, null, null, null, 5]]);
    expect(numberOf("1,5", ",", "JPY")).toBeNull();
  });

  it.each([
    ["20/11/2026", "DMY", "2026-11-20"],
    ["1.2.26", "DMY", "2026-02-01"],
    ["02/01/2026", "MDY", "2026-02-01"],
    ["2026-11-20 09:30", "YMD", "2026-11-20"],
    ["20261120", "DMY", "2026-11-20"],
    ["31/02/2026", "DMY", null],
    ["2026-11-20", "DMY", null],
    ["20/11", "DMY", null],
  ] as const)("has dates: %s as %s is %s", (text, order, day) => expect(dateOf(text, order)).toBe(day));
});
