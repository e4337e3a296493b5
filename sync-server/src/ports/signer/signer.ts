import type { Result } from "shared-schema/base/result";

/** The service that signs, in the words of the CSC API version 2. Nothing in it is kept between calls but the service's own description. */
export interface Signer {
  /** What the service is and can do. */
  info(): Promise<Result<ServiceInfo>>;
  /** Where a person's browser goes to authorise the service, or one signature. */
  authorizeUrl(asked: AuthorizationRequest): Promise<Result<string>>;
  /** Exchanges the code that came back for an access token. */
  exchange(given: { code: string; verifier: string; redirectUri: string }): Promise<Result<AccessToken>>;
  listCredentials(token: string): Promise<Result<Credential[]>>;
  credentialInfo(token: string, credentialId: string): Promise<Result<Credential>>;
  /** Begins the authorisation of signatures over digests, where the credential's mode is `explicit`. */
  authorize(token: string, asked: SignatureRequest): Promise<Result<Authorised | Waiting>>;
  /** What has become of an authorisation that waits for the person. */
  check(token: string, handle: string): Promise<Result<Authorised | Waiting>>;
  /** Signs digests. Each value is checked against the credential's certificate before it is handed on. */
  signHash(
    token: string,
    asked: { credential: Credential; sad: string | null; hashes: readonly Buffer[] },
  ): Promise<Result<Buffer[]>>;
  /** A time-stamp token (RFC 3161) over a SHA-256 digest. */
  timestamp(token: string, hash: Buffer): Promise<Result<Buffer>>;
  /** Ends a token, and with it what waits for its person. */
  revoke(token: string): Promise<Result<null>>;
}

interface ServiceInfo {
  name: string;
  description: string;
  /** The API's methods that it has. */
  methods: readonly string[];
  signAlgorithms: readonly string[];
}

/** `service`: to list credentials and begin authorisations. `credential`: for signatures over these digests (SCAL 2). */
export type AuthorizationScope =
  | { scope: "service" }
  | { scope: "credential"; credentialId: string; hashes: readonly Buffer[]; description: string };

export type AuthorizationRequest = AuthorizationScope & {
  redirectUri: string;
  /** Random, kept by the caller with what it stands for, and taken back once. */
  state: string;
  /** SHA-256 of the verifier in Base64url (PKCE). */
  challenge: string;
  language: string;
  /** States to the service who the person is, where both belong to one operator. */
  accountToken?: string;
};

interface AccessToken {
  token: string;
  expiresInS: number;
  /** Named where the service chose the credential. */
  credentialId: string | null;
}

export interface Credential {
  id: string;
  description: string;
  isEnabled: boolean;
  /** The person's certificate first, then those above it, DER. */
  certificates: readonly Buffer[];
  certificateStatus: "valid" | "expired" | "revoked" | "suspended" | null;
  algorithms: readonly string[];
  /** `oauth2code`: a second authorisation, whose token is the SAD. `explicit`: `authorize`, then `check`. */
  mode: "explicit" | "oauth2code";
  /** Whether an authorisation is bound to digests. */
  scal: "1" | "2";
  /** Signatures that one authorisation may cover. */
  multisign: number;
}

export interface SignatureRequest {
  credentialId: string;
  hashes: readonly Buffer[];
  description: string;
  /** The document as it is described to the person; services of other operators may ignore it. */
  document: SignedDocument;
}

interface SignedDocument {
  title: string;
  version: string;
  pages: number;
  /** SHA-256 of the document, in hex. */
  sha256: string;
  asked_by: string;
  /** Where the person goes on after the answer. */
  return_url?: string;
}

export interface Authorised {
  kind: "authorised";
  /** Signature activation data. */
  sad: string;
  expiresInS: number;
}

export interface Waiting {
  kind: "waiting";
  handle: string;
}
