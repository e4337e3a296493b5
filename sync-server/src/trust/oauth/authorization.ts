import type { TrustClient, TrustContext } from "../context.ts";
import { clientById } from "./clients.ts";

/** What a client asks of a person, checked. */
export interface Authorization {
  client: TrustClient;
  redirectUri: string;
  state: string | null;
  challenge: string;
}

/** `page`: no one to send the browser back to; `back`: an error for the client. */
type AuthorizationRead =
  | { kind: "asked"; asked: Authorization }
  | { kind: "back"; location: string }
  | { kind: "page" };

/** SHA-256 in Base64url. */
const CHALLENGE = /^[A-Za-z0-9_-]{43}$/;
const STATE_MAX = 500;

/** Reads the parameters of `oauth2/authorize`. A browser is sent back only to an address that the client has registered. */
export function readAuthorization(context: Pick<TrustContext, "clients">, query: URLSearchParams): AuthorizationRead {
  const names = [...query.keys()];
  const client = clientById(context, query.get("client_id") ?? undefined);
  const redirectUri = query.get("redirect_uri") ?? "";
  if (!client?.redirectUris.includes(redirectUri) || new Set(names).size < names.length) return { kind: "page" };
  const state = query.get("state");
  const back = (error: string, description: string): AuthorizationRead => ({
    kind: "back",
    location: backTo({ redirectUri, state }, { error, error_description: description }),
  });
  if (state !== null && state.length > STATE_MAX) return back("invalid_request", "Invalid parameter state");
  if (query.get("response_type") !== "code") {
    return back("unsupported_response_type", "Invalid parameter response_type");
  }
  // Signatures are authorised on the device page, one by one: there is no token for a credential.
  if ((query.get("scope") ?? "service") !== "service") return back("invalid_scope", "Invalid parameter scope");
  if (query.get("code_challenge_method") !== "S256") {
    return back("invalid_request", "Invalid parameter code_challenge_method");
  }
  const challenge = query.get("code_challenge") ?? "";
  if (!CHALLENGE.test(challenge)) return back("invalid_request", "Invalid parameter code_challenge");
  return { kind: "asked", asked: { client, redirectUri, state, challenge } };
}

/** The client's own address with an answer. */
export function backTo(
  { redirectUri, state }: Pick<Authorization, "redirectUri" | "state">,
  answer: Readonly<Record<string, string>>,
): string {
  const url = new URL(redirectUri);
  for (const [name, value] of Object.entries(answer)) url.searchParams.set(name, value);
  if (state !== null) url.searchParams.set("state", state);
  return url.href;
}
