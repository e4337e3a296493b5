import { type Bytes, fromLatin1, joined } from "../../base/bytes/bytes.ts";
import type { PdfState } from "./file.ts";
import { serialised } from "./serialise.ts";
import type { PdfDict, PdfValue } from "./value.ts";

/** An object that a revision defines. */
export interface Change {
  number: number;
  value: PdfValue;
}

/** A revision to be appended, and where its objects stand in the file. */
interface Appended {
  bytes: Bytes;
  offsets: ReadonlyMap<number, number>;
}

const KEPT = ["Root", "Info", "ID"];

/**
 * Writes a revision (ISO 32000-1, 7.5.6) with a table as the file itself has. The same objects give the same bytes: the verifier writes
 * each revision again and compares, so nothing can hide between its objects. This format is never changed.
 * @param base the file so far · @param changes new objects have the numbers from the state's size on
 */
export function appendedTo(base: Bytes, state: PdfState, changes: readonly Change[]): Appended {
  const sorted = [...changes].sort((a, b) => a.number - b.number);
  const isOnNewLine = base.at(-1) === 0x0a;
  let body = isOnNewLine ? "" : "\n";
  const offsets = new Map<number, number>();
  for (const { number, value } of sorted) {
    offsets.set(number, base.length + body.length);
    body += `${number} 0 obj\n${serialised(value)}\nendobj\n`;
  }
  const at = base.length + body.length;
  const size = Math.max(state.size, ...sorted.map(({ number }) => number + 1));
  const trailer = `trailer\n${serialised(trailerOf(state, size))}\nstartxref\n${at}\n%%EOF\n`;
  return { bytes: fromLatin1(body + tableOf(offsets) + trailer), offsets };
}

/** The whole file with a revision. */
export function withRevision(base: Bytes, { bytes }: Appended): Bytes {
  return joined(base, bytes);
}

function trailerOf(state: PdfState, size: number): PdfDict {
  const kept = KEPT.flatMap((key) => {
    const value = state.trailer.get(key);
    return value === undefined ? [] : ([[key, value]] satisfies [string, PdfValue][]);
  });
  return new Map<string, PdfValue>([["Size", size], ...kept, ["Prev", state.startxref]]);
}

function tableOf(offsets: ReadonlyMap<number, number>): string {
  let table = "xref\n";
  const numbers = [...offsets.keys()];
  for (let index = 0; index < numbers.length; ) {
    const first = numbers[index] ?? 0;
    let count = 1;
    while (numbers[index + count] === first + count) count += 1;
    table += `${first} ${count}\n`;
    for (let number = first; number < first + count; number++) {
      table += `${String(offsets.get(number)).padStart(10, "0")} 00000 n \n`;
    }
    index += count;
  }
  return table;
}
