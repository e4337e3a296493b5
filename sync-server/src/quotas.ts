import type { QuotaName } from "shared-schema/api/operator/quotas";

/** The limits of one account; each is set in the environment, and an administrator can raise those of one account. */
export interface Quotas {
  /** Documents that it made and that still stand, messages in its inbox included. */
  documents: number;
  /** Bytes that it has had written within 30 days: JSON in UTF-8, of which every revision is kept and counts, and pictures. */
  bytes: number;
  pushesPerMinute: number;
  /** Bytes that its pushes may have read and answered within a minute, those that were taken back included. */
  workPerMinute: number;
  /** Bank statements that it may send within an hour, those that were refused included: each takes seconds to read. */
  statementsPerHour: number;
  /** Differences of a price that it may have explained within a minute: each prices up to 60 states of a route. */
  priceCausesPerMinute: number;
  /** Changes of itself within a minute: proofs, second factors, passwords, copies of its data. */
  accountCallsPerMinute: number;
  /** Event streams that are open at the same time. */
  streams: number;
  /** Pixels of a picture in millions: so many are held in memory, however small the file. */
  pictureMegapixels: number;
}

/** The names of the limits on the wire. */
export const QUOTA_KEYS = {
  documents: "documents",
  bytes: "bytes",
  pushes_per_minute: "pushesPerMinute",
  work_per_minute: "workPerMinute",
  statements_per_hour: "statementsPerHour",
  price_causes_per_minute: "priceCausesPerMinute",
  streams: "streams",
  picture_megapixels: "pictureMegapixels",
} as const satisfies Record<QuotaName, keyof Quotas>;

const MEGABYTE = 1024 * 1024;

export const DEFAULT_QUOTAS: Readonly<Quotas> = {
  documents: 50_000,
  bytes: 200 * MEGABYTE,
  pushesPerMinute: 300,
  workPerMinute: 20 * MEGABYTE,
  statementsPerHour: 60,
  priceCausesPerMinute: 60,
  accountCallsPerMinute: 30,
  streams: 10,
  pictureMegapixels: 40,
};

/** Reads the quotas out of an environment; what is no number above 0 is left at its default. */
export function readQuotas(env: Record<string, string | undefined>): Quotas {
  const given = (name: string) => {
    const value = Number(env[name]);
    return Number.isFinite(value) && value > 0 ? value : undefined;
  };
  const inBytes = (name: string) => {
    const megabytes = given(name);
    return megabytes === undefined ? undefined : megabytes * MEGABYTE;
  };
  return {
    documents: given("QUOTA_DOCUMENTS") ?? DEFAULT_QUOTAS.documents,
    bytes: inBytes("QUOTA_MB") ?? DEFAULT_QUOTAS.bytes,
    pushesPerMinute: given("QUOTA_PUSHES_PER_MINUTE") ?? DEFAULT_QUOTAS.pushesPerMinute,
    workPerMinute: inBytes("QUOTA_WORK_MB") ?? DEFAULT_QUOTAS.workPerMinute,
    statementsPerHour: given("QUOTA_STATEMENTS_PER_HOUR") ?? DEFAULT_QUOTAS.statementsPerHour,
    priceCausesPerMinute: given("QUOTA_PRICE_CAUSES_PER_MINUTE") ?? DEFAULT_QUOTAS.priceCausesPerMinute,
    accountCallsPerMinute: given("QUOTA_ACCOUNT_CALLS_PER_MINUTE") ?? DEFAULT_QUOTAS.accountCallsPerMinute,
    streams: given("QUOTA_STREAMS") ?? DEFAULT_QUOTAS.streams,
    pictureMegapixels: given("PICTURE_LIMIT_MEGAPIXELS") ?? DEFAULT_QUOTAS.pictureMegapixels,
  };
}
