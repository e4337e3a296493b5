import { UNITS } from "../../../agreement/payments/balance.ts";
import { voyageDate } from "../../../base/basics.ts";
import { minorDecimals } from "../../../base/currency/minorUnits.ts";
import { done, type Result, refused } from "../../../base/result.ts";
import { MOST_NAME, MOST_TEXT, type StatementLine, shortened } from "../line.ts";
import { attributeOf, nodesAt, textAt, textOf, type XmlNode } from "./xml.ts";

interface Money {
  amount: number;
  currency: string;
}

/**
 * The lines of one booked entry: one for each transaction of a batch whose amounts add up to the entry, otherwise one for the whole.
 * The sign follows `CdtDbtInd` alone. `RvslInd` says that the entry takes another one back: a reversed credit is a debit already
 * (ISO 20022), so turning the sign once more would be wrong.
 */
export function readEntry(entry: XmlNode, account: string, number: number): Result<StatementLine[]> {
  const unread = (field: string) => refused("statement.entry", { number, field });
  const total = moneyIn(entry, ["Amt"]);
  if (!total) return unread("Amt");
  const sign = signOf(entry);
  if (sign === null) return unread("CdtDbtInd");
  const booked = dateIn(entry, "BookgDt") ?? dateIn(entry, "ValDt");
  if (booked === null) return unread("BookgDt");
  const value_date = dateIn(entry, "ValDt");
  const reversal = isTrue(textAt(entry, "RvslInd"));
  const shared = { format: "CAMT" as const, account, currency: total.currency, booked, value_date, reversal };
  const details = nodesAt(entry, "NtryDtls", "TxDtls");
  const parts = details.length > 1 ? partsOf(details, total, sign) : null;
  if (parts) {
    const reference = bankReference(entry);
    return done(
      parts.map(({ detail, amount }) => ({
        ...shared,
        ...{ amount, charges: chargesIn([detail], total.currency) },
        ...about(detail, entry, amount),
        bank_reference: ofPart(reference, detail),
      })),
    );
  }
  // A batch without the amounts of its parts stays one line, with the texts of all of them.
  const amount = sign * total.amount;
  const [first = entry] = details;
  const charges = chargesIn([entry, ...details], total.currency);
  const texts = details.length > 1 ? shortened(details.map(textIn).join(" · "), MOST_TEXT) : null;
  const line = about(first, entry, amount);
  const bank_reference = bankReference(entry) ?? (details.length === 1 ? bankReference(first, "Refs") : null);
  return done([{ ...shared, amount, charges, ...line, text: texts ?? line.text, bank_reference }]);
}

/** The transactions of a batch with their signed amounts; null unless these are in the entry's currency and add up to it. */
function partsOf(details: readonly XmlNode[], total: Money, sign: number) {
  const parts = details.map((detail) => {
    const money = moneyIn(detail, ["Amt"]) ?? moneyIn(detail, ["AmtDtls", "TxAmt", "Amt"]);
    return { detail, money, own: signOf(detail) ?? sign };
  });
  if (parts.some(({ money }) => money?.currency !== total.currency)) return null;
  const signed = parts.map(({ detail, money, own }) => ({ detail, amount: own * (money?.amount ?? 0) }));
  const sum = signed.reduce((units, { amount }) => units + Math.round(amount * UNITS), 0);
  const isWhole = sum === sign * Math.round(total.amount * UNITS) && signed.every(({ amount }) => amount !== 0);
  return isWhole ? signed : null;
}

/** The other side and the texts of a transaction. */
function about(detail: XmlNode, entry: XmlNode, amount: number): Pick<StatementLine, "payer" | "text"> {
  const side = amount < 0 ? "Cdtr" : "Dbtr";
  const name = partyName(detail, `Ultmt${side}`) ?? partyName(detail, side);
  const text = textIn(detail) || textAt(entry, "AddtlNtryInf") || "";
  return { payer: name && shortened(name, MOST_NAME), text: shortened(text, MOST_TEXT) };
}

