import { editOf, held } from "sync-server/testing/device";
import { unknownFields } from "../support/bodies.ts";
import { ask } from "./hammer.ts";
import type { Siege } from "./siege.ts";

const IBAN = "DE89370400440532013000";
const ENTRY = `<Amt Ccy="EUR">5.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt>`;

/** A bank statement whose one text is made of so many entities. */
function statementOf(entities: number): string {
  const text = `<AddtlNtryInf>${"&amp;".repeat(entities)}</AddtlNtryInf>`;
  const entries = `<Ntry>${ENTRY}${text}</Ntry>`;
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>${IBAN}</IBAN></Id></Acct>${entries}</Stmt></BkToCstmrStmt></Document>`;
}

/** A PDF of so many streams behind one dictionary of so many names. */
function pdfOf(streams: number, names: number): string {
  return `%PDF-1.7\n1 0 obj <<${"/N".repeat(names)}${"stream\n".repeat(streams)}\nstartxref\n9\n%%EOF\n`;
}

/** A PDF of so many dictionaries of so many names, each with a stream. */
function longPdfOf(streams: number, names: number): string {
  const object = `1 0 obj <<${"/N".repeat(names)}>>stream\nx\nendstream endobj\n`;
  return `%PDF-1.7\n${object.repeat(streams)}startxref\n9\n%%EOF\n`;
}

const formOf = (content: string, fields: Record<string, string> = {}) => {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  form.append("upload", new File([content], "upload"));
  return form;
};

/** Attacks by files, and by the history of an agreement. */
export const FILE_SIEGES: readonly Siege[] = [
  {
    name: "broker: statements of 900,000 entities",
    connections: 4,
    async begin(target) {
      const broker = await target.login("broker");
      const text = statementOf(900_000);
      return () => broker.send("POST", "/statement/", formOf(text));
    },
  },
  {
    name: "broker: receipts in PDF of many streams",
    connections: 4,
    async begin(target) {
      const broker = await target.login("broker");
      const made = await broker.post("/cruise/1/payment_call/", { call_type: "CRUISE" });
      const call = `/cruise/payment_call/${made.body.id}`;
      await broker.put(call, { amount: 100_000, due_by_execution: true });
      const files = [pdfOf(20_000, 2_000), longPdfOf(2_000, 2_000)];
      const paid = { amount: "1", date_paid: "2027-01-15" };
      return (turn) => broker.send("POST", `${call}/payment/`, formOf(files[turn % files.length] ?? "", paid));
    },
  },
  {
    name: "client: the causes of a price over a large history",
    connections: 30,
    async begin(target) {
      const captain = await target.login("captain");
      const state = await held(captain, "agreements", 1);
      const ballast = unknownFields(20, () => "x".repeat(12_000));
      await captain.push([editOf("agreements", state, ballast)]);
      for (let edit = 0; edit < 30; edit += 1) await captain.put("/cruise/1", { name: `Journey ${edit}` });
      const client = await target.login("client");
      return () => ask(target.url, "/api/cruise/1/price_causes", client);
    },
  },
];
