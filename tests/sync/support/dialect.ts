import { isContainer } from "shared-schema/base/equal";
import { pushRequest, SCHEMA_VERSION } from "shared-schema/sync/wire";

/** A request as a client of another version of the documents' shape sends it. */
export function inDialect(schema: number, init: RequestInit): RequestInit {
  if (schema === SCHEMA_VERSION) return init;
  const headers = new Headers(init.headers);
  headers.set("x-schema", String(schema));
  return { ...init, headers, ...(typeof init.body === "string" && { body: edits(schema, init.body) }) };
}

/** Edits name the version in which they were made; a client that is too old to read still names one that exists. */
function edits(schema: number, body: string): string {
  const request = pushRequest.safeParse(JSON.parse(body));
  if (!request.success) return body;
  const spoken = Math.max(1, schema);
  for (const { next } of request.data.changes) if (isContainer(next)) Object.assign(next, { schema: spoken });
  return JSON.stringify({ ...request.data, schema: spoken });
}
