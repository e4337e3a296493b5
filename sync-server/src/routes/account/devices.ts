import { passwordChange, sessionView } from "shared-schema/api/account";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import type { LoginDelays } from "../../verbs/account/loginDelays.ts";
import { changePassword } from "../../verbs/account/sessions/changePassword.ts";
import { endDevice, endOtherDevices, listDevices } from "../../verbs/account/sessions/devices.ts";
import { addressOf } from "../http/address.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { countedAs, delayedAnswer } from "../http/limits/accountLimits.ts";

const tag = "Account";

/**
 * The devices of an account and its password, for the account alone.
 * @param delays between wrong passwords for an account
 */
export function deviceRoutes(app: App, deps: RouteDeps, delays: LoginDelays): void {
  endpoint(
    app,
    {
      method: "put",
      path: "/user/{userId}/password",
      tag,
      summary: "Change the password; every other session ends",
      body: passwordChange,
      answer: z.object({}),
    },
    async ({ actor, params, body }, c) => {
      const own = ownOnly(actor, params.userId);
      if (!own.ok) return own;
      const account = countedAs(c, deps, { account: String(actor.user_id), user_id: actor.user_id });
      // A session that was taken over is no way to guess.
      const delayed = delayedAnswer(c, deps, { delays, account, user_id: actor.user_id });
      if (delayed) return delayed;
      const session = { token: c.get("token") ?? "", address: addressOf(c, deps) };
      const changed = await changePassword(deps, actor, body, session);
      if (changed.ok || changed.refusal.code !== "account.wrong-password") delays.succeed(account);
      return changed;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/user/{userId}/session/",
      tag,
      summary: "Devices that are logged in",
      answer: z.array(sessionView),
    },
    ({ actor, params }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done(listDevices(deps, actor, c.get("token") ?? "")) : own;
    },
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/user/{userId}/session/",
      tag,
      summary: "Log out every other device",
      answer: z.object({}),
    },
    ({ actor, params }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? endOtherDevices(deps, actor, c.get("token") ?? "") : own;
    },
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/user/{userId}/session/{sessionId}",
      tag,
      summary: "Log out a device",
      answer: z.object({}),
    },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? endDevice(deps, actor, params.sessionId) : own;
    },
  );
}
