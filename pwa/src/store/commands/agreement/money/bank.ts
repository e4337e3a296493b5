import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../../database/runtime.ts";
import { type Method, request } from "../../../http/http.ts";

const path = (id: number) => `/cruise/${id}/bank_change/`;

/** Proposes the bank details that a profile has now. It concerns everybody on the agreement, so the server does it. */
export function proposeBankChange(id: number, profile_id: number): Promise<Result<void>> {
  return asked("POST", path(id), { profile_id });
}

/** Withdraws a proposed change, or turns it down. */
export function withdrawBankChange(id: number, profileId: number): Promise<Result<void>> {
  return asked("DELETE", `${path(id)}by_profile/${profileId}`);
}

/** Approves a proposed change. @param check_words computed of what the screen shows */
export function approveBankChange(
  id: number,
  profileId: number,
  seen: { proposal: string; check_words: string },
): Promise<Result<void>> {
  return asked("POST", `${path(id)}by_profile/${profileId}/approval`, seen);
}

/** Asks the server and pulls, after a refusal too: it says that something changed. */
async function asked(method: Method, address: string, json?: object): Promise<Result<void>> {
  const answer = await request(method, address, { quiet: true, ...(json && { json }) });
  const { engine } = await runtime();
  engine.changed("all");
  return answer.ok ? done(undefined) : answer;
}
