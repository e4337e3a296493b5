import { linkToken, linkView, loginAnswer, recoverRequest, resetRequest, userView } from "shared-schema/api/account";
import { z } from "zod";
import { askRecovery } from "../../verbs/account/links/askRecovery.ts";
import { askConfirmation, confirmAddress } from "../../verbs/account/links/confirmation.ts";
import { recover } from "../../verbs/account/links/recover.ts";
import { showLink } from "../../verbs/account/links/showLink.ts";
import { mergeAccount } from "../../verbs/account/merge/mergeAccount.ts";
import { discardAccounts } from "../../verbs/erasure/ownData/closeAccount.ts";
import { addressOf, originOf } from "../http/address.ts";
import { endpoint, ownOnly } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { enteredAnswer } from "./enteredAnswer.ts";

const tag = "Account";

/** The calls behind mailed links: a new password, a claimed profile, a confirmed address, two accounts in one. */
export function linkRoutes(app: App, deps: RouteDeps): void {
  const discard = discardAccounts(deps);
  endpoint(
    app,
    {
      method: "post",
      path: "/user/reset_password",
      tag,
      summary: "Ask for a link to a new password",
      body: resetRequest,
      answer: z.object({}),
      open: true,
    },
    ({ body }, c) => askRecovery(deps, body, addressOf(c, deps)),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/user/link/{linkToken}",
      tag,
      summary: "What a mailed link is for; it works afterwards as before",
      answer: linkView,
      open: true,
    },
    ({ params }) => showLink(deps, params.linkToken),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/recover",
      tag,
      summary: "Set a password by a mailed link, for an account or for a profile that is claimed, and log in",
      body: recoverRequest,
      answer: loginAnswer,
      open: true,
    },
    async ({ body }, c) => {
      const recovered = await recover(deps, body, originOf(c, deps), discard);
      return recovered.ok ? enteredAnswer(c, recovered.value) : recovered;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/merge",
      tag,
      summary: "Bring the profile or the account that a mailed link is about into this account",
      body: linkToken,
      answer: userView,
    },
    async ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? mergeAccount(deps, actor, body.recovery_token, discard) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/confirmed",
      tag,
      summary: "Confirm the address that a mailed link went to",
      body: linkToken,
      answer: userView,
    },
    ({ actor, params, body }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? confirmAddress(deps, actor, body.recovery_token) : own;
    },
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/{userId}/confirmation",
      tag,
      summary: "Send the link that confirms the account's address again",
      answer: userView,
    },
    ({ actor, params }) => {
      const own = ownOnly(actor, params.userId);
      return own.ok ? askConfirmation(deps, actor) : own;
    },
  );
}
