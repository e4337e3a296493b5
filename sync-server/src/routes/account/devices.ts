import { passwordChange, sessionView } from "shared-schema/api/account";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { createLoginDelays } from "../../verbs/account/loginDelays.ts";
import { changePassword } from "../../verbs/account/sessions/changePassword.ts";
import { endDevice, endOtherDevices, listDevices } from "../../verbs/account/sessions/devices.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Account";

/** The devices of an account and its password, for the account alone. */
export function deviceRoutes(app: App, deps: RouteDeps): void {
  const delays = createLoginDelays(deps.limits.failedLogins);
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
    ({ actor, params, body }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? changePassword(deps, actor, body, { token: c.get("token") ?? "", delays }) : own;
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
