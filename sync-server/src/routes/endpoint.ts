import type { Context } from "hono";
import { ROLES, type Role } from "shared-schema/agreement/roles";
import { problem } from "shared-schema/api/problem";
import { done, type Result, refused } from "shared-schema/result";
import { validate } from "shared-schema/validation";
import { z } from "zod";
import type { Actor } from "../verbs/context.ts";
import type { App, Env } from "./env.ts";
import { refusalAnswer } from "./problem.ts";

/** Part ids are UUIDs, files are named after their content, a role is its plural key, everything else in a path is a number. */
type ParamType<Name> = Name extends "role" ? Role : Name extends `${string}PartId` | "sha256" ? string : number;
type ParamNames<Path> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | ParamNames<Rest> : never;
type Params<Path> = { [Name in ParamNames<Path>]: ParamType<Name> };

interface Spec<Path extends string, Body extends z.ZodType, Query extends z.ZodType> {
  method: "get" | "post" | "put" | "delete";
  path: Path;
  tag: string;
  summary: string;
  body?: Body;
  query?: Query;
  /** The field of a multipart form with one or several files; the handler reads the form itself. */
  upload?: string;
  answer?: z.ZodType;
  /** The media type, where it is not JSON. */
  type?: string;
  status?: 200 | 201;
  /** Answers without a log-in. */
  open?: boolean;
}

interface Input<Path, Body extends z.ZodType, Query extends z.ZodType> {
  actor: Actor;
  params: Params<Path>;
  body: z.output<Body>;
  query: z.output<Query>;
}

const ANYBODY: Actor = { user_id: 0, is_admin: false };

/**
 * One route: parse, call one verb, answer. A `Response` of the handler is sent as it is.
 * The same words make the entry in the API's description.
 */
export function endpoint<
  const Path extends string,
  Body extends z.ZodType = z.ZodUndefined,
  Query extends z.ZodType = z.ZodUndefined,
>(
  app: App,
  spec: Spec<Path, Body, Query>,
  handle: (
    input: Input<Path, Body, Query>,
    c: Context<Env>,
  ) => Result<unknown> | Response | Promise<Result<unknown> | Response>,
): void {
  describe(app, spec);
  app.on(spec.method.toUpperCase(), routerPath(spec.path), async (c) => {
    const actor = c.get("actor") ?? (spec.open ? ANYBODY : null);
    if (!actor) return refusalAnswer(c, unauthorised.refusal);
    const body = spec.body ? validate(spec.body, await jsonIn(c)) : null;
    if (body && !body.ok) return refusalAnswer(c, body.refusal);
    const query = spec.query ? validate(spec.query, c.req.query()) : null;
    if (query && !query.ok) return refusalAnswer(c, query.refusal);
    // The router's pattern has checked the params, and the schemas that the input's type is made of have checked the rest.
    const input = { actor, params: paramsOf(c), body: body?.value, query: query?.value } as Input<Path, Body, Query>;
    const result = await handle(input, c);
    if (result instanceof Response) return result;
    if (!result.ok) return refusalAnswer(c, result.refusal);
    return c.json(result.value, spec.status ?? 200);
  });
}

export const unauthorised = refused("unauthorised", "Please log in.");

/** The user's own pages: those of another account are for administrators. */
export function ownPages(actor: Actor, userId: number): Result<null> {
  if (actor.user_id === userId || actor.is_admin) return done(null);
  return refused("forbidden", "This belongs to another account.");
}

/** What is an account's alone, such as its contacts: an administrator has no business there. */
export function ownOnly(actor: Actor, userId: number): Result<null> {
  return ownPages({ ...actor, is_admin: false }, userId);
}

/** An empty body counts as an empty object; one that is no JSON fails the schema. */
async function jsonIn(c: Context): Promise<unknown> {
  const text = await c.req.text();
  if (text.trim() === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const TEXT_PARAM = /^role$|^sha256$|PartId$/;
const PARAM = /\{(\w+)\}/g;

/** Hono's spelling, where a param that cannot be one leads to 404. The slash at the end is optional: the router drops it. */
function routerPath(path: string): string {
  return `/api${path.replace(/\/$/, "").replace(PARAM, (_, name: string) => `:${name}{${patternOf(name)}}`)}`;
}

function patternOf(name: string): string {
  if (name === "role") return ROLES.join("|");
  if (name === "sha256") return "[0-9a-f]{64}";
  return name.endsWith("PartId") ? "[^/]+" : "[0-9]{1,15}";
}

function paramsOf(c: Context): Record<string, string | number> {
  const entries = Object.entries(c.req.param() as Record<string, string>);
  return Object.fromEntries(entries.map(([name, value]) => [name, TEXT_PARAM.test(name) ? value : Number(value)]));
}

function describe<Body extends z.ZodType, Query extends z.ZodType>(app: App, spec: Spec<string, Body, Query>): void {
  const names = [...spec.path.matchAll(PARAM)].map(([, name]) => name ?? "");
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
      ...(spec.body ? { body: content(spec.body) } : {}),
      ...(spec.upload ? { body: content(filesOf(spec.upload), "multipart/form-data") } : {}),
    },
    responses: {
      [spec.status ?? 200]: { description: "Done", ...content(spec.answer ?? z.unknown(), spec.type) },
      ...(spec.open ? {} : { 401: failure("Not logged in"), 403: failure("Not allowed") }),
      ...(names.length > 0 ? { 404: failure("There is no such thing") } : {}),
      ...(spec.body || spec.upload ? { 409: failure("Not in this state"), 422: failure("Fields are not valid") } : {}),
    },
  });
}

/** A form with files, for the description alone. */
function filesOf(field: string): z.ZodType {
  const file = z.string().meta({ type: "string", format: "binary" });
  return z.object({ [field]: z.array(file) });
}
