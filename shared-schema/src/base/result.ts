import type { RefusalCode, RefusalGiven } from "../refusals/catalogue.ts";
import type { Params } from "../refusals/entry.ts";
import type { FaultCode, FaultGiven } from "../refusals/faults.ts";

/** A problem with one field. */
export interface Fault {
  code: FaultCode;
  params?: Params;
}

/** Dotted path of a field → what is wrong with it. */
export type Faults = Readonly<Record<string, readonly Fault[]>>;

/** The reason why something was not done, as a value: a code of the catalogue. Its text is chosen where it is shown. */
export interface Refusal {
  code: RefusalCode;
  params?: Params;
  fields?: Faults;
}

export interface Refused {
  ok: false;
  refusal: Refusal;
}

export type Result<T> = { ok: true; value: T } | Refused;

export function done<T>(value: T): Result<T> {
  return { ok: true, value };
}

export function refused<C extends RefusalCode>(code: C, ...[params]: RefusalGiven<C>): Refused {
  return { ok: false, refusal: params ? { code, params } : { code } };
}

/** A refusal that names the fields at fault. */
export function refusedAt<C extends RefusalCode>(fields: Faults, code: C, ...given: RefusalGiven<C>): Refused {
  return { ok: false, refusal: { ...refused(code, ...given).refusal, fields } };
}

/** Returns a problem with one field. */
export function fault<C extends FaultCode>(code: C, ...[params]: FaultGiven<C>): Fault {
  return params ? { code, params } : { code };
}

/** A refusal on its way through code that can only throw. */
export class RefusalError extends Error {
  constructor(
    readonly refusal: Refusal,
    options?: ErrorOptions,
  ) {
    super(refusal.code, options);
  }
}
