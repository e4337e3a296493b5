/** The other side and the texts of an entry. */
interface OwnerText {
  payer: string | null;
  text: string;
}

/** Tags of texts in the way of Dutch and Belgian banks: `/NAME/…/REMI/…`. */
const SLASHED = /\/(TRTP|IBAN|BIC|NAME|REMI|EREF|ORDP|BENM|ADDR|ISDT|CSID|MARF|PURP|RTRN|SVCL|PREF|ID|CNTP)\//;
const REMITTANCE = /^(?:USTD\/\/|STRD\/CUR\/)?/;

/**
 * Field `:86:`, the information to the account owner. Banks part it in three ways: subfields `?20` to `?63` after a code of three digits
 * (German banks), words between slashes (Dutch and Belgian banks), or not at all.
 */
export function readOwnerText(lines: readonly string[]): OwnerText {
  const joined = lines.join("");
  const [, mark] = /^\d{3}([?<>~^])/.exec(joined) ?? [];
  if (mark !== undefined) return numbered(joined.slice(3).split(mark));
  if (SLASHED.test(joined)) return slashed(joined);
  return { payer: null, text: lines.map((line) => line.trim()).join(" ") };
}

function numbered(subfields: readonly string[]): OwnerText {
  const parts = subfields.map((part) => ({ code: Number(part.slice(0, 2)), text: part.slice(2) }));
  const of = (least: number, most: number) => parts.filter(({ code }) => code >= least && code <= most);
  const texts = [...of(20, 29), ...of(60, 63)].map(({ text }) => text).join("");
  const name = of(32, 33)
    .map(({ text }) => text)
    .join("");
  const booking = of(0, 0)
    .map(({ text }) => text)
    .join("");
  return { payer: name.trim() || null, text: purposeOf(texts) || booking };
}

/** The purpose among SEPA's marks, with the end-to-end reference behind it. */
function purposeOf(text: string): string {
  const marks = [...text.matchAll(/(EREF|KREF|MREF|CRED|DEBT|SVWZ|ABWA|ABWE|COAM|OAMT)\+/g)];
  if (marks.length === 0) return text.trim();
  const found = new Map(
    marks.map((mark, at) => {
      const end = marks[at + 1]?.index ?? text.length;
      return [mark[1] ?? "", text.slice(mark.index + mark[0].length, end).trim()] as const;
    }),
  );
  return withReference(found.get("SVWZ") ?? "", found.get("EREF"));
}

function slashed(text: string): OwnerText {
  const words = text.split(SLASHED);
  const found = new Map<string, string>();
  for (let at = 1; at < words.length; at += 2) {
    const word = words[at] ?? "";
    if (!found.has(word)) found.set(word, (words[at + 1] ?? "").replace(/\/+$/, "").trim());
  }
  const remittance = (found.get("REMI") ?? "").replace(REMITTANCE, "").replace(/\/+/g, " ").trim();
  // The account, bank and name of the counterparty.
  const counterparty = found.get("CNTP")?.split("/")[2]?.trim();
  return { payer: found.get("NAME") || counterparty || null, text: withReference(remittance, found.get("EREF")) };
}

/** A text with the end-to-end reference behind it, where the payer gave one. */
function withReference(text: string, reference = ""): string {
  return [text, reference === "NOTPROVIDED" ? "" : reference].filter(Boolean).join(" · ");
}
