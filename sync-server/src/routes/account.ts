import { loginAnswer, loginRequest, registerRequest, userView } from "shared-schema/api/account";
import { done, refused } from "shared-schema/result";
import { z } from "zod";
import { describeUser } from "../verbs/account/describeUser.ts";
import { listUsers } from "../verbs/account/listUsers.ts";
import { register } from "../verbs/account/register.ts";
import { logIn, logOut } from "../verbs/account/session.ts";
import { endpoint } from "./endpoint.ts";
import type { App, RouteDeps } from "./env.ts";

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
    ({ body }) => register(deps, body),
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
    ({ body }) => logIn(deps, body),
  );
  endpoint(app, { method: "post", path: "/user/logout", tag, summary: "Log out" }, (_, c) => {
    const token = c.get("token");
    if (token) logOut(deps, token);
    return done({});
  });
  endpoint(app, { method: "get", path: "/user/me", tag, summary: "Who is logged in", answer: userView }, ({ actor }) =>
    done(describeUser(deps, actor, actor.user_id)),
  );
  endpoint(
    app,
    { method: "get", path: "/user/", tag, summary: "All accounts", answer: z.array(userView) },
    ({ actor }) => (actor.is_admin ? done(listUsers(deps, actor)) : refused("forbidden", "For administrators only.")),
  );
}
