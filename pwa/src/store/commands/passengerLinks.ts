import type { PassengerLinkMade, PassengerLinkView } from "shared-schema/api/privacy/passengerLink";
import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";

/** Makes the link of a passenger, in place of a former one. @param send mail it to the address of the profile */
export function makePassengerLink(id: number, profile_id: number, send: boolean): Promise<Result<PassengerLinkMade>> {
  return request("POST", `/cruise/${id}/passenger_link/`, { json: { profile_id, send }, quiet: true });
}

/** Fetches the newest link of each passenger of an agreement. */
export function passengerLinksOf(id: number): Promise<Result<PassengerLinkView[]>> {
  return request("GET", `/cruise/${id}/passenger_link/`, { quiet: true });
}
