import type { Kind, Row } from "./cells.ts";

/** The kinds of documents that the calls below a path are tried on. */
const KINDS: readonly (readonly [path: RegExp, kinds: readonly Kind[]])[] = [
  [
    /^\/(cruise|contract|sign|billing)\/(\{id\}|kyc_document|payment|payment_call|expense)(\/|$)/,
    ["shared", "foreign"],
  ],
  [/^\/(yacht|user\/profile)\/\{id\}(\/|$)/, ["own", "shared", "foreign"]],
  [/^\/(user|(cruise|yacht|request)\/by_user)\/\{userId\}(\/|$)/, ["own", "shared", "foreign"]],
  [/^\/(request|mail)\/\{id\}(\/|$)/, ["foreign"]],
  [/^\/billing\/orders\/\{orderId\}(\/|$)/, ["foreign"]],
  [/^\/statement\/line\/\{lineId\}(\/|$)/, ["foreign"]],
];

/** Paths whose parameters name no document that someone could own. */
const OWNERLESS = /^\/(user\/link|unsubscribe|signing_ticket|verify|tax_row|exchange_rate)\//;

/** Lists the kinds that a row lacks. */
export function missingKinds(operation: string, row: Row): string[] {
  const path = operation.slice(operation.indexOf(" ") + 1);
  const kinds = KINDS.find(([pattern]) => pattern.test(path))?.[1];
  if (kinds) return kinds.filter((kind) => row.every((cell) => cell.kind !== kind));
  return path.includes("{") && !OWNERLESS.test(path) ? ["its"] : [];
}
