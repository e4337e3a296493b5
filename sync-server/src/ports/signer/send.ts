import { done, type Refused, type Result, refused } from "shared-schema/base/result";
import type { z } from "zod";
import { type Bounds, boundedFetch } from "../boundedFetch.ts";
import { problemOf } from "./problem.ts";

export interface HttpAnswer {
  status: number;
  /** Null where the answer is no JSON. */
  body: unknown;
}

const FAULTS = {
  "foreign-host": "signer.foreign-host",
  "too-large": "signer.unreadable",
  unreachable: "signer.unreachable",
} as const;

/** Sends one request of the API. */
export async function send(bounds: Bounds, address: string, init: RequestInit): Promise<Result<HttpAnswer>> {
  const fetched = await boundedFetch(bounds, address, init);
  if ("fault" in fetched) return refused(FAULTS[fetched.fault]);
  return done({ status: fetched.status, body: json(fetched.bytes.toString("utf8")) });
}

/** Reads an answer by a schema; errors of the service become refusals. */
export function readAnswer<T>(answered: Result<HttpAnswer>, schema: z.ZodType<T>, status = 200): Result<T> {
  if (!answered.ok) return answered;
  const { value } = answered;
  if (value.status !== status) return failed(value);
  const read = schema.safeParse(value.body);
  return read.success ? done(read.data) : refused("signer.unreadable");
}

/** The refusal for an answer that is not the one hoped for. */
export function failed({ status, body }: HttpAnswer): Refused {
  return status < 400 ? refused("signer.unreadable") : problemOf(status, body);
}

function json(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
