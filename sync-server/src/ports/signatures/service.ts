import type { Bilingual } from "shared-schema/base/language";
import type { SignerAccount } from "../signer/accountToken.ts";
import type { Signer } from "../signer/signer.ts";
import type { Stamper } from "../timeStamp/stamper.ts";
import type { Platform } from "./platform.ts";

/** Something that happened to the key of a person at the embedded service. */
export interface KeyEvent {
  /** Ascending. */
  id: number;
  kind: "enrolled" | "renewed" | "locked" | "refused" | "approved" | "wrong-pin" | "code-reused";
  /** The number of the account. */
  subject: string;
  key: string | null;
  /** UTC. */
  at: string;
}

/** What the embedded service keeps of people. */
interface KnownPeople {
  subjects(): string[];
  /** Ends a person's key and forgets who the person was. Certificates stay: they are in the documents that they have signed. */
  forget(subject: string): void;
}

/** The service that signs, with what the product knows of it. */
export interface SigningService {
  /** The name of another operator's service; null for the embedded one. */
  name: (() => string) | null;
  signer: Signer;
  /** Where the service sends the browser back to. */
  returnUrl: string;
  /** Bytes kept in a PDF for a signature. */
  reserve: number;
  /** What a signature is worth, as its field says. */
  assurance: Bilingual;
  /** States to the service who the person is; null where it belongs to another operator. */
  accountToken: ((account: SignerAccount, given: { id: string; now: Date }) => string) | null;
  /** The page on which people confirm signatures; null where it is not known. */
  devicePage: string | null;
  /** What has happened to people's keys after an event, in order; null where another operator knows it. */
  keyEvents: ((after: number) => KeyEvent[]) | null;
  /** The people whom the service knows by the numbers of their accounts; null where another operator knows them. */
  people: KnownPeople | null;
  /** Where time stamps come from; null: from the service itself, and from the platform's authority where it has none. */
  stamper: Stamper | null;
  /** What the platform adds by itself: validation data, archive time stamps, seals. */
  platform: Platform;
  /** Certificates in DER under which its certificates and time stamps are. */
  anchors: () => readonly Uint8Array[];
  /** Whether these are all: where they are not, the verifier can say no more than that the file is whole. */
  knowsAuthorities: boolean;
}
