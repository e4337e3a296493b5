import type { PasswordChange, SessionView } from "shared-schema/api/account";
import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";
import { useSession } from "../session/session.ts";

/** Below the account that is logged in. */
const own = (path: string) => `/user/${useSession.getState().user?.id}${path}`;

/** The devices on which the account is logged in. */
export function listDevices(): Promise<Result<SessionView[]>> {
  return request("GET", own("/session/"), { quiet: true });
}

/** Logs out a device, or with null every other one. */
export function endDevices(id: string | null): Promise<Result<unknown>> {
  return request("DELETE", own(id === null ? "/session/" : `/session/${id}`), { quiet: true });
}

/** Changes the password; every other device is logged out. */
export function changePassword(change: PasswordChange): Promise<Result<unknown>> {
  return request("PUT", own("/password"), { json: change, quiet: true });
}
