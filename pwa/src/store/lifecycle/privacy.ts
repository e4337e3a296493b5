import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";
import { useSession } from "../session/session.ts";
import { logoutAfter } from "./ending/logout.ts";

/** Fetches a copy of the account's own data, as JSON text. */
export function fetchOwnData(): Promise<Result<string>> {
  return request("GET", `/user/${useSession.getState().user?.id}/data`, { as: "text", quiet: true });
}

/** Deletes the account that is logged in; every session ends with it, and the device is emptied as at any log-out. */
export function deleteOwnAccount(password: string): Promise<Result<object>> {
  const path = `/user/${useSession.getState().user?.id}/deletion` as const;
  return logoutAfter(() => request("POST", path, { json: { password }, quiet: true }));
}
