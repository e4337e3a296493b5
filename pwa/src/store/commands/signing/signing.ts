import type { DelegationView, DeviceTicket, SigningLogin, SigningView } from "shared-schema/api/agreement/signing";
import { done, type Refusal, type Result } from "shared-schema/base/result";
import type { Role } from "shared-schema/base/roles";
import { request } from "../../http/http.ts";
import { refreshDelegationOffers } from "../../queries/asked/delegationOffers.ts";
import { refreshSigning } from "../../queries/signing/signing.ts";

/** A generated version of an agreement. */
export interface VersionPlace {
  id: number;
  version: number;
}

/** The outcome of a step of the viewer's signature. `log-in`: the browser goes to the signing service. */
export type Step =
  | { kind: "log-in"; location: string }
  /** The server has answered at this time, ms. */
  | { kind: "signing"; at: number }
  /** With the answer as it came. */
  | { kind: "refused"; refusal: Refusal; status: number | null; raw: unknown };

/** The text beside the tick, by the language in which it was shown and its SHA-256 in hex. */
interface Consented {
  language: "en" | "fr";
  consent: string;
}

/** Starts the viewer's signature. One that was started before takes no second consent. */
export function startSignature(
  place: VersionPlace,
  userId: number,
  consented: Consented | Pick<Consented, "language">,
): Promise<Step> {
  return post(place, userId, { ...consented });
}

/** Goes on with the viewer's signature after the log-in at the signing service. */
export function continueSignature(
  place: VersionPlace,
  userId: number,
  returned: { code: string; state: string },
): Promise<Step> {
  return post(place, userId, returned);
}

async function post({ id, version }: VersionPlace, userId: number, form: Record<string, string>): Promise<Step> {
  const body = new URLSearchParams(form);
  const answer = await request("POST", `/sign/${id}/${version}/by_user/${userId}`, { body, quiet: true });
  refreshSigning(id, version);
  if (answer.ok) return { kind: "signing", at: Date.now() };
  const { refusal, status, raw } = answer;
  if (status === 401 && isLogin(raw)) return { kind: "log-in", location: raw.location };
  return { kind: "refused", refusal, status, raw };
}

/** The one answer 401 that is no end of a session: the signing service wants to know who signs. */
function isLogin(raw: unknown): raw is SigningLogin {
  if (typeof raw !== "object" || raw === null || !("error" in raw) || !("location" in raw)) return false;
  return raw.error === "token-expired" && typeof raw.location === "string";
}

/** Declines to sign, which closes the version to all. */
export function declineToSign({ id, version }: VersionPlace, reason: string): Promise<Result<void>> {
  return changing(id, version, request("POST", `/sign/${id}/${version}/decline`, { json: { reason }, quiet: true }));
}

/** Asks a signatory to sign, by mail; someone who has not joined yet is invited. */
export function remindSignatory({ id, version }: VersionPlace, profile_id: number): Promise<Result<void>> {
  const call = request("POST", `/sign/${id}/${version}/remind`, { json: { profile_id }, quiet: true });
  return changing(id, version, call);
}

/** Sets the order of signing by profiles; null for any order. */
export function orderSignatories({ id, version }: VersionPlace, order: SigningView["order"]): Promise<Result<void>> {
  return changing(id, version, request("PUT", `/sign/${id}/${version}/order`, { json: { order }, quiet: true }));
}

/** Asks another person to sign for a party of the viewer's. */
export function delegateSigning(
  { id, version }: VersionPlace,
  delegation: { role: Role; profile_id: number; delegate_profile_id: number },
): Promise<Result<void>> {
  return changing(id, version, request("POST", `/cruise/${id}/delegation`, { json: delegation, quiet: true }));
}

/** Accepts to sign for someone. */
export function acceptDelegation({ id, version }: VersionPlace, delegationId: string): Promise<Result<void>> {
  return answering(id, version, request("POST", `/cruise/${id}/delegation/${delegationId}/accept`, { quiet: true }));
}

/** Reads a delegation that the viewer is asked to accept. */
export function readDelegation(id: number, delegationId: string): Promise<Result<DelegationView>> {
  return request<DelegationView>("GET", `/cruise/${id}/delegation/${delegationId}`, { quiet: true });
}

/** Asks for a link by which another device confirms the signature that waits. It works once, for five minutes. */
export function makeTicket(userId: number): Promise<Result<DeviceTicket>> {
  return request<DeviceTicket>("POST", `/user/${userId}/signing_ticket`, { quiet: true });
}

/** Ends a delegation, from either side. */
export function endDelegation({ id, version }: VersionPlace, delegationId: string): Promise<Result<void>> {
  return answering(id, version, request("DELETE", `/cruise/${id}/delegation/${delegationId}`, { quiet: true }));
}

/** Reads the PDF with the signatures, or the certificate of completion. */
export function readSignedPdf({ id, version }: VersionPlace, name: string): Promise<Result<Uint8Array<ArrayBuffer>>> {
  return request("GET", `/sign/${id}/${version}/${encodeURIComponent(name)}.pdf`, { as: "bytes", quiet: true });
}

/** Accepts or ends a delegation: the alert of an offer goes, too. */
async function answering(id: number, version: number, call: Promise<Result<unknown>>): Promise<Result<void>> {
  const answer = await changing(id, version, call);
  refreshDelegationOffers();
  return answer;
}

/** Changes the state of a version on the server, and has it asked for again. */
async function changing(id: number, version: number, call: Promise<Result<unknown>>): Promise<Result<void>> {
  const answer = await call;
  refreshSigning(id, version);
  return answer.ok ? done(undefined) : answer;
}
