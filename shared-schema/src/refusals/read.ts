import { type Fault, type Faults, type Refusal, refused } from "../base/result.ts";
import { isRefusalCode } from "./catalogue.ts";
import { isFaultCode } from "./faults.ts";
import { type WireFault, type WireRefusal, wireRefusal } from "./wire.ts";

/** Reads a refusal that was sent or kept. A code that only a newer version knows is named as it came. */
export function readRefusal(value: unknown): Refusal {
  const { data } = wireRefusal.safeParse(value);
  if (!data) return refused("server.refused", { reason: "?" }).refusal;
  const fields = data.fields && readFaults(data.fields);
  if (!isRefusalCode(data.code)) {
    return { ...refused("server.refused", { reason: data.code }).refusal, ...(fields && { fields }) };
  }
  return { code: data.code, ...(data.params && { params: data.params }), ...(fields && { fields }) };
}

function readFaults(fields: NonNullable<WireRefusal["fields"]>): Faults {
  return Object.fromEntries(Object.entries(fields).map(([path, faults]) => [path, faults.map(readFault)]));
}

/** Reads one fault that was sent or kept. */
export function readFault({ code, params }: WireFault): Fault {
  if (!isFaultCode(code)) return { code: "invalid" };
  return { code, ...(params && { params }) };
}
