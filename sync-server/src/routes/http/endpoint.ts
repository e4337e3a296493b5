import type { Context } from "hono";
import { problem } from "shared-schema/api/problem";
import { done, type Result, refused } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { z } from "zod";
import type { StoredBody } from "../../store/storedBody.ts";
import type { Actor } from "../../verbs/base/context.ts";
import type { App, Env } from "./env.ts";
import { sendJson } from "./gzipJson.ts";
import { type KnownPath, type Params, paramNames, paramsOf, routerPath } from "./pathParams.ts";
import { refusalAnswer } from "./problem.ts";

interface Spec<Path extends string, Body extends z.ZodType, Query extends z.ZodType> {
  method: "get" | "post" | "put" | "delete";
  path: KnownPath<Path>;
  tag: string;
  summary: string;
  body?: Body;
  /** Checks the body in place of the bare schema: one that is bounded before the schema sees it. */
  read?: (body: unknown) => Result<z.output<Body>>;
  query?: Query;
  /** The field of a multipart form with one or several files; the handler reads the form itself. */
  upload?: string;
  /** The fields of a multipart form without files; the handler reads and checks the form itself. */
  form?: z.ZodObject;
  /** The fields of a form without files as browsers send it by default; the handler reads and checks it itself. */
  encoded?: z.ZodObject;
  /** Takes an `Idempotency-Key`; the handler reads and checks it itself. */
  keyed?: boolean;
  answer?: z.ZodType;
  /** The media type, where it is not JSON. */
  type?: string;
  status?: 200 | 201;
  /** Answers without a log-in. */
  open?: boolean;
  /** Answers administrators alone. */
  adminsOnly?: boolean;
}

interface Input<Path, Body extends z.ZodType, Query extends z.ZodType> {
  actor: Actor;
  params: Params<Path>;
  body: z.output<Body>;
  query: z.output<Query>;
}

/** A stored row, with a body that its readers do not all see whole: a handler that answers one does not compile. */
type Row = { readonly body: StoredBody } | readonly { readonly body: StoredBody }[];

const ANYBODY: Actor = { user_id: 0, is_admin: false };

/**
 * One route: parse, call one verb, answer. Passports in the answer are recorded as shown; a `Response` of the handler is sent as it is.
 * The same words make the entry in the API's description, by the registry of zod-openapi. Its `app.openapi` is not used: it cannot
 * give a param a pattern, so that a role and a number in the same place are not told apart; a path that ends with a slash, as those
 * of the specification do, is never found; and it answers a body that is no JSON in words of its own, which are no refusal.
 */
export function endpoint<
  const Path extends string,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
  Answer = unknown,
>(
  app: App,
  spec: Spec<Path, Body, Query>,
  handle: (
    input: Input<Path, Body, Query>,
    c: Context<Env>,
  ) => Result<Answer> | Response | Promise<Result<Answer> | Response>,
  ..._: [Extract<Answer, Row>] extends [never] ? [] : [rowsAreNoAnswer: never]
): void {
  describe(app, spec);
  app.on(spec.method.toUpperCase(), routerPath(spec.path), async (c) => {
    const admitted = admit(c.get("actor"), spec);
    if (!admitted.ok) return refusalAnswer(c, admitted.refusal);
    const actor = admitted.value;
    const input = await inputOf(c, spec, actor);
    if (input instanceof Response) return input;
    const work = c.get("work");
    const answer = handle(input, c);
    work?.charge();
    const result = await answer;
    if (result instanceof Response) return result;
    if (!result.ok) return refusalAnswer(c, result.refusal);
    const noted = c.get("noteShown")(result.value, { mayRefuse: spec.method === "get" });
    if (!noted.ok) return refusalAnswer(c, noted.refusal);
    return sendJson(c, JSON.stringify(result.value), spec.status);
  });
}

/** Reads and checks the input of an endpoint's handler once it is the account's turn; otherwise gives the answer that says what is wrong. */
async function inputOf<Path extends string, Body extends z.ZodType, Query extends z.ZodType>(
  c: Context<Env>,
  spec: Spec<Path, Body, Query>,
  actor: Actor,
): Promise<Input<Path, Body, Query> | Response> {
  const text = spec.body ? await textIn(c) : null;
  if (text instanceof Response) return text;
  const late = await c.get("work")?.turn();
  if (late) return late;
  const body = spec.body && text !== null ? bodyIn(c, text, spec.read ?? readBy(spec.body)) : null;
  if (body instanceof Response) {
    const reached = c.get("reach")?.(spec.path, paramsOf(c, spec.path));
    return reached && !reached.ok ? refusalAnswer(c, reached.refusal) : body;
  }
  const query = spec.query ? validate(spec.query, c.req.query()) : null;
  if (query && !query.ok) return refusalAnswer(c, query.refusal);
  // The router's pattern has checked the params, and the schemas that the input's type is made of have checked the rest.
  return { actor, params: paramsOf(c, spec.path), body: body?.value, query: query?.value } as Input<Path, Body, Query>;
}

