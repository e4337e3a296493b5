/** The limits of one account. */
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
  /** Calls that pay by card within an hour, those of the bank's check included. */
  paymentsPerHour: number;
  /** Changes of itself within a minute: proofs, second factors, passwords, copies of its data. */
  accountCallsPerMinute: number;
  /** Event streams that are open at the same time. */
  streams: number;
  /** Pixels of a picture in millions: so many are held in memory, however small the file. */
  pictureMegapixels: number;
}

const MEGABYTE = 1024 * 1024;

export const DEFAULT_QUOTAS: Readonly<Quotas> = {
  documents: 50_000,
  bytes: 200 * MEGABYTE,
  pushesPerMinute: 300,
  workPerMinute: 20 * MEGABYTE,
  statementsPerHour: 60,
  priceCausesPerMinute: 60,
  paymentsPerHour: 30,
  accountCallsPerMinute: 30,
  streams: 10,
  pictureMegapixels: 40,
};

/**
 * Reads the quotas out of an environment: storage, pushes and work are the operator's to set. Outside production, `QUOTA_FACTOR`
 * multiplies every limit but that of one picture, for tests under load. What is no number above 0 is left at its default.
 */
export function readQuotas(env: Record<string, string | undefined>, isProduction: boolean): Quotas {
  const given = (name: string) => {
    const value = Number(env[name]);
    return Number.isFinite(value) && value > 0 ? value : undefined;
  };
  const inBytes = (name: string) => {
    const megabytes = given(name);
    return megabytes === undefined ? undefined : megabytes * MEGABYTE;
  };
  const factor = isProduction ? 1 : (given("QUOTA_FACTOR") ?? 1);
  return {
    documents: factor * DEFAULT_QUOTAS.documents,
    bytes: factor * (inBytes("QUOTA_MB") ?? DEFAULT_QUOTAS.bytes),
    pushesPerMinute: factor * (given("QUOTA_PUSHES_PER_MINUTE") ?? DEFAULT_QUOTAS.pushesPerMinute),
    workPerMinute: factor * (inBytes("QUOTA_WORK_MB") ?? DEFAULT_QUOTAS.workPerMinute),
    statementsPerHour: factor * DEFAULT_QUOTAS.statementsPerHour,
    priceCausesPerMinute: factor * DEFAULT_QUOTAS.priceCausesPerMinute,
    paymentsPerHour: factor * DEFAULT_QUOTAS.paymentsPerHour,
    accountCallsPerMinute: factor * DEFAULT_QUOTAS.accountCallsPerMinute,
    streams: factor * DEFAULT_QUOTAS.streams,
    pictureMegapixels: given("PICTURE_LIMIT_MEGAPIXELS") ?? DEFAULT_QUOTAS.pictureMegapixels,
  };
}