/** A party is named directly up to version 07, below `Pty` since 08. */
function partyName(detail: XmlNode, side: string): string | null {
  return textAt(detail, "RltdPties", side, "Nm") ?? textAt(detail, "RltdPties", side, "Pty", "Nm");
}

function textIn(detail: XmlNode): string {
  const structured = nodesAt(detail, "RmtInf", "Strd", "CdtrRefInf", "Ref").map(textOf);
  const typed = nodesAt(detail, "RmtInf", "Ustrd").map(textOf);
  const endToEnd = textAt(detail, "Refs", "EndToEndId");
  const own = endToEnd === null || endToEnd === "NOTPROVIDED" ? [] : [endToEnd];
  const line = [...structured, typed.join(" "), ...own, textAt(detail, "AddtlTxInf") ?? ""];
  return [...new Set(line.filter((text) => text !== ""))].join(" · ");
}

function bankReference(node: XmlNode, ...path: string[]): string | null {
  const reference = textAt(node, ...path, "AcctSvcrRef");
  return reference && shortened(reference, MOST_NAME);
}

/** The reference of a part of a batch: the entry's with its own, as either alone may stand for several. */
function ofPart(entry: string | null, detail: XmlNode): string | null {
  const own = bankReference(detail, "Refs") ?? textAt(detail, "Refs", "TxId") ?? textAt(detail, "Refs", "EndToEndId");
  const both = [entry, own].filter((each) => each !== null);
  return both.length > 0 && own !== null ? shortened(both.join(" "), MOST_NAME) : null;
}

/** Charges that were taken off; in records since version 04, directly before. Those added on top, or in another currency, say nothing. */
function chargesIn(nodes: readonly XmlNode[], currency: string): number | null {
  const records = nodes.flatMap((node) => nodesAt(node, "Chrgs").flatMap((all) => withRecords(all)));
  const taken = records.flatMap((record) => {
    const money = moneyIn(record, ["Amt"]);
    const isIncluded = textAt(record, "ChrgInclInd") === null || isTrue(textAt(record, "ChrgInclInd"));
    return money?.currency === currency && isIncluded && signOf(record) !== 1 ? [Math.round(money.amount * UNITS)] : [];
  });
  return taken.length === 0 ? null : taken.reduce((sum, units) => sum + units, 0) / UNITS;
}

function withRecords(charges: XmlNode): XmlNode[] {
  const records = nodesAt(charges, "Rcrd");
  return records.length > 0 ? records : [charges];
}

/** An amount with its currency; null where it is none, or has more decimals than its currency. */
export function moneyIn(node: XmlNode, path: readonly string[]): Money | null {
  const [found] = nodesAt(node, ...path);
  const currency = found ? attributeOf(found, "Ccy") : null;
  const written = found ? textOf(found) : "";
  if (currency === null || !/^[A-Z]{3}$/.test(currency) || !/^\d{1,12}(\.\d{1,5})?$/.test(written)) return null;
  const decimals = written.split(".")[1]?.replace(/0+$/, "").length ?? 0;
  return decimals <= minorDecimals(currency) ? { amount: Number(written), currency } : null;
}

/** Whether a sum arrived or left; null where it is not said. */
export function signOf(node: XmlNode): 1 | -1 | null {
  const indicator = textAt(node, "CdtDbtInd");
  return indicator === "CRDT" ? 1 : indicator === "DBIT" ? -1 : null;
}

function isTrue(text: string | null): boolean {
  return text === "true" || text === "1";
}

/** The day of a date or of a moment, as the bank writes it. */
function dateIn(entry: XmlNode, name: string): string | null {
  const written = textAt(entry, name, "Dt") ?? textAt(entry, name, "DtTm");
  const day = written?.slice(0, 10) ?? "";
  return voyageDate.safeParse(day).success ? day : null;
}