/** Whether an endpoint answers someone at all; what he may see there is the verb's question. */
function admit(actor: Actor | null, { open, adminsOnly }: { open?: boolean; adminsOnly?: boolean }): Result<Actor> {
  if (!actor) return open ? done(ANYBODY) : unauthorised;
  return adminsOnly && !actor.is_admin ? refused("account.administrators-only") : done(actor);
}

export const unauthorised = refused("session.missing");

/** The user's own pages: those of another account are for administrators. */
export function ownPages(actor: Actor, userId: number): Result<null> {
  if (actor.user_id === userId || actor.is_admin) return done(null);
  return refused("account.foreign");
}

/** Refuses everybody but the account itself, administrators included, for private data such as contacts. */
export function ownOnly(actor: Actor, userId: number): Result<null> {
  return ownPages({ ...actor, is_admin: false }, userId);
}

/** Refuses a session whose user has not proved within the last minutes to be the account's owner. */
export function proved(actor: Actor): Result<null> {
  return actor.is_proved ? done(null) : refused("account.proof-needed");
}

function readBy<Body extends z.ZodType>(schema: Body): (body: unknown) => Result<z.output<Body>> {
  return (body) => validate(schema, body);
}

/** The text of a body that says it is JSON: a form of another site, which a browser sends without asking, does not. */
async function textIn(c: Context): Promise<string | Response> {
  const type = c.req.header("content-type")?.split(";")[0]?.trim().toLowerCase();
  const text = await c.req.text();
  const isJson = type === "application/json" || text.trim() === "";
  return isJson ? text : refusalAnswer(c, refused("request.not-json").refusal);
}

/** The body, checked against its schema; otherwise the answer that says what is wrong with it. */
function bodyIn<T>(c: Context, text: string, read: (body: unknown) => Result<T>): { value: T } | Response {
  const body = read(jsonIn(text));
  return body.ok ? body : refusalAnswer(c, body.refusal);
}

/** An empty body counts as an empty object; one that is no JSON fails the schema. */
function jsonIn(text: string): unknown {
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function describe<Body extends z.ZodType, Query extends z.ZodType>(app: App, spec: Spec<string, Body, Query>): void {
  const names = paramNames(spec.path);
  const params = z.object(Object.fromEntries(names.map((name) => [name, z.string()])));
  const content = (schema: z.ZodType, type = "application/json") => ({ content: { [type]: { schema } } });
  const failure = (description: string) => ({ description, ...content(problem) });
  app.openAPIRegistry.registerPath({
    method: spec.method,
    path: `/api${spec.path}`,
    tags: [spec.tag],
    summary: spec.summary,
    security: spec.open ? [] : [{ bearer: [] }],
    request: {
      ...(names.length > 0 ? { params } : {}),
      ...(spec.query instanceof z.ZodObject ? { query: spec.query } : {}),
      ...(spec.keyed ? { headers: KEY_HEADER } : {}),
      ...(spec.body ? { body: content(spec.body) } : {}),
      ...(spec.form ? { body: content(spec.form, "multipart/form-data") } : {}),
      ...(spec.encoded ? { body: content(spec.encoded, "application/x-www-form-urlencoded") } : {}),
      ...(spec.upload ? { body: content(filesOf(spec.upload), "multipart/form-data") } : {}),
    },
    responses: {
      [spec.status ?? 200]: { description: "Done", ...content(spec.answer ?? z.unknown(), spec.type) },
      ...(spec.open ? {} : { 401: failure("Not logged in"), 403: failure("Not allowed") }),
      ...(names.length > 0 ? { 404: failure("There is no such thing") } : {}),
      ...(spec.body || spec.upload || spec.form || spec.encoded
        ? { 409: failure("Not in this state"), 422: failure("Fields are not valid") }
        : {}),
    },
  });
}

const KEY_HEADER = z.object({
  "Idempotency-Key": z.guid().optional().meta({
    description:
      "Any UUID. Sent again with the same request by the same account, it gives the first answer; with another request, 409.",
  }),
});

/** A form with files, for the description alone. */
function filesOf(field: string): z.ZodType {
  const file = z.string().meta({ type: "string", format: "binary" });
  return z.object({ [field]: z.array(file) });
}
