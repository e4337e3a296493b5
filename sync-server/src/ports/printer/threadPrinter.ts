import { RefusalError, refused } from "shared-schema/base/result";
import type { ContractPdf } from "shared-schema/contract/pdf";
import { type Pool, SERVER } from "../pool/pool.ts";
import type { Printing } from "./job.ts";
import type { Printer } from "./printer.ts";

/** A print that takes longer is refused in words: a machine under load prints it later. */
const LONGEST_MS = 60_000;

/** Prints in the threads of the pool. */
export function threadPrinter(pool: Pool, longest = LONGEST_MS): Printer {
  const lost = (cause: Error | null) => cause ?? new RefusalError(refused("contract.print-late").refusal);
  const { ask, waiting } = pool.work<Printing, ContractPdf>({ name: "print", longest, lost });
  const print = (printing: Printing, account = SERVER) => ask(printing, { account, length: "long" });
  return {
    contract: (doc, picture, account) => print({ kind: "contract", doc, picture }, account),
    comparison: (former, latter, account) => print({ kind: "comparison", former, latter }, account),
    request: (request, issuedAt, account) => print({ kind: "request", request, issuedAt }, account),
    statement: (statement, issuedAt, account) => print({ kind: "statement", statement, issuedAt }, account),
    invoice: (invoice, issuedAt) => print({ kind: "invoice", invoice, issuedAt }),
    waiting,
  };
}
