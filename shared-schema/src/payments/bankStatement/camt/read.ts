import { done, type Refused, type Result, refused } from "../../../base/result.ts";
import { type BankStatement, MOST_ACCOUNT, MOST_LINES, type StatementLine } from "../line.ts";
import { addLines } from "../reversals.ts";
import { balanceIn } from "./balances.ts";
import { readEntry } from "./entry.ts";
import { namespaceOf, nodesAt, parseXml, prefixOf, textAt, type XmlNode } from "./xml.ts";

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:([\w.]+)$/;
const VERSION = /^camt\.053\.001\.(\d\d)$/;
const VERSIONS = { least: 2, most: 13 } as const;
/** BOOK alone has happened: PDNG and FUTR may still change, INFO moves nothing. */
const BOOKED = "BOOK";
/** A document lies directly in an envelope, or in a payload within it. */
const MOST_ENVELOPES = 3;

/**
 * Reads a camt.053 statement (ISO 20022, versions 02 to 13), which may hold several accounts, alone or in the envelope of a business
 * message. Either every booked entry is read, or none.
 * @param turn whether reversals are read the other way where the balances prove it
 */
export function readCamt(xml: string, turn: boolean): Result<BankStatement> {
  const parsed = parseXml(xml);
  if (!parsed.ok) return parsed;
  const { root, documentTag, rootTag } = parsed.value;
  const document = documentIn(root);
  const version = document ? versionOf(documentTag, rootTag) : refused("statement.not-statement");
  if (!document || !version.ok) return version.ok ? refused("statement.not-statement") : version;
  const statements = nodesAt(document, "BkToCstmrStmt", "Stmt");
  if (statements.length === 0) return refused("statement.not-statement");
  const all: Reading = { lines: [], balances: [], pending: 0, unstated: 0, turnable: 0, entries: 0, turn };
  for (const statement of statements) {
    const fault = addStatement(all, statement);
    if (fault) return fault;
  }
  const { lines, balances, pending, unstated, turnable } = all;
  if (lines.length === 0 && unstated > 0) return refused("statement.unstated", { count: unstated });
  return lines.length === 0
    ? refused("statement.empty")
    : done({ lines, balances, pending, unstated, turnable, skipped: 0 });
}

/** The document itself, or the one in an envelope of some levels. */
function documentIn(root: XmlNode, levels = MOST_ENVELOPES): XmlNode | null {
  const [own] = nodesAt(root, "Document");
  if (own || levels === 0) return own ?? null;
  for (const child of Object.keys(root).flatMap((name) => nodesAt(root, name))) {
    const found = documentIn(child, levels - 1);
    if (found) return found;
  }
  return null;
}

/** The file as far as it has been read. */
interface Reading extends Omit<BankStatement, "skipped"> {
  entries: number;
  turn: boolean;
}

/** Adds the booked entries of one account; returns the reason why they cannot be read. */
function addStatement(all: Reading, statement: XmlNode): Refused | null {
  const account = accountOf(statement);
  if (account === null) return refused("statement.account");
  const lines: StatementLine[] = [];
  for (const entry of nodesAt(statement, "Ntry")) {
    all.entries += 1;
    const status = statusOf(entry);
    if (status === null) all.unstated += 1;
    else if (status !== BOOKED) all.pending += 1;
    if (status !== BOOKED) continue;
    const read = readEntry(entry, account, all.entries);
    if (!read.ok) return read;
    lines.push(...read.value);
    if (all.lines.length + lines.length > MOST_LINES) return refused("statement.too-many", { most: MOST_LINES });
  }
  addLines(all, lines, (of) => balanceIn(statement, account, of), all.turn);
  return null;
}

/** The message is named by the namespace of its document, under whatever prefix; an envelope may declare it. */
function versionOf(documentTag: string, rootTag: string): Result<void> {
  const namespace = namespaceOf(documentTag) ?? namespaceOf(rootTag, prefixOf(documentTag));
  const message = NAMESPACE.exec(namespace ?? "")?.[1];
  if (message === undefined) return refused("statement.not-statement");
  const version = Number(VERSION.exec(message)?.[1] ?? Number.NaN);
  const isKnown = version >= VERSIONS.least && version <= VERSIONS.most;
  return isKnown ? done(undefined) : refused("statement.version", { version: message });
}

function accountOf(statement: XmlNode): string | null {
  const iban = textAt(statement, "Acct", "Id", "IBAN") ?? textAt(statement, "Acct", "Id", "Othr", "Id");
  const plain = iban?.replace(/\s/g, "").toUpperCase().slice(0, MOST_ACCOUNT);
  return plain ? plain : null;
}

/** A code in itself up to version 07, below `Cd` since 08. */
function statusOf(entry: XmlNode): string | null {
  return textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");
}
