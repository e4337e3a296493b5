import { referenceOf } from "shared-schema/payments/paymentRequest/reference";
import { PEOPLE, PLACES } from "../world/cast.ts";
import type { World } from "../world/world.ts";
import type { Way } from "./way.ts";

/** What the server proposes for the lines of a bank statement, which everybody imports: each line names a call for fund. */
export const statementLines: Way = {
  name: "statement lines",
  async *walk(world) {
    for (const name of PEOPLE) {
      const { client } = world.people[name];
      const form = new FormData();
      form.append("upload", new Blob([statementOf(world)]), "statement.xml");
      const imported = await client.send("POST", "/statement/", form);
      yield { to: name, what: "POST /statement/", text: JSON.stringify(imported.body) };
      const listed = await client.get("/statement/line/");
      yield { to: name, what: "GET /statement/line/", text: JSON.stringify(listed.body.lines?.map(proposed) ?? []) };
    }
  },
};

/** The line itself, with the reference, is what its own reader has sent. */
function proposed({ proposals }: { proposals: unknown }): unknown {
  return proposals;
}

function statementOf({ places }: World): string {
  const entries = PLACES.flatMap((place) =>
    places[place].written.calls.map((call, index) => entry(referenceOf(places[place].id, call), index)),
  );
  return `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entries.join("")}</Stmt></BkToCstmrStmt></Document>`;
}

function entry(reference: string, index: number): string {
  return `<Ntry><Amt Ccy="EUR">${10 + index}.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-11-20</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${reference}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;
}
