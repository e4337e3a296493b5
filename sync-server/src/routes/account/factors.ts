import {
  ceremony,
  factorsView,
  newPasskeyRequest,
  proofRequest,
  proofView,
  recoveryCodes,
  totpConfirmation,
  totpView,
} from "shared-schema/api/account/factor";
import { done, type Result } from "shared-schema/base/result";
import { z } from "zod";
import { addPasskey, askPasskey, beginPasskey, removePasskey } from "../../verbs/account/factor/passkeys.ts";
import { prove, showProof } from "../../verbs/account/factor/proof.ts";
import { showFactors } from "../../verbs/account/factor/showFactors.ts";
import { beginTotp, confirmTotp, removeTotp, renewCodes } from "../../verbs/account/factor/totp.ts";
import type { LoginDelays } from "../../verbs/account/loginDelays.ts";
import { deviceName } from "../../verbs/account/sessions/deviceName.ts";
import type { Actor } from "../../verbs/base/context.ts";
import { addressOf } from "../http/address.ts";
import { endpoint, ownOnly, proved } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { countedAs, delayedAnswer } from "../http/limits/accountLimits.ts";

const tag = "Account";

/**
 * An account's second factors, for the account alone; they change once the user of the session has proved to be its owner.
 * @param delays between wrong codes and passwords for an account
 */
export function factorRoutes(app: App, deps: RouteDeps, delays: LoginDelays): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/user/{userId}/factor/",
      tag,
      summary: "Second factors of the account",
      answer: factorsView,
    },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done(showFactors(deps, actor)) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/factor/totp",
      tag,
      summary: "Begin to add an authenticator app",
      answer: totpView,
    },
    ({ actor, params }) => change(actor, params, () => beginTotp(deps, actor)),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/user/{userId}/factor/totp",
      tag,
      summary: "Add the authenticator app by its first code",
      body: totpConfirmation,
      answer: recoveryCodes,
    },
    ({ actor, params, body }) => change(actor, params, () => confirmTotp(deps, actor, body.code)),
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/user/{userId}/factor/totp",
      tag,
      summary: "Remove the authenticator app",
      answer: z.object({}),
    },
    ({ actor, params }) => change(actor, params, () => removeTotp(deps, actor)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/factor/passkey/options",
      tag,
      summary: "Begin to add a passkey",
      answer: ceremony,
    },
    ({ actor, params }) => change(actor, params, () => beginPasskey(deps, actor)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/factor/passkey/",
      tag,
      summary: "Add the passkey that the browser has made",
      body: newPasskeyRequest,
      answer: recoveryCodes,
    },
    ({ actor, params, body }, c) =>
      change(actor, params, () => addPasskey(deps, actor, body, deviceName(c.req.header("user-agent")))),
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/user/{userId}/factor/passkey/{passkeyId}",
      tag,
      summary: "Remove a passkey",
      answer: z.object({}),
    },
    ({ actor, params }) => change(actor, params, () => removePasskey(deps, actor, params.passkeyId)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/factor/recovery_codes",
      tag,
      summary: "Make ten new recovery codes",
      answer: recoveryCodes,
    },
    ({ actor, params }) => change(actor, params, () => renewCodes(deps, actor)),
  );
  proofRoutes(app, deps, delays);
}

/** Proofs that the user of a session is the owner of its account. */
function proofRoutes(app: App, deps: RouteDeps, delays: LoginDelays): void {
  const path = "/user/{userId}/proof";
  endpoint(
    app,
    { method: "get", path, tag, summary: "Until when the session counts as proved", answer: proofView },
    ({ actor, params }, c) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? done(showProof(deps, actor, c.get("token") ?? "")) : own;
    },
  );
  endpoint(
    app,
    {
      ...{ method: "post", path, tag, body: proofRequest, answer: proofView },
      summary: "Prove that it is you: with a second factor where the account has one, else with the password",
    },
    async ({ actor, params, body }, c) => {
      const own = ownOnly(actor, params.userId);
      if (!own.ok) return own;
      const account = countedAs(c, deps, { account: String(actor.user_id), user_id: actor.user_id });
      const delayed = delayedAnswer(c, deps, { delays, account, user_id: actor.user_id });
      if (delayed) return delayed;
      const given = await prove(deps, actor, body, { token: c.get("token") ?? "", address: addressOf(c, deps) });
      if (given.ok) delays.succeed(account);
      return given;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/proof/passkey",
      tag,
      summary: "Ask for one of the account's passkeys",
      answer: ceremony,
    },
    async ({ actor, params }, c) => {
      const own = ownOnly(actor, params.userId);
      const asked = { user_id: actor.user_id, address: addressOf(c, deps) };
      return own.ok ? done(await askPasskey(deps, "proof", asked)) : own;
    },
  );
}

/** Changes a factor of the account itself, once its user has proved to be the owner. */
function change<T>(
  actor: Actor,
  { userId }: { userId: number },
  act: () => Result<T> | Promise<Result<T>>,
): Result<T> | Promise<Result<T>> {
  const own = ownOnly(actor, userId);
  if (!own.ok) return own;
  const isProved = proved(actor);
  return isProved.ok ? act() : isProved;
}
