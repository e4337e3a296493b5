import type { Row } from "../cells.ts";
import { everybody, loggedIn, NO_ONE_ELSE } from "../expect.ts";
import { account, anywhere } from "../targets.ts";

const JUNK = "not-a-challenge-that-was-ever-given";
const WRONG = { challenge: JUNK, code: "000000" };
const FORGED = {
  ...{ id: "bm90LWEta2V5", rawId: "bm90LWEta2V5", type: "public-key" },
  response: { clientDataJSON: "e30", attestationObject: "oA" },
};

/** Log-ins in two steps, second factors, and proofs that it is you. */
export const factorRows: Record<string, Row> = {
  "POST /user/login/second": anywhere(everybody(401), () => ({ body: WRONG })),
  "POST /user/login/passkey": anywhere(everybody(401), () => ({ body: { challenge: JUNK } })),
  "GET /user/{userId}/factor/": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  // None of the actors has an authenticator app: a secret counts once a code confirms it.
  "POST /user/{userId}/factor/totp": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "PUT /user/{userId}/factor/totp": account(loggedIn(422), NO_ONE_ELSE, () => ({ body: { code: "not a code" } })),
  "DELETE /user/{userId}/factor/totp": account(loggedIn(404), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/factor/passkey/options": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/factor/passkey/": account(loggedIn(422), NO_ONE_ELSE, () => ({
    body: { challenge: JUNK, passkey: FORGED },
  })),
  "DELETE /user/{userId}/factor/passkey/{passkeyId}": account(loggedIn(404), NO_ONE_ELSE, () => ({
    params: { passkeyId: FORGED.id },
  })),
  "POST /user/{userId}/factor/recovery_codes": account(loggedIn(409), NO_ONE_ELSE, () => ({})),
  "GET /user/{userId}/proof": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/proof": account(loggedIn(422), NO_ONE_ELSE, () => ({ body: { code: "000000" } })),
  "POST /user/{userId}/proof/passkey": account(loggedIn(), NO_ONE_ELSE, () => ({})),
};
