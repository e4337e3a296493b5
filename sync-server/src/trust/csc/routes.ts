import { Hono } from "hono";
import { positiveInteger } from "shared-schema/pades/cms/der";
import { imprintDer, isStamped } from "shared-schema/pades/timeStamp/request";
import type { TrustContext } from "../context.ts";
import type { CredentialRow } from "../data/credentials.ts";
import { timeStampToken } from "../pki/timeStamp.ts";
import { apiError, invalid, objectIn } from "./answers.ts";
import { beginRequest, checkRequest, type Fault, hasValidCertificate, ownCredential } from "./authorize.ts";
import { bearer, type Granted } from "./bearer.ts";
import { credentialInfo, wantedIn } from "./credentialInfo.ts";
import { serviceInfo } from "./info.ts";
import { limited } from "./limits.ts";
import { takeSignature } from "./signHash.ts";

const NO_OBJECT = "The request body is not a JSON object";

/** The calls of the CSC API version 2, below `/csc/v2`. */
export function cscApi(context: TrustContext): Hono<Granted> {
  const app = new Hono<Granted>();
  app.post("/info", (c) => c.json(serviceInfo(context)));
  app.use("*", limited(context, "calls"), bearer(context));

  app.post("/credentials/list", async (c) => {
    const body = await objectIn(c);
    if (!body) return invalid(c, NO_OBJECT);
    if (body["userID"] !== undefined && body["userID"] !== null) return invalid(c, "userID parameter MUST be null");
    const wanted = wantedIn(body);
    if (!wanted) return invalid(c, "Invalid parameter certificates");
    const own = context.store.credentials.ofSubject(c.get("token").subject);
    const all = own ? [own] : [];
    const onlyValid = body["onlyValid"] === true;
    const isUsable = ({ id, status }: CredentialRow) => status === "enabled" && hasValidCertificate(context, id);
    const listed = onlyValid ? all.filter(isUsable) : all;
    return c.json({
      credentialIDs: listed.map(({ id }) => id),
      ...(body["credentialInfo"] === true
        ? { credentialInfos: listed.map((row) => ({ credentialID: row.id, ...credentialInfo(context, row, wanted) })) }
        : {}),
      ...(onlyValid ? { onlyValid } : {}),
    });
  });

  app.post("/credentials/info", async (c) => {
    const body = await objectIn(c);
    if (!body) return invalid(c, NO_OBJECT);
    const credential = ownCredential(context, c.get("token"), body);
    if ("fault" in credential) return invalid(c, credential.fault);
    const wanted = wantedIn(body);
    return wanted ? c.json(credentialInfo(context, credential, wanted)) : invalid(c, "Invalid parameter certificates");
  });

  app.post("/credentials/authorize", async (c) => {
    const body = await objectIn(c);
    if (!body) return invalid(c, NO_OBJECT);
    const handle = beginRequest(context, c.get("token"), body);
    return typeof handle === "string" ? c.json({ handle }, 202) : refusal(c, handle);
  });

  app.post("/credentials/authorizeCheck", async (c) => {
    const body = await objectIn(c);
    if (!body) return invalid(c, NO_OBJECT);
    const checked = checkRequest(context, c.get("token"), body);
    if ("fault" in checked) return refusal(c, checked);
    if ("handle" in checked) return c.json(checked, 202);
    c.header("cache-control", "no-store");
    return c.json({ SAD: checked.sad, expiresIn: checked.expiresIn });
  });

  app.post("/signatures/signHash", async (c) => {
    const body = await objectIn(c);
    if (!body) return invalid(c, NO_OBJECT);
    const signature = takeSignature(context, c.get("token"), body);
    if ("fault" in signature) return refusal(c, signature);
    return c.json({ signatures: [signature.toString("base64")] });
  });

  app.post("/signatures/timestamp", async (c) => {
    const body = await objectIn(c);
    if (!body) return invalid(c, NO_OBJECT);
    const { hash, hashAlgo, nonce } = body;
    if (typeof hash !== "string") return invalid(c, "Missing (or invalid type) string parameter hash");
    if (typeof hashAlgo !== "string") return invalid(c, "Missing (or invalid type) string parameter hashAlgo");
    const digest = Uint8Array.from(Buffer.from(hash, "base64"));
    if (!isStamped(digest, hashAlgo)) return invalid(c, "Invalid parameter hash");
    if (nonce !== undefined && (typeof nonce !== "string" || !/^[0-9a-f]{1,64}$/i.test(nonce))) {
      return invalid(c, "Invalid parameter nonce");
    }
    const request = {
      imprint: imprintDer(digest, hashAlgo),
      nonce: nonce === undefined ? null : positiveInteger(Buffer.from(nonce.padStart(64, "0"), "hex")),
      wantsCertificates: true,
    };
    return c.json({ timestamp: Buffer.from(await timeStampToken(context, request)).toString("base64") });
  });

  app.all("*", (c) => apiError(c, 501, "invalid_request", "This method is not implemented"));
  return app;
}

function refusal(c: Parameters<typeof apiError>[0], { fault, error = "invalid_request" }: Fault): Response {
  return apiError(c, 400, error, fault);
}
