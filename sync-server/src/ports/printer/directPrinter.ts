import type { Assets } from "../files/assets.ts";
import { print } from "./print.ts";
import type { Printer } from "./printer.ts";

/** Prints in the thread that asks: for programs that answer no one else meanwhile. */
export function directPrinter(assets: Assets): Printer {
  return {
    contract: (doc, picture) => print(assets, { kind: "contract", doc, picture }),
    comparison: (former, latter) => print(assets, { kind: "comparison", former, latter }),
    request: (request, issuedAt) => print(assets, { kind: "request", request, issuedAt }),
    statement: (statement, issuedAt) => print(assets, { kind: "statement", statement, issuedAt }),
    invoice: (invoice, issuedAt) => print(assets, { kind: "invoice", invoice, issuedAt }),
    waiting: () => 0,
  };
}
