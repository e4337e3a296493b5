import { aBrowser } from "sync-server/testing/fakeWebPush";
import type { Row } from "../cells.ts";
import { ADMIN_TOO, everybody, loggedIn, NO_ONE_ELSE, noOne } from "../expect.ts";
import { account, anywhere } from "../targets.ts";

const JUNK = "not-a-token-that-was-ever-mailed";
const NO_SESSION = "01900000-0000-7000-8000-000000000000";
const PASSWORD = "a sound passphrase 47";

let addresses = 0;
const newAddress = () => `matrix-${++addresses}-${Date.now()}@attack.test`;

/** Accounts, links that are mailed, devices and passwords. */
export const accountRows: Record<string, Row> = {
  "POST /user/": anywhere(everybody(201), () => ({
    body: { first_name: "New", last_name: "Comer", email: newAddress(), password: PASSWORD },
  })),
  "GET /user/": anywhere(ADMIN_TOO),
  "PUT /user/{userId}/rights": account(ADMIN_TOO, ADMIN_TOO, () => ({ body: { may_create_agreements: false } })),
  "POST /user/login": anywhere(everybody(401), () => ({
    body: { email: newAddress(), password: "not the right one" },
  })),
  "POST /user/logout": anywhere(noOne()),
  "GET /user/me": anywhere(loggedIn()),
  "GET /retention/": anywhere(ADMIN_TOO),
  "GET /health/": anywhere(ADMIN_TOO),
  "GET /user/{userId}/data": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/passport_read/": account(loggedIn(), NO_ONE_ELSE, () => ({
    body: { key: NO_SESSION, kind: "SHOWN", profiles: [1], agreement_id: null, at: "2027-01-15T09:00:00Z" },
  })),
  "POST /user/{userId}/signing_ticket": account(loggedIn(409), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/deletion": account(loggedIn(422), NO_ONE_ELSE, () => ({
    body: { password: "not the right one" },
  })),
  "PUT /user/{userId}/active": account(ADMIN_TOO, ADMIN_TOO, () => ({ body: { is_active: true } })),
  "POST /user/reset_password": anywhere(everybody(200), () => ({
    body: { email: "unknown@attack.test", first_name: "No one" },
  })),
  "GET /user/link/{linkToken}": anywhere(everybody(404), () => ({ params: { linkToken: JUNK } })),
  "POST /user/recover": anywhere(everybody(404), () => ({
    body: { recovery_token: JUNK, new_password: PASSWORD },
  })),
  "POST /user/{userId}/merge": account(loggedIn(404), NO_ONE_ELSE, () => ({ body: { recovery_token: JUNK } })),
  "POST /user/{userId}/confirmed": account(loggedIn(404), NO_ONE_ELSE, () => ({ body: { recovery_token: JUNK } })),
  "POST /user/{userId}/confirmation": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "PUT /user/{userId}/password": account(loggedIn(422), NO_ONE_ELSE, () => ({
    body: { password: "not the right one", new_password: PASSWORD },
  })),
  "GET /user/{userId}/mail_settings": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "PUT /user/{userId}/mail_settings": account(loggedIn(), NO_ONE_ELSE, () => ({
    body: { language: null, rhythm: "AT_ONCE", off: [], time_zone: null },
  })),
  "GET /user/{userId}/alert_mark/": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "GET /user/{userId}/kyc_alert/": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "GET /user/{userId}/delegation_offer/": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "POST /user/{userId}/alert_mark/": account(loggedIn(), NO_ONE_ELSE, () => ({
    body: { keys: ["passport/1/2/2027-01-20"] },
  })),
  "GET /user/{userId}/push_device": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "PUT /user/{userId}/push_device": account(loggedIn(), NO_ONE_ELSE, () => ({ body: aBrowser() })),
  "DELETE /user/{userId}/push_device": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "GET /unsubscribe/{linkToken}": anywhere(everybody(404), () => ({ params: { linkToken: JUNK } })),
  "POST /unsubscribe/{linkToken}": anywhere(everybody(404), () => ({ params: { linkToken: JUNK } })),
  "GET /user/{userId}/session/": account(loggedIn(), NO_ONE_ELSE, () => ({})),
  "DELETE /user/{userId}/session/": account(noOne(), NO_ONE_ELSE, () => ({})),
  "DELETE /user/{userId}/session/{sessionId}": [
    ...account(loggedIn(404), NO_ONE_ELSE, () => ({ params: { sessionId: NO_SESSION } })),
    {
      ...{ kind: "foreign", at: "the neighbour's session below the own account", expected: loggedIn(404) },
      call: async ({ world, actor }) => {
        const { neighbour } = world;
        const { body } = await neighbour.get(`/user/${neighbour.userId}/session/`);
        return { params: { userId: actor.userId || 1, sessionId: body[0].id } };
      },
    },
  ],
};
