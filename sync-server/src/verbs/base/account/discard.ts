import type { UserRow } from "../../../store/queries/account/users.ts";
import type { Tx } from "../context.ts";

/** How an account goes whose address was never confirmed, once the owner of the address arrives. */
export interface Discard {
  /** Closes it, and records that what was entered in it is to be erased. @returns the number of the erasure */
  close(tx: Tx, account: UserRow): number;
  /** Erases it, to the end even after a crash. */
  erase(erasure: number): Promise<void>;
}
