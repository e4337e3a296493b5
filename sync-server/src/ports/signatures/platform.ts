import type { Stamper } from "../timeStamp/stamper.ts";
import type { ListSource } from "./lists.ts";

/** The platform's own key, with which it seals papers. */
export interface Seal {
  /** In DER: its certificate, then those of its issuers. */
  certificates: readonly Uint8Array[];
  /** Signs bytes with SHA-256. @returns the value in DER */
  sign(bytes: Uint8Array): Buffer;
}

/** What the platform itself adds to signed files: no one has to confirm it. */
export interface Platform {
  /** The key in use now. */
  seal(): Seal;
  stamper: Stamper;
  lists: ListSource;
  /** Whether contracts are sealed before anybody signs them. */
  sealsContracts: boolean;
  /** Whether certificates of completion print the network addresses of signatories. */
  printsAddresses: boolean;
  /** The longest token of its authorities, in bytes. */
  reserve: number;
}
