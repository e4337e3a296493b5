import type { RoleStatusView } from "shared-schema/api/agreement/parties";
import { done, type Result } from "shared-schema/base/result";
import { runtime } from "../../database/runtime.ts";
import { type Answer, type Method, request } from "../../http/http.ts";

/**
 * Approves an agreement for the user's parties. It binds everybody at once, so the server does it.
 * @param fingerprint of the terms that the user has read; the server refuses when its own are others
 */
export function approveAgreement(id: number, userId: number, fingerprint: string): Promise<Result<void>> {
  return asked("POST", `/cruise/${id}/approval/`, { user_id: userId, fingerprint });
}

/** Takes the user's approval back. */
export function revokeApproval(id: number, userId: number): Promise<Result<void>> {
  return asked("DELETE", `/cruise/${id}/approval_by/${userId}`);
}

/** Tells the server that the user has looked at the terms behind a fingerprint. */
export function noteSeen(id: number, fingerprint: string): Promise<Result<void>> {
  return asked("POST", `/cruise/${id}/seen/`, { fingerprint });
}

/**
 * Asks people to approve the terms.
 * @param fingerprint of the terms that the user has read; the server refuses when its own are others
 */
export function askForApproval(id: number, profile_ids: readonly number[], fingerprint: string): Promise<Result<void>> {
  return asked("POST", `/cruise/${id}/approval_request/`, { profile_ids, fingerprint });
}

/** Takes back what the user asked seconds ago. */
export function takeBackRequest(id: number): Promise<Result<void>> {
  return asked("DELETE", `/cruise/${id}/approval_request/`);
}

/** Tells the server that the user has opened an agreement that they were asked to approve. */
export function noteOpened(id: number): Promise<Result<void>> {
  return asked("POST", `/cruise/${id}/approval_request/opened`);
}

/** Every party with the state of its approval, and who outdated it. */
export function readRoleStatus(id: number): Promise<Answer<RoleStatusView[]>> {
  return request<RoleStatusView[]>("GET", `/cruise/${id}/role_status/`, { quiet: true });
}

/** Asks the server and pulls, after a refusal too: it says that something changed. */
async function asked(method: Method, path: string, json?: object): Promise<Result<void>> {
  const answer = await request(method, path, { quiet: true, ...(json && { json }) });
  const { engine } = await runtime();
  engine.changed("all");
  return answer.ok ? done(undefined) : answer;
}
