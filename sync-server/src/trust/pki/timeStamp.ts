import { sign } from "node:crypto";
import { readCertificate } from "shared-schema/pades/cms/certificate";
import { issueToken } from "shared-schema/pades/timeStamp/issue";
import { type ReadRequest, readRequest } from "shared-schema/pades/timeStamp/request";
import { timeStampRefusal, timeStampResponse } from "shared-schema/pades/timeStamp/response";
import type { TrustContext } from "../context.ts";
import { authorityOf, chainAbove } from "./authorities.ts";
import { wholeSeconds } from "./der.ts";
import { OID } from "./names.ts";

/** A time-stamp token (RFC 3161) of the service's own authority. */
export async function timeStampToken(
  context: TrustContext,
  request: Omit<ReadRequest, "policy">,
): Promise<Uint8Array<ArrayBuffer>> {
  const { bytes, key, serial } = authorityOf(context, "tsa");
  const authority = {
    certificate: readCertificate(bytes),
    issuers: chainAbove(context, serial).slice(1).map(readCertificate),
    policy: OID.stampPolicy,
    sign: async (signed: Uint8Array) => Uint8Array.from(sign("sha256", signed, key)),
  };
  const at = wholeSeconds(context.clock.now()).toISOString();
  return issueToken(authority, request, at, Uint8Array.from([1, ...context.random(12)]));
}

/** Answers a request for a time stamp (RFC 3161, 3.4), with a token or a refusal. */
export async function timeStampAnswer(context: TrustContext, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const request = readRequest(bytes);
  if (typeof request === "string") return timeStampRefusal(request);
  if (request.policy !== null && request.policy !== OID.stampPolicy) return timeStampRefusal("unacceptedPolicy");
  return timeStampResponse(await timeStampToken(context, request));
}
