import { deflateSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { isActivePdf } from "./activePdf.ts";
import { MOST_LOOKED_AT } from "./objectStreams.ts";
import { receiptFormatOf } from "./receiptFormat.ts";

const bytesOf = (text: string) => Uint8Array.from(text, (letter) => letter.charCodeAt(0));
const catalogue = (entries: string) => `1 0 obj\n<< /Type /Catalog /Pages 2 0 R ${entries} >>\nendobj\n`;
const file = (...parts: (string | Uint8Array)[]) => {
  const all = ["%PDF-1.7\n", ...parts, "startxref\n9\n%%EOF\n"].map((part) =>
    typeof part === "string" ? bytesOf(part) : part,
  );
  return new Uint8Array(Buffer.concat(all));
};
/** An object stream of one object. */
function objectStream(value: string, { type = "/Type /ObjStm", length = "right", number = 7 } = {}): Uint8Array {
  const head = `${number} 0 `;
  const packed = deflateSync(Buffer.from(head + value, "latin1"));
  const said = length === "right" ? `/Length ${packed.length}` : "/Length 9 0 R";
  const dictionary = `5 0 obj\n<< ${type} /N 1 /First ${head.length} /Filter /FlateDecode ${said} >>\nstream\n`;
  return Uint8Array.from([...bytesOf(dictionary), ...packed, ...bytesOf("\nendstream\nendobj\n")]);
}

/** So many streams, each with a dictionary of so many names. */
const streamsOf = (streams: number, names: number, type = "") =>
  `9 0 obj <<${type}${"/N".repeat(names)}>>stream\nx\nendstream endobj\n`.repeat(streams);
/** The characters of such a dictionary that are looked at. */
const lookedAt = (names: number) => `bj <<${"/N".repeat(names)}>>`.length + 2;

const SCRIPT = "<< /S /JavaScript /JS (app.alert(1)) >>";

describe("a PDF that does more than show pages", () => {
  it.each([
    ["runs a script when it is opened", file(catalogue(`/OpenAction ${SCRIPT}`))],
    ["runs a script of another object", file(catalogue("/OpenAction 7 0 R"), `7 0 obj ${SCRIPT} endobj\n`)],
    ["escapes the name of a script", file(catalogue("/AA << /O << /S /Java#53cript /JS (x) >> >>"))],
    ["escapes the whole name", file(catalogue("/A << /S /#4c#61#75#6E#63#68 /F (cmd.exe) >>"))],
    ["starts a program", file(catalogue("/OpenAction << /S /Launch /F (cmd.exe) >>"))],
    ["carries a file", file(catalogue("/Names << /EmbeddedFiles 3 0 R >>"))],
    ["carries a file in a stream", file("3 0 obj << /Type/EmbeddedFile /Length 1 >> stream\nx\nendstream endobj\n")],
    ["carries a file on a page", file("3 0 obj << /Subtype /FileAttachment >> endobj\n")],
    ["leaves for an address", file(catalogue("/OpenAction << /S /URI /URI (https://example.org) >>"))],
    ["goes to a page and on to a script", file(catalogue("/OpenAction << /S /GoTo /D [2 0 R /Fit] /Next 8 0 R >>"))],
    ["opens with an action that is not there", file(catalogue("/OpenAction 70 0 R"))],
    ["packs its script", file(catalogue(""), objectStream(SCRIPT))],
    ["packs its script without a length", file(catalogue(""), objectStream(SCRIPT, { length: "elsewhere" }))],
    ["packs its script under an escaped type", file(objectStream(SCRIPT, { type: "/Type /Obj#53tm" }))],
    ["packs its script under a type of another object", file(objectStream(SCRIPT, { type: "/Type 8 0 R" }))],
    ["packs its action", file(catalogue("/OpenAction 7 0 R"), objectStream("<< /S /URI /URI (x) >>"))],
    [
      "cannot be unpacked",
      file("5 0 obj << /Type /ObjStm /N 1 /First 4 /Filter /LZWDecode >>\nstream\nxyz\nendstream\n"),
    ],
    ["unpacks to more than is looked at", file(objectStream(" ".repeat(33 * 1024 * 1024)))],
    ["has streams without end", file("stream\n".repeat(20_001))],
    ["shares long dictionaries between its streams", file("/N".repeat(2_000), "stream\n".repeat(20_000))],
    ["has too much in its dictionaries", file(streamsOf(Math.ceil(MOST_LOOKED_AT / lookedAt(2_000)) + 1, 2_000))],
    ["reads its objects again and again", file("/ObjStm stream\n".repeat(1_000))],
    ["opens again and again", file(catalogue("/OpenAction 7 0 R").repeat(81), "7 0 obj [2 0 R /Fit] endobj\n")],
    ["opens with no object", file(catalogue("/OpenAction 000 0 R"), "0 0 obj [2 0 R /Fit] endobj")],
  ])("%s", async (_, bytes) => {
    expect(await isActivePdf(bytes)).toBe(true);
    expect(await receiptFormatOf(bytes)).toBe("active-pdf");
  });
});

describe("a PDF to read", () => {
  it.each([
    ["has pages alone", file(catalogue(""))],
    ["opens at a page", file(catalogue("/OpenAction [2 0 R /Fit]"))],
    ["opens by an action at a page", file(catalogue("/OpenAction << /Type /Action /S /GoTo /D [2 0 R /Fit] >>"))],
    ["opens at a page of another object", file(catalogue("/OpenAction 7 0 R"), "7 0 obj\n[2 0 R /Fit]\nendobj\n")],
    ["packs the page that it opens at", file(catalogue("/OpenAction 7 0 R"), objectStream("[2 0 R /Fit]"))],
    ["has links", file("3 0 obj << /Subtype /Link /A << /S /URI /URI (https://example.org) >> >> endobj\n")],
    ["has long dictionaries", file(streamsOf(Math.floor(MOST_LOOKED_AT / lookedAt(2_000)) - 1, 2_000))],
    ["was changed often", file(catalogue("/OpenAction 7 0 R").repeat(80), "7 0 obj [2 0 R /Fit] endobj\n")],
    ["packs its objects", file(catalogue(""), objectStream("<< /Type /Font /BaseFont /Inter >>"))],
  ])("%s", async (_, bytes) => expect(await isActivePdf(bytes)).toBe(false));
});
