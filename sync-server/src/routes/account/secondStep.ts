import { loginAnswer } from "shared-schema/api/account";
import { ceremony, passkeyLoginRequest, secondStepRequest } from "shared-schema/api/account/factor";
import { done, refused } from "shared-schema/base/result";
import { askPasskey } from "../../verbs/account/factor/passkeys.ts";
import { accountOfLogin, completeLogIn } from "../../verbs/account/factor/secondStep.ts";
import type { LoginDelays } from "../../verbs/account/loginDelays.ts";
import { addressOf, originOf } from "../http/address.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { countedAs, delayedAnswer } from "../http/limits/accountLimits.ts";

const tag = "Account";

/**
 * The second step of a log-in, and the log-in by a passkey alone.
 * @param delays between wrong codes for an account
 */
export function secondStepRoutes(app: App, deps: RouteDeps, delays: LoginDelays): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/user/login/second",
      tag,
      summary: "Complete a log-in with a second factor",
      body: secondStepRequest,
      answer: loginAnswer,
      open: true,
    },
    async ({ body }, c) => {
      const user_id = accountOfLogin(deps, body.challenge);
      const account = countedAs(c, deps, { account: String(user_id), user_id });
      const delayed = user_id === null ? null : delayedAnswer(c, deps, { delays, account, user_id });
      if (delayed) return delayed;
      const completed = await completeLogIn(deps, body, originOf(c, deps));
      if (completed.ok) delays.succeed(account);
      return completed;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/login/passkey",
      tag,
      summary: "Ask for a passkey: as the second factor of a log-in, or to log in without a password",
      body: passkeyLoginRequest,
      answer: ceremony,
      open: true,
    },
    async ({ body: { challenge } }, c) => {
      const address = addressOf(c, deps);
      if (challenge === undefined) return done(await askPasskey(deps, "login", { user_id: null, address }));
      const user_id = accountOfLogin(deps, challenge);
      return user_id === null
        ? refused("factor.log-in-ended")
        : done(await askPasskey(deps, "login", { user_id, address, begunBy: challenge }));
    },
  );
}
