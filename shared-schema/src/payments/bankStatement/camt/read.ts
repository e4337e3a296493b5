import { done, type Refused, type Result, refused } from "../../../base/result.ts";
import type { BankBalance } from "../balance.ts";
import { type BankStatement, MOST_LINES, type StatementLine } from "../line.ts";
import { balanceIn } from "./balances.ts";
import { readEntry } from "./entry.ts";
import { namespaceOf, nodesAt, parseXml, textAt, type XmlNode } from "./xml.ts";

const NAMESPACE = /^urn:iso:std:iso:20022:tech:xsd:([\w.]+)$/;
const VERSION = /^camt\.053\.001\.(\d\d)$/;
const VERSIONS = { least: 2, most: 8 } as const;
/** BOOK alone has happened: PDNG and FUTR may still change, INFO moves nothing. */
const BOOKED = "BOOK";

/** Reads a camt.053 statement (ISO 20022, versions 02 to 08), which may hold several accounts. Either every booked entry is read, or none. */
export function readCamt(xml: string): Result<BankStatement> {
  const parsed = parseXml(xml);
  if (!parsed.ok) return parsed;
  const [root] = nodesAt(parsed.value.root, "Document");
  const version = root ? versionOf(parsed.value.rootTag) : refused("statement.not-statement");
  if (!root || !version.ok) return version.ok ? refused("statement.not-statement") : version;
  const statements = nodesAt(root, "BkToCstmrStmt", "Stmt");
  if (statements.length === 0) return refused("statement.not-statement");
  const all: Reading = { lines: [], balances: [], pending: 0, entries: 0 };
  for (const statement of statements) {
    const fault = addStatement(all, statement);
    if (fault) return fault;
  }
  const { lines, balances, pending } = all;
  return lines.length === 0 ? refused("statement.empty") : done({ lines, balances, pending, skipped: 0 });
}

/** The file as far as it has been read. */
interface Reading {
  lines: StatementLine[];
  balances: BankBalance[];
  pending: number;
  entries: number;
}

/** Adds the booked entries of one account; returns the reason why they cannot be read. */
function addStatement(all: Reading, statement: XmlNode): Refused | null {
  const account = accountOf(statement);
  if (account === null) return refused("statement.account");
  const before = all.lines.length;
  for (const entry of nodesAt(statement, "Ntry")) {
    all.entries += 1;
    if (statusOf(entry) !== BOOKED) {
      all.pending += 1;
      continue;
    }
    const read = readEntry(entry, account, all.entries);
    if (!read.ok) return read;
    all.lines.push(...read.value);
    if (all.lines.length > MOST_LINES) return refused("statement.too-many", { most: MOST_LINES });
  }
  const balance = balanceIn(statement, account, all.lines.slice(before));
  if (balance) all.balances.push(balance);
  return null;
}

/** The message is named by the namespace of its root, under whatever prefix. */
function versionOf(rootTag: string): Result<void> {
  const message = NAMESPACE.exec(namespaceOf(rootTag) ?? "")?.[1];
  if (message === undefined) return refused("statement.not-statement");
  const version = Number(VERSION.exec(message)?.[1] ?? Number.NaN);
  const isKnown = version >= VERSIONS.least && version <= VERSIONS.most;
  return isKnown ? done(undefined) : refused("statement.version", { version: message });
}

function accountOf(statement: XmlNode): string | null {
  const iban = textAt(statement, "Acct", "Id", "IBAN") ?? textAt(statement, "Acct", "Id", "Othr", "Id");
  const plain = iban?.replace(/\s/g, "").toUpperCase().slice(0, 40);
  return plain ? plain : null;
}

/** A code in itself up to version 07, below `Cd` since 08. */
function statusOf(entry: XmlNode): string | null {
  return textAt(entry, "Sts", "Cd") ?? textAt(entry, "Sts");
}
