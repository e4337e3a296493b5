import { done, type Result, refused } from "shared-schema/base/result";
import type { ContractPdf } from "shared-schema/contract/pdf";
import type { Printer } from "../../ports/printer/printer.ts";
import type { Actor, Deps } from "./context.ts";

/** Contracts of one account that wait to be printed, and of all. Each holds its document and a picture in memory. */
const MOST_OF_ONE = 5;
const MOST = 100;

const waiting = new WeakMap<Printer, Map<number, number>>();

/** Prints something for someone; refused while too many wait, so that one account cannot hold up the others. */
export async function printFor(
  { printer }: Deps,
  { user_id }: Actor,
  print: (printer: Printer, account: number) => Promise<ContractPdf>,
): Promise<Result<ContractPdf>> {
  const queue = waiting.get(printer) ?? new Map<number, number>();
  waiting.set(printer, queue);
  const own = queue.get(user_id) ?? 0;
  const all = [...queue.values()].reduce((sum, count) => sum + count, 0);
  if (own >= MOST_OF_ONE || all >= MOST) return refused("contract.busy");
  queue.set(user_id, own + 1);
  try {
    return done(await print(printer, user_id));
  } finally {
    const left = (queue.get(user_id) ?? 1) - 1;
    if (left > 0) queue.set(user_id, left);
    else queue.delete(user_id);
  }
}
