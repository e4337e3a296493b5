import { done, type Result, refused } from "shared-schema/base/result";
import type { Bounds } from "../boundedFetch.ts";
import { type InfoAnswer, serverMetadata } from "./infoSchema.ts";
import { readAnswer, send } from "./send.ts";

/** The addresses of a service's authorisation server. */
export interface Endpoints {
  authorize: string;
  token: string;
  revoke: string | null;
}

/** Finds the authorisation server that `info` names: by its address, or by its metadata (RFC 8414). */
export async function endpointsOf(bounds: Bounds, info: InfoAnswer): Promise<Result<Endpoints>> {
  const servers = info.oauth2Servers?.filter(({ authType }) => authType.includes("oauth2code")) ?? [];
  const base = info.oauth2 ?? servers.find(({ baseUri }) => baseUri !== undefined)?.baseUri;
  if (base !== undefined) {
    const at = (path: string) => `${base.replace(/\/+$/, "")}/oauth2/${path}`;
    return done({ authorize: at("authorize"), token: at("token"), revoke: at("revoke") });
  }
  const issuer = info.oauth2Issuer ?? servers[0]?.issuerIdentifier;
  if (issuer === undefined || !info.authType.includes("oauth2code")) return refused("signer.not-supported");
  const headers = { accept: "application/json" };
  const metadata = readAnswer(await send(bounds, metadataAddress(issuer), { headers }), serverMetadata);
  if (!metadata.ok) return metadata;
  const found = metadata.value;
  // Another issuer's metadata would lead codes to another server (RFC 8414, 3.3).
  if (found.issuer !== issuer) return refused("signer.unreadable");
  const methods = found.code_challenge_methods_supported;
  if (methods && !methods.includes("S256")) return refused("signer.not-supported");
  return done({
    authorize: found.authorization_endpoint,
    token: found.token_endpoint,
    revoke: found.revocation_endpoint ?? null,
  });
}

/** The well-known part is between host and path (RFC 8414, 3.1). */
function metadataAddress(issuer: string): string {
  const { origin, pathname } = new URL(issuer);
  return `${origin}/.well-known/oauth-authorization-server${pathname.replace(/\/+$/, "")}`;
}
