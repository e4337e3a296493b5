import type { Context } from "hono";
import type { TrustClient, TrustContext } from "../context.ts";
import { isSame } from "../keys/secrets.ts";

export function clientById({ clients }: Pick<TrustContext, "clients">, id: string | undefined): TrustClient | null {
  return clients.find((client) => client.id === id) ?? null;
}

/** The client that a form or its Basic header names, where the secret is right (RFC 6749, 2.3.1). */
export function authenticatedClient(
  context: Pick<TrustContext, "clients">,
  c: Context,
  form: URLSearchParams,
): TrustClient | null {
  const [id, secret] = basicIn(c.req.header("authorization")) ?? [form.get("client_id"), form.get("client_secret")];
  const client = clientById(context, id ?? undefined);
  // An unknown client takes as long as a wrong secret.
  const isRight = isSame(client?.secret ?? "", secret ?? "");
  return client && client.secret !== "" && isRight ? client : null;
}

function basicIn(header: string | undefined): [string, string] | null {
  const encoded = /^Basic ([A-Za-z0-9+/=]+)$/i.exec(header ?? "")?.[1];
  if (encoded === undefined) return null;
  const [id = "", ...secret] = Buffer.from(encoded, "base64").toString("utf8").split(":");
  try {
    return [decodeURIComponent(id), decodeURIComponent(secret.join(":"))];
  } catch {
    return null;
  }
}
