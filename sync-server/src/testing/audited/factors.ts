import { DEMO_PASSWORD, demoEmail } from "../../demo/login.ts";
import { testAuthenticator } from "../authenticator.ts";
import type { Answer, TestClient } from "../client.ts";
import { addApp, appCode } from "../factors.ts";
import type { TestServer } from "../server.ts";

/** An operation that writes, with its preparation, and the verb by which it is noted. */
export interface AuditedCall {
  verb: string;
  first?: () => Promise<unknown>;
  call: (made: never) => Promise<Answer>;
}

const SITE = { origin: "https://passerelle.test", rpId: "passerelle.test" };

interface Cast {
  server: Pick<TestServer, "deps">;
  owner: TestClient;
  /** Logs in as the owner. */
  guest: TestClient;
}

/** The operations on second factors. */
export function auditedFactors({ server, owner, guest }: Cast): Record<string, AuditedCall> {
  const own = (path: string) => `/user/${owner.userId}${path}`;
  const begin = async (): Promise<string> => {
    const { body } = await guest.post("/user/login", { email: demoEmail("captain"), password: DEMO_PASSWORD });
    return body.challenge;
  };
  const addPasskey = async () => {
    const { challenge, options } = (await owner.post(own("/factor/passkey/options"))).body;
    const device = testAuthenticator(SITE);
    return { device, request: { challenge, passkey: device.register(options) } };
  };
  return {
    "post /user/login/second": {
      verb: "account.login",
      first: async () => {
        const app = await addApp(server, owner);
        return { challenge: await begin(), code: app.code(1) };
      },
      call: (request) => guest.post("/user/login/second", request),
    },
    "post /user/login/passkey": { verb: "account.ask_passkey", call: () => guest.post("/user/login/passkey", {}) },
    "post /user/{userId}/factor/totp": { verb: "factor.begin", call: () => owner.post(own("/factor/totp")) },
    "put /user/{userId}/factor/totp": {
      verb: "factor.add",
      first: async () => appCode(server, (await owner.post(own("/factor/totp"))).body.secret),
      call: (code) => owner.put(own("/factor/totp"), { code }),
    },
    "delete /user/{userId}/factor/totp": {
      verb: "factor.remove",
      first: () => addApp(server, owner),
      call: () => owner.delete(own("/factor/totp")),
    },
    "post /user/{userId}/factor/passkey/options": {
      verb: "factor.begin",
      call: () => owner.post(own("/factor/passkey/options")),
    },
    "post /user/{userId}/factor/passkey/": {
      verb: "factor.add",
      first: async () => (await addPasskey()).request,
      call: (request) => owner.post(own("/factor/passkey/"), request),
    },
    "delete /user/{userId}/factor/passkey/{passkeyId}": {
      verb: "factor.remove",
      first: async () => {
        const { device, request } = await addPasskey();
        await owner.post(own("/factor/passkey/"), request);
        return device.id;
      },
      call: (id) => owner.delete(own(`/factor/passkey/${id}`)),
    },
    "post /user/{userId}/factor/recovery_codes": {
      verb: "factor.renew_codes",
      first: () => addApp(server, owner),
      call: () => owner.post(own("/factor/recovery_codes")),
    },
    "post /user/{userId}/proof": {
      verb: "account.prove",
      call: () => owner.post(own("/proof"), { password: DEMO_PASSWORD }),
    },
    "post /user/{userId}/proof/passkey": { verb: "account.ask_passkey", call: () => owner.post(own("/proof/passkey")) },
  };
}
