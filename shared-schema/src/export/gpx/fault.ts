/** The reasons for refusing a GPX file; screens put them into words. */
export type GpxFaultCode =
  | "empty"
  | "encoding"
  | "encoding-contradicts"
  | "too-large"
  | "too-many-points"
  | "doctype"
  | "malformed"
  | "unreadable"
  | "second-root"
  | "not-gpx"
  | "version"
  | "entity"
  | "coordinate"
  | "coordinate-missing"
  | "nothing";

/** A fault, with the line from 1 and whatever else says where it is: `column`, `element`, `attribute`, `value`, `limit`. */
export interface GpxFault {
  code: GpxFaultCode;
  values: Readonly<Record<string, string | number>>;
}

export type GpxResult<T> = { ok: true; value: T } | { ok: false; fault: GpxFault };

export function faulty(code: GpxFaultCode, values: GpxFault["values"] = {}): { ok: false; fault: GpxFault } {
  return { ok: false, fault: { code, values } };
}

/** Carries a fault out of the depth of a document; caught by the reader that answers it as a value. */
export class FaultAt extends Error {
  readonly fault: GpxFault;

  constructor(code: GpxFaultCode, values: GpxFault["values"]) {
    super(code);
    this.fault = { code, values };
  }
}
