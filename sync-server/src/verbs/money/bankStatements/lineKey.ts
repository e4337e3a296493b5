import { createHash } from "node:crypto";
import type { StatementRow } from "../../../store/queries/banking/bankStatements.ts";

/**
 * The key of a payment that a line becomes, or of a transfer and its parts: the same for every attempt to record it, another one once
 * that was cancelled. It has the form of a UUIDv7 with the time of the line's own id.
 * @param role tells the keys of one line apart; empty for the payment of the whole line
 */
export function lineKey({ id, attempts }: Pick<StatementRow, "id" | "attempts">, role = ""): string {
  const digits = createHash("sha256")
    .update(`${id} ${attempts}${role && ` ${role}`}`)
    .digest("hex");
  const variant = ((Number.parseInt(digits[3] ?? "0", 16) & 3) | 8).toString(16);
  return `${id.slice(0, 14)}7${digits.slice(0, 3)}-${variant}${digits.slice(4, 7)}-${digits.slice(7, 19)}`;
}
