import { z } from "zod";
import { linkToken } from "../account.ts";

/** Digits of an authenticator app, or a recovery code with or without its hyphens. */
const code = z.string().trim().min(6).max(40);
const challenge = linkToken.shape.recovery_token;
const text = z.string().max(16_384);

/** A browser's answer to a ceremony of WebAuthn, as `@simplewebauthn` carries it. Its bytes are Base64url; the library checks them. */
const credential = {
  id: z.string().min(1).max(1_400),
  rawId: z.string().min(1).max(1_400),
  type: z.literal("public-key"),
  authenticatorAttachment: z.enum(["cross-platform", "platform"]).exactOptional(),
};

export const passkeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    authenticatorData: text,
    signature: text,
    userHandle: text.exactOptional(),
  }),
});
export type PasskeyAnswer = z.infer<typeof passkeyAnswer>;

export const newPasskeyAnswer = z.object({
  ...credential,
  response: z.object({
    clientDataJSON: text,
    attestationObject: text,
    transports: z.array(z.string().max(20)).max(10).exactOptional(),
  }),
});

const byCode = z.strictObject({ challenge, code });
const byPasskey = z.strictObject({ challenge, passkey: passkeyAnswer });

/** `POST /user/login/second`. */
export const secondStepRequest = z.union([byCode, byPasskey]);
export type SecondStepRequest = z.infer<typeof secondStepRequest>;

/** `POST /user/login/passkey`: of a log-in that the password has begun; without one, a passkey alone logs in. */
export const passkeyLoginRequest = z.strictObject({ challenge: challenge.exactOptional() });

/** The answer to the password of an account with a second factor, besides the sentence. */
export interface SecondStep {
  /** Names the log-in that has begun; works once, for ten minutes. */
  challenge: string;
  methods: FactorMethod[];
}

export type FactorMethod = "totp" | "passkey";

/** A ceremony of WebAuthn: the options go to the browser's library as they are. */
export const ceremony = z.object({ challenge: z.string(), options: z.record(z.string(), z.unknown()) });

/** `POST /user/{userId}/proof`: of an account with a second factor by that, of any other by the password. */
export const proofRequest = z.union([
  z.strictObject({ password: z.string().min(1).max(200) }),
  z.strictObject({ code }),
  byPasskey,
]);
export type ProofRequest = z.infer<typeof proofRequest>;

/** `GET /user/{userId}/proof`. */
export const proofView = z.object({
  /** Until when the session may change bank details and second factors, UTC; null when it has to be proved again. */
  until: z.string().nullable(),
  methods: z.array(z.enum(["password", "totp", "passkey"])),
});
export type ProofView = z.infer<typeof proofView>;

const passkeyView = z.object({
  id: z.string(),
  /** Browser and system on which it was made; empty where they are not known. */
  name: z.string(),
  created_at: z.string(),
  used_at: z.string().nullable(),
});
export type PasskeyView = z.infer<typeof passkeyView>;

/** `GET /user/{userId}/factor/`. */
export const factorsView = z.object({
  has_totp: z.boolean(),
  passkeys: z.array(passkeyView),
  /** The number that is not used yet. */
  recovery_codes: z.int(),
  /** Whether the last one stays: an administrator’s account keeps one in production. */
  is_required: z.boolean(),
});
export type FactorsView = z.infer<typeof factorsView>;

/** `POST /user/{userId}/factor/totp`: the secret for an authenticator app, as text and as a QR code's address. */
export const totpView = z.object({ secret: z.string(), uri: z.string() });
export type TotpView = z.infer<typeof totpView>;

/** `PUT /user/{userId}/factor/totp`. */
export const totpConfirmation = z.strictObject({ code });

/** `POST /user/{userId}/factor/passkey/`. */
export const newPasskeyRequest = z.strictObject({ challenge, passkey: newPasskeyAnswer });
export type NewPasskeyRequest = z.infer<typeof newPasskeyRequest>;

/** Recovery codes, shown this once; none where the account has some already. */
export const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
