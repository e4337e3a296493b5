import { z } from "zod";

const text = z.string().min(1).max(10_000);
const base64 = z.base64().min(4).max(100_000);
/** Some services write null for what they leave out. */
const maybe = <T extends z.ZodType>(schema: T) => schema.nullish();
const seconds = z.number().positive().max(31_536_000);

export const tokenAnswer = z.object({
  access_token: text,
  token_type: z.string().regex(/^bearer$/i),
  expires_in: maybe(seconds),
  credentialID: maybe(text),
});

const authObject = z.object({
  type: z.enum(["Password", "PasswordOOB", "ChallengeResponse", "ChallengeResponseOOB"]),
  id: text,
});

/** A credential (11.5). */
export const credentialAnswer = z.object({
  description: maybe(z.string().max(1_000)),
  signatureQualifier: maybe(z.string().max(100)),
  key: z.object({
    status: z.enum(["enabled", "disabled"]),
    algo: z.array(text).min(1),
    len: z.number().int().positive(),
    curve: maybe(text),
  }),
  cert: z.object({
    status: maybe(z.enum(["valid", "expired", "revoked", "suspended"])),
    certificates: maybe(z.array(base64).max(20)),
  }),
  auth: z.object({
    mode: z.enum(["explicit", "oauth2code"]),
    expression: maybe(z.string().max(1_000)),
    objects: maybe(z.array(authObject).max(20)),
  }),
  SCAL: maybe(z.enum(["1", "2"])),
  multisign: z.number().int().min(1),
});
export type CredentialAnswer = z.infer<typeof credentialAnswer>;

export const listAnswer = z.object({
  credentialIDs: z.array(text).max(1_000),
  credentialInfos: maybe(z.array(credentialAnswer.extend({ credentialID: text })).max(1_000)),
});

export const authorisedAnswer = z.object({ SAD: text, expiresIn: maybe(seconds) });
export const waitingAnswer = z.object({ handle: text });
export const signAnswer = z.object({ signatures: z.array(base64).min(1).max(100) });
export const stampAnswer = z.object({ timestamp: base64 });
export const errorAnswer = z.object({
  error: z.string().min(1).max(200),
  error_description: maybe(z.string().max(2_000)),
});
