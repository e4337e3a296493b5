import { expect, it } from "vitest";
import { isTokenExpired, problemOf, returnedProblem } from "./problem.ts";

const CASES: readonly (readonly [number, string | null, string | null, string])[] = [
  [401, "expired_token", "Access token is expired", "signer.token-expired"],
  [401, "invalid_token", null, "signer.token-invalid"],
  [400, "invalid_grant", "Authorization code is invalid or expired", "signer.code-invalid"],
  [400, "access_denied", "The user has refused", "signer.refused"],
  [400, "invalid_authentication_data", "The authentication data is invalid", "signer.wrong-pin"],
  [400, "invalid_otp", "The OTP is invalid", "signer.wrong-pin"],
  [400, "invalid_request", "Credential locked", "signer.credential-locked"],
  [400, "invalid_request", "SAD expired", "signer.authorisation-expired"],
  [400, "invalid_request", "Invalid parameter SAD", "signer.authorisation-invalid"],
  [400, "invalid_request", "Invalid parameter handle", "signer.authorisation-invalid"],
  [400, "invalid_request", "Hash is not authorized by the SAD", "signer.hash-not-authorised"],
  [400, "invalid_request", "Signing certificate is expired", "signer.certificate-expired"],
  [400, "invalid_request", "Numbers of signatures is too high", "signer.too-many"],
  [400, "invalid_request", "Invalid parameter credentialID", "signer.credential-unknown"],
  [400, "invalid_request", "The credential identified by credentialID is disabled", "signer.credential-unknown"],
  [400, "invalid_request", "Invalid digest value length", "signer.rejected"],
  [400, "__proto__", null, "signer.rejected"],
  [429, "too_many_requests", null, "signer.busy"],
  [501, "invalid_request", null, "signer.not-supported"],
  [503, "temporarily_unavailable", null, "signer.unavailable"],
  [503, null, null, "signer.unavailable"],
  [401, null, null, "signer.token-invalid"],
  [418, null, null, "signer.unreadable"],
];

it.each(CASES)("makes one sentence of %i %s %s", (status, error, error_description, code) => {
  const body = error === null ? null : { error, error_description };
  expect(problemOf(status, body)).toMatchObject({ ok: false, refusal: { code } });
});

it("tells an expired token from all else, and cuts a long reason", () => {
  const expired = CASES.map(([status, error, error_description]) => problemOf(status, { error, error_description }));
  expect(expired.filter(({ refusal }) => isTokenExpired(refusal))).toHaveLength(1);
  const { refusal } = returnedProblem("invalid_request", "x".repeat(2_000));
  expect(String(refusal.params?.["reason"])).toHaveLength(200);
});
