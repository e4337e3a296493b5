import { z } from "zod";
import type { Fault, Refusal } from "../base/result.ts";
import type { Params } from "./entry.ts";

const MOST_CODE = 80;
const MOST_PARAM = 2_000;
const MOST_PATH = 300;
/** More faults than this tell no one more. */
const MOST_FIELDS = 50;
const MOST_FAULTS = 10;

const wireParams = z.record(z.string().max(MOST_CODE), z.union([z.string().max(MOST_PARAM), z.number()]));
const fault = z.object({ code: z.string().max(MOST_CODE), params: wireParams.exactOptional() });
export type WireFault = z.infer<typeof fault>;
type WireParams = z.infer<typeof wireParams>;

/** A refusal on the wire, in the inbox and on the device: codes alone, so that the screen chooses the language. */
export const wireRefusal = z.object({
  code: z.string().max(MOST_CODE),
  params: wireParams.exactOptional(),
  /** Dotted path → what is wrong there. */
  fields: z.record(z.string().max(MOST_PATH), z.array(fault).max(MOST_FAULTS)).exactOptional(),
});
export type WireRefusal = z.infer<typeof wireRefusal>;

/** A refusal as it is sent and kept: what the sender's own texts put into it is cut to what a reader takes. */
export function toWire({ code, params, fields }: Refusal): WireRefusal {
  return {
    code,
    ...(params && { params: cut(params) }),
    ...(fields && { fields: Object.fromEntries(Object.entries(fields).slice(0, MOST_FIELDS).map(cutField)) }),
  };
}

function cutField([path, faults]: [string, readonly Fault[]]): [string, WireFault[]] {
  const kept = faults
    .slice(0, MOST_FAULTS)
    .map(({ code, params }) => ({ code, ...(params && { params: cut(params) }) }));
  return [path.slice(0, MOST_PATH), kept];
}

function cut(params: Params): WireParams {
  const entries = Object.entries(params).map(([name, value]): [string, string | number] => [
    name,
    typeof value === "string" ? value.slice(0, MOST_PARAM) : value,
  ]);
  return Object.fromEntries(entries);
}
