import type { Context } from "hono";
import { REFUSAL_TYPE } from "shared-schema/api/refusalType";
import { done, type Refusal, type Result, refused } from "shared-schema/base/result";
import { refusalText } from "shared-schema/refusals/text";
import type { Entered } from "../../verbs/account/sessions/session.ts";
import { refusalAnswer } from "../http/problem.ts";

/**
 * Answers a password that was right: with the session, or with 401 and the challenge that a second factor answers. Our own app reads
 * challenge and methods in the parameters of the refusal, everybody else beside its sentence.
 */
export function enteredAnswer(c: Context, entered: Entered): Result<unknown> | Response {
  if ("access_token" in entered) return done(entered);
  const { challenge, methods } = entered;
  const refusal: Refusal = {
    ...refused("session.second-factor").refusal,
    params: { challenge, methods: methods.join(",") },
  };
  if (c.req.header("accept")?.includes(REFUSAL_TYPE)) return refusalAnswer(c, refusal);
  return c.json({ message: refusalText(refusal, "en"), code: refusal.code, challenge, methods }, 401);
}
