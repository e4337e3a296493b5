import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";
import { useSession } from "../session/session.ts";

/** Fetches a copy of the account's own data, as JSON text. */
export function fetchOwnData(): Promise<Result<string>> {
  return request("GET", `/user/${useSession.getState().user?.id}/data`, { as: "text", quiet: true });
}

/** Deletes the account that is logged in; every session ends with it. */
export function deleteOwnAccount(password: string): Promise<Result<object>> {
  return request("POST", `/user/${useSession.getState().user?.id}/deletion`, { json: { password }, quiet: true });
}
