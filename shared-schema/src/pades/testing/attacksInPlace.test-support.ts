import { type Bytes, copied, fromLatin1, joined, toLatin1 } from "../../base/bytes/bytes.ts";
import { type PdfFile, readPdf, stateAfter } from "../pdf/file.ts";
import { formOf } from "../pdf/form.ts";
import { dictOf } from "../pdf/pages.ts";
import type { Attack } from "./attacks.test-support.ts";

/** Where the value of a signature is in a file. */
function gapOf(file: PdfFile, field: number): { from: number; to: number; contents: Bytes } {
  const state = stateAfter(file, file.revisions.length - 1);
  const value = dictOf(state, field).get("Contents");
  const span = value && typeof value === "object" && "span" in value ? value.span : undefined;
  const contents = value && typeof value === "object" && "string" in value ? value.string : undefined;
  if (!span || !contents) throw new Error("there is no gap");
  return { ...span, contents: copied(contents) };
}

/** Bytes changed in place. */
function edited(bytes: Bytes, edit: (copy: Bytes) => void): Bytes {
  const copy = copied(bytes);
  edit(copy);
  return copy;
}

function replaced(bytes: Bytes, from: string, to: string, after: number): Bytes {
  const at = toLatin1(bytes).indexOf(from, after);
  if (at === -1 || from.length !== to.length) throw new Error(`«${from}» is not there`);
  return edited(bytes, (copy) => copy.set(fromLatin1(to), at));
}

/** Another range of bytes, written over the one that is there. */
function ranged(
  bytes: Bytes,
  offset: number,
  change: (first: number, second: number, last: number) => number[],
): Bytes {
  const [range = "", first, second, last] =
    /\/ByteRange \[0 (\d+) (\d+) (\d+)[^\]]*\]/.exec(toLatin1(bytes).slice(offset)) ?? [];
  const changed = change(Number(first), Number(second), Number(last)).join(" ");
  return replaced(bytes, range, `/ByteRange [0 ${changed}]`.padEnd(range.length), offset);
}

/** Changes to one signature in place. @param signature the number of its dictionary */
export function inPlace(signature: number): Attack[] {
  const at = (bytes: Bytes) => {
    const file = readPdf(bytes);
    const offset = file.revisions.findLast(({ offsets }) => offsets.has(signature))?.offsets.get(signature) ?? 0;
    return { file, offset, gap: gapOf(file, signature) };
  };
  return [
    {
      name: "no range of bytes",
      run: (bytes) => replaced(bytes, "/ByteRange", "/ByteRang0", at(bytes).offset),
    },
    {
      name: "value of zeros",
      run: (bytes) => edited(bytes, (copy) => copy.fill(0x30, at(bytes).gap.from + 1, at(bytes).gap.to - 1)),
    },
    {
      name: "tiny range",
      run: (bytes) => {
        const whole = toLatin1(bytes);
        const { offset } = at(bytes);
        const [range = ""] = /\/ByteRange \[[^\]]*\]/.exec(whole.slice(offset)) ?? [];
        return replaced(bytes, range, "/ByteRange [0 1 2 1]".padEnd(range.length), offset);
      },
    },
    {
      name: "gap widened behind the value",
      run: (bytes) => ranged(bytes, at(bytes).offset, (a, b, c) => [a, b + 64, c - 64]),
    },
    {
      name: "gap widened before the value",
      run: (bytes) => ranged(bytes, at(bytes).offset, (a, b, c) => [a - 64, b, c]),
    },
    { name: "range that ends early", run: (bytes) => ranged(bytes, at(bytes).offset, (a, b, c) => [a, b, c - 1]) },
    {
      name: "no value",
      run: (bytes) => replaced(bytes, "/Contents", "/Content0", at(bytes).offset),
    },
    {
      name: "something hidden in the gap",
      run: (bytes) => edited(bytes, (copy) => copy.set(fromLatin1("deadbeef"), at(bytes).gap.to - 9)),
    },
    {
      name: "name in the certificate changed",
      run: (bytes) => {
        const { gap } = at(bytes);
        const hex = toLatin1(bytes.subarray(gap.from, gap.to));
        // The first common name in the certificates: 06 03 55 04 03, then the text.
        const place = hex.indexOf("0603550403") + 14;
        return edited(bytes, (copy) => copy.set(fromLatin1("58"), gap.from + place));
      },
    },
    {
      name: "hour of the claimed time changed",
      run: (bytes) => replaced(bytes, "D:20261126140200Z", "D:20261126150200Z", at(bytes).offset),
    },
  ];
}

/** Changes to the file itself. */
export const ON_FILE: readonly Attack[] = [
  { name: "bytes behind the end", run: (bytes) => joined(bytes, fromLatin1("\n% more\n")) },
  { name: "many bytes behind the end", run: (bytes) => joined(bytes, new Uint8Array(5_000).fill(0x20)) },
  {
    name: "byte of the printed contract",
    run: (bytes) =>
      edited(bytes, (copy) => {
        copy[20_000] = (copy[20_000] ?? 0) ^ 1;
      }),
  },
  {
    name: "cross-reference stream behind the end",
    run: (bytes) =>
      joined(
        bytes,
        fromLatin1(
          `999 0 obj\n<< /Type /XRef /Size 1000 >>\nstream\n\nendstream\nendobj\nstartxref\n${bytes.length}\n%%EOF\n`,
        ),
      ),
  },
  {
    name: "hybrid file",
    run: (bytes) => {
      const end = bytes.length;
      const start = /startxref\n(\d+)\n%%EOF\n$/.exec(toLatin1(bytes.subarray(-64)))?.[1] ?? "0";
      const trailer = `xref\n0 0\ntrailer\n<< /Size 999 /Root 1 0 R /Prev ${start} /XRefStm 15 >>\n`;
      return joined(bytes, fromLatin1(`${trailer}startxref\n${end}\n%%EOF\n`));
    },
  },
];

/** The last revision of one file behind another one: a signature that was made over other pages. */
export function moved(from: Bytes, to: Bytes): Bytes {
  const last = readPdf(from).revisions.at(-1);
  return joined(to, from.subarray(last?.from ?? 0));
}

/** The number of the signature in a field. */
export function signatureIn(bytes: Bytes, field: string): number {
  const file = readPdf(bytes);
  const form = formOf(stateAfter(file, file.revisions.length - 1));
  return form?.fields.find((each) => each.name === field)?.signature ?? 0;
}

/** The last revision cut off. */
export function cutOff(bytes: Bytes): Bytes {
  return bytes.slice(0, readPdf(bytes).revisions.at(-1)?.from ?? 0);
}
