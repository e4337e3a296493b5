/** How a revision is meant; `changed` is anything that this program would not have written. */
export type RevisionKind = "issued" | "seal" | "signature" | "validation-data" | "archive" | "changed";

/** A place in the document that was changed. */
export type ChangedPlace =
  | { kind: "page"; page: number }
  | { kind: "field"; field: string }
  | { kind: "title" | "form" | "document" | "objects" | "ending" };

export interface RevisionVerdict {
  /** Counted from 0. */
  number: number;
  kind: RevisionKind;
  /** The bytes from which and up to which it goes. */
  from: number;
  to: number;
  /** SHA-256 of the file up to its end, in hex. */
  sha256: string;
  /** The field that it fills. */
  field: string | null;
  /** What was changed, where it is `changed`. */
  places: ChangedPlace[];
}

/** How far a signature can be verified in the future (EN 319 142-1, 6). */
export type Level = "B-B" | "B-T" | "B-LT" | "B-LTA";

/** What was found about a signature by itself, apart from what follows it in the file. */
export type SignatureState =
  | "valid"
  /** Its certificate leads to no authority that is trusted. */
  | "untrusted"
  /** It covers other bytes than those in the file. */
  | "other-content"
  /** The bytes that it says it covers are not all up to its end. */
  | "wrong-range"
  | "exchanged-certificate"
  | "wrong-signature"
  /** It breaks a rule of PAdES, or cannot be read. */
  | "wrong-form"
  | "wrong-time-stamp"
  | "expired-certificate"
  | "revoked-certificate";

export interface SignatureVerdict {
  field: string;
  kind: "party" | "seal" | "archive";
  /** Number of the revision that it ends. */
  revision: number;
  state: SignatureState;
  /** Whether anything but signatures and their validation data was added behind it. */
  isChangedAfter: boolean;
  /** As its certificate says; empty where that cannot be read. */
  signer: string;
  issuer: string;
  serial: string;
  /** By its policy, its certificate is one of the platform's own. No one vouches for that where the authority is not trusted. */
  isPlatform: boolean;
  /** The time that the time stamp proves, UTC; null without one. */
  time: string | null;
  /** The authority of the time stamp. */
  timeAuthority: string | null;
  /** The time that the signer’s system claims, UTC. */
  claimedTime: string | null;
  /** Reason that is stated in the signature. */
  reason: string | null;
  level: Level;
}

/** The verdict on a file, as a code: `sentences.ts` words it. */
export type FileCode =
  /** All is as it was signed. */
  | "valid"
  /** Issued, and no one has signed yet. */
  | "unsigned"
  /** A certificate of completion whose seal holds. */
  | "sealed"
  /** A signature does not hold. */
  | "broken"
  | "untrusted"
  | "changed-before"
  | "changed-between"
  | "changed-after"
  | "trailing"
  /** The PDF of another program, or none of ours. */
  | "not-issued-here"
  | "unreadable";

export interface FileVerdict {
  code: FileCode;
  /** The signatures on which the verdict hangs, counted from 1: the one that is broken, or those around a change. */
  signatures: SignatureVerdict[];
  revisions: RevisionVerdict[];
  /** Fields of parties without a signature. */
  unsigned: string[];
  /** Of the first signature that is broken; of the signature before a change, and of the one behind it. Counted from 1; 0 for none. */
  at: { first: number; second: number };
  places: ChangedPlace[];
  /** Bytes behind the last revision that can be read. */
  trailing: number;
  /** The lowest level of the parties’ signatures. */
  level: Level | null;
}
