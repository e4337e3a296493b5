/** The amount that an account may store. */
interface Storage {
  /** Documents that it made and that are not deleted, messages in its inbox included. */
  documents: number;
  /** Bytes that it has had written within 30 days: what every revision takes of the database, and files. */
  bytes: number;
}

/** The limits of one account. */
export interface Quotas extends Storage {
  /** For an account without a confirmed address, which is anybody's who fills in a form, also the unknown fields of a document in bytes. */
  unconfirmed: Storage & { unknownFields: number };
  /** For one with a confirmed address that is on no agreement and may not create any. */
  newcomer: Storage;
  /** Bytes of all accounts without a confirmed address together. */
  unconfirmedBytes: number;
  /** Bytes that stay free on the disk: below them nothing is taken that makes the data grow. */
  leastFreeBytes: number;
  /** Milliseconds of the main thread that its requests may take within ten seconds, whatever they are answered. */
  threadMs: number;
  /** Requests of one of its devices that are answered at the same time. */
  requestsAtOnce: number;
  /** Milliseconds that all requests take of one turn of the event loop before the next ones queue, account by account. */
  turnMs: number;
  /** Bank statements that it may send within an hour, those that were refused included: each takes seconds to read. */
  statementsPerHour: number;
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
  unconfirmed: { documents: 50, bytes: 5 * MEGABYTE, unknownFields: 4 * 1024 },
  newcomer: { documents: 5_000, bytes: 25 * MEGABYTE },
  unconfirmedBytes: 1024 * MEGABYTE,
  leastFreeBytes: 512 * MEGABYTE,
  threadMs: 2_000,
  requestsAtOnce: 4,
  turnMs: 10,
  statementsPerHour: 60,
  paymentsPerHour: 30,
  accountCallsPerMinute: 30,
  streams: 10,
  pictureMegapixels: 40,
};

/**
 * Reads the quotas out of an environment: storage is the operator's to set. Outside production, `QUOTA_FACTOR`
 * multiplies every limit but that of one picture and the free disk, for tests under load. What is no number above 0 is left at its default.
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
    unconfirmed: {
      ...storageOf(DEFAULT_QUOTAS.unconfirmed, factor),
      unknownFields: factor * DEFAULT_QUOTAS.unconfirmed.unknownFields,
    },
    newcomer: storageOf(DEFAULT_QUOTAS.newcomer, factor),
    unconfirmedBytes: factor * DEFAULT_QUOTAS.unconfirmedBytes,
    leastFreeBytes: DEFAULT_QUOTAS.leastFreeBytes,
    threadMs: factor * DEFAULT_QUOTAS.threadMs,
    requestsAtOnce: factor * DEFAULT_QUOTAS.requestsAtOnce,
    turnMs: factor * DEFAULT_QUOTAS.turnMs,
    statementsPerHour: factor * DEFAULT_QUOTAS.statementsPerHour,
    paymentsPerHour: factor * DEFAULT_QUOTAS.paymentsPerHour,
    accountCallsPerMinute: factor * DEFAULT_QUOTAS.accountCallsPerMinute,
    streams: factor * DEFAULT_QUOTAS.streams,
    pictureMegapixels: given("PICTURE_LIMIT_MEGAPIXELS") ?? DEFAULT_QUOTAS.pictureMegapixels,
  };
}

function storageOf({ documents, bytes }: Storage, factor: number): Storage {
  return { documents: factor * documents, bytes: factor * bytes };
}
