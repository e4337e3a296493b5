import type { LoginAnswer } from "shared-schema/api/account";
import { done, type Result } from "shared-schema/base/result";
import { useCurrentError } from "../http/currentError.ts";
import { request } from "../http/http.ts";
import { adoptToken } from "../http/token.ts";
import { type Me, meOf } from "../session/me.ts";
import { sendPendingLogouts } from "../session/pendingLogouts.ts";
import { useSession } from "../session/session.ts";
import { storeSession } from "../session/sessionStore.ts";
import { begin, notOpened } from "./presentSession.ts";
import { noticeOtherAccounts } from "./welcomeBack.ts";

/**
 * Logs in, keeps the session in this browser and opens the user's database, in this order.
 * @param link the token of a link that confirms the address: it names one of several accounts that were opened with it
 * @returns a refusal that `secondStepOf` reads where the account has a second factor
 */
export async function login(email: string, password: string, link?: string): Promise<Result<Me>> {
  useSession.setState({ status: "loading", notice: null });
  const answer = await request<LoginAnswer>("POST", "/user/login", { json: { email, password, recovery_token: link } });
  if (!answer.ok) {
    useSession.setState({ status: "error" });
    return answer;
  }
  return openAs(answer.value.access_token);
}

/** Opens the session of a token, as a log-in does. */
export async function openAs(token: string): Promise<Result<Me>> {
  adoptToken(token);
  const me = await request<Me>("GET", "/user/me");
  if (!me.ok) {
    adoptToken(null);
    useSession.setState({ status: "error" });
    return me;
  }
  useCurrentError.getState().clear();
  await storeSession({ token, me: meOf(me.value) });
  // It may have ended the session of another user.
  void sendPendingLogouts();
  try {
    await begin(meOf(me.value));
  } catch (cause) {
    return { ok: false, refusal: notOpened(cause) };
  }
  noticeOtherAccounts(me.value.id);
  return done(me.value);
}

export interface Registration {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
}

/** Registers, then logs in. */
export async function register(input: Registration): Promise<Result<Me>> {
  useSession.setState({ status: "loading", notice: null });
  const answer = await request<Me>("POST", "/user/", { json: input });
  if (answer.ok) return login(input.email, input.password);
  useSession.setState({ status: "error" });
  return answer;
}
