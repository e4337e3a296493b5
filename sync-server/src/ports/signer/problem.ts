import { type Refusal, type Refused, refused } from "shared-schema/base/result";
import type { RefusalCode } from "shared-schema/refusals/catalogue";
import { errorAnswer } from "./answerSchemas.ts";

type Plain = Extract<RefusalCode, `signer.${string}`> extends infer Code ? Exclude<Code, "signer.rejected"> : never;

/** Errors by their code, whatever their description says. */
const BY_CODE: Readonly<Record<string, Plain>> = {
  expired_token: "signer.token-expired",
  invalid_token: "signer.token-invalid",
  invalid_grant: "signer.code-invalid",
  access_denied: "signer.refused",
  invalid_authentication_data: "signer.wrong-pin",
  invalid_otp: "signer.wrong-pin",
  invalid_pin: "signer.wrong-pin",
  temporarily_unavailable: "signer.unavailable",
  server_error: "signer.unavailable",
};

/** `invalid_request` says in its description alone what is the matter (CSC API, 11). */
const BY_DESCRIPTION: readonly (readonly [RegExp, Plain])[] = [
  [/credential locked/i, "signer.credential-locked"],
  [/sad expired/i, "signer.authorisation-expired"],
  [/hash is not authorized/i, "signer.hash-not-authorised"],
  [/certificate is expired/i, "signer.certificate-expired"],
  [/numbers? of signatures is too high/i, "signer.too-many"],
  [/parameter credentialID|is disabled/i, "signer.credential-unknown"],
  [/invalid parameter (handle|sad)\b/i, "signer.authorisation-invalid"],
];

const BY_STATUS: Readonly<Record<number, Plain>> = {
  401: "signer.token-invalid",
  429: "signer.busy",
  500: "signer.unavailable",
  501: "signer.not-supported",
  502: "signer.unavailable",
  503: "signer.unavailable",
  504: "signer.unavailable",
};
const REASON_MAX = 200;

/** The refusal that an error of the service stands for. @param body its JSON; null where there is none */
export function problemOf(status: number, body: unknown): Refused {
  const read = errorAnswer.safeParse(body);
  if (!read.success) return refused(BY_STATUS[status] ?? "signer.unreadable");
  const { error, error_description: description } = read.data;
  const named = Object.hasOwn(BY_CODE, error) ? BY_CODE[error] : undefined;
  const described = BY_DESCRIPTION.find(([pattern]) => pattern.test(description ?? ""))?.[1];
  const code = (error === "invalid_request" ? described : named) ?? BY_STATUS[status];
  return code ? refused(code) : refused("signer.rejected", { reason: (description || error).slice(0, REASON_MAX) });
}

/** The refusal that an error at the end of a browser's way stands for (RFC 6749, 4.1.2.1). */
export function returnedProblem(error: string, description: string | null): Refused {
  return problemOf(400, { error, error_description: description });
}

/** Whether the person's log-in at the service has merely expired: the one error that starts again without a word. */
export function isTokenExpired({ code }: Refusal): boolean {
  return code === "signer.token-expired";
}
