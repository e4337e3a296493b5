import {
  LINK_HEADER,
  type PassengerAnswer,
  type PassengerAnswered,
  type PassengerPage,
} from "shared-schema/api/privacy/passengerLink";
import type { Result } from "shared-schema/base/result";
import { request } from "../http/http.ts";

/** Fetches the page of a passenger's link. */
export function passengerPageOf(token: string): Promise<Result<PassengerPage>> {
  return request("GET", "/passenger/page", { headers: { [LINK_HEADER]: token }, quiet: true });
}

/** Sends a passenger's form; the link stays open for corrections. */
export function answerPassengerPage(answer: PassengerAnswer): Promise<Result<PassengerAnswered>> {
  return request("POST", "/passenger/answer", { json: answer, quiet: true });
}
