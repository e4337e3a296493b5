import {
  listedUser,
  loginAnswer,
  loginRequest,
  meView,
  registerRequest,
  userActive,
  userRights,
  userView,
} from "shared-schema/api/account";
import { listQuery } from "shared-schema/api/operator/page";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { describeUser } from "../../verbs/account/describeUser.ts";
import { lacksFactor } from "../../verbs/account/factor/settings.ts";
import { listUsers } from "../../verbs/account/listUsers.ts";
import { register } from "../../verbs/account/register.ts";
import { logIn, logOut } from "../../verbs/account/sessions/session.ts";
import { setActive } from "../../verbs/account/sessions/setActive.ts";
import { setRights } from "../../verbs/account/setRights.ts";
import { formerAccounts } from "../../verbs/base/account/accountNow.ts";
import { addressOf, originOf } from "../http/address.ts";
import { linked } from "../http/answers/linked.ts";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";
import { enteredAnswer } from "./enteredAnswer.ts";

const tag = "Account";

/** Accounts and sessions. */
export function accountRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/user/",
      tag,
      summary: "Register",
      body: registerRequest,
      answer: userView,
      status: 201,
      open: true,
    },
    ({ body }, c) => register(deps, body, addressOf(c, deps)),
  );
  endpoint(
    app,
    {
      method: "post",
      path: "/user/login",
      tag,
      summary: "Log in",
      body: loginRequest,
      answer: loginAnswer,
      open: true,
    },
    async ({ body }, c) => {
      const answer = await logIn(deps, body, originOf(c, deps));
      if (!answer.ok) return answer;
      const { user, entered } = answer.value;
      // The password of an account that was only opened with an address tells nothing of who owns the address.
      c.set("ownsAddress", user.confirmed_at !== null);
      return enteredAnswer(c, entered);
    },
  );
  endpoint(app, { method: "post", path: "/user/logout", tag, summary: "Log out" }, ({ actor }, c) => {
    const token = c.get("token");
    if (token) logOut(deps, actor, token, addressOf(c, deps));
    // Answers that browsers kept before they were told not to. Nothing else: storage may hold edits that were never sent.
    c.header("clear-site-data", '"cache"');
    return done({});
  });
  endpoint(app, { method: "get", path: "/user/me", tag, summary: "Who is logged in", answer: meView }, ({ actor }) =>
    done({
      ...describeUser(deps, actor, actor.user_id),
      lacks_factor: lacksFactor(deps, actor),
      merged_accounts: [...formerAccounts(deps, actor.user_id)],
    }),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/user/",
      tag,
      summary: "All accounts, by number",
      query: listQuery,
      answer: z.array(listedUser),
      adminsOnly: true,
    },
    ({ actor, query }, c) => linked(c, listUsers(deps, actor, query), query.per_page),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/user/{userId}/rights",
      tag,
      summary: "What an account may do besides",
      body: userRights,
      answer: userView,
      adminsOnly: true,
    },
    ({ actor, params, body }) => setRights(deps, actor, params.userId, body),
  );
  endpoint(
    app,
    {
      method: "put",
      path: "/user/{userId}/active",
      tag,
      summary: "Deactivate an account, or let people log in to it again",
      body: userActive,
      answer: userView,
      adminsOnly: true,
    },
    ({ actor, params, body }) => setActive(deps, actor, params.userId, body),
  );
}
