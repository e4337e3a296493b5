import type { Result } from "shared-schema/base/result";
import type { StatementReader } from "../../ports/bankStatements/statementReader.ts";
import type { Bus } from "../../ports/bus.ts";
import type { Clock } from "../../ports/clock.ts";
import type { Derivations } from "../../ports/derivations/derivations.ts";
import type { FileFormats } from "../../ports/fileFormats/formats.ts";
import type { Assets } from "../../ports/files/assets.ts";
import type { ChartFile } from "../../ports/files/chartFile.ts";
import type { Files } from "../../ports/files/files.ts";
import type { Ids } from "../../ports/ids.ts";
import type { Images } from "../../ports/images.ts";
import type { Log } from "../../ports/log.ts";
import type { Machine } from "../../ports/operator/machine.ts";
import type { Printer } from "../../ports/printer/printer.ts";
import type { Quotas } from "../../quotas.ts";
import type { Store } from "../../store/store.ts";
import type { DocumentEvent } from "./audit/events.ts";
import type { Commit } from "./commit.ts";
import type { Body } from "./uncut.ts";
import { NO_WORK, type Work } from "./work.ts";

/** The dependencies of every verb. */
export interface Deps {
  store: Store;
  clock: Clock;
  ids: Ids;
  bus: Bus;
  log: Log;
  assets: Assets;
  chartFile: ChartFile;
  files: Files;
  images: Images;
  printer: Printer;
  statementReader: StatementReader;
  fileFormats: FileFormats;
  /** Plans, texts and what else is derived of agreements: asked for inside of `derived`. */
  derivations: Derivations;
  /** Where people reach the server, without a slash at the end. */
  publicUrl: string;
  /** Largest picture that is taken, in megabytes. */
  pictureLimitMb: number;
  /** The limits of one account. */
  quotas: Quotas;
  /** The disk around the database; left out, it has room. */
  machine?: Pick<Machine, "freeBytes">;
  consequences: readonly Consequence[];
}

/**
 * Something that follows from the commit of a document, in the same transaction. The rooms of the verbs define theirs, and the list is
 * composed where the app is: a commit knows none of them.
 */
export interface Consequence {
  /** Changes a body before it is written. */
  revise?(tx: Tx, commit: Commit, body: Body): Body;
  /** Writes what goes along with a document that was just written. @returns audit events to be noted beside that of the verb */
  follow?(tx: Tx, commit: Commit): readonly DocumentEvent[];
}

/** The user who asks. */
export interface Actor {
  user_id: number;
  is_admin: boolean;
  /** Whether the account may create agreements without being an administrator's; left out, it may not. */
  may_create_agreements?: boolean;
  /** Whether the account's address is confirmed; left out, no one looks. */
  is_confirmed?: boolean;
  /** Whether the user has proved within the last minutes to be the account's owner; left out, that was not. */
  is_proved?: boolean;
}

/** One transaction: a single moment, and the users whose feeds it moved. */
export interface Tx {
  store: Store;
  ids: Ids;
  log: Log;
  assets: Assets;
  derivations: Derivations;
  /** The moment of the transaction, UTC. */
  now: string;
  touched: Set<number>;
  /** The payments of this transaction that a line of a bank statement shows: the rule lets them go beyond the balance. */
  arrived: Set<string>;
  quotas: Quotas;
  /** Whether less of the disk is free than what must stay so; looked up once. */
  isDiskLow(): boolean;
  consequences: readonly Consequence[];
  /** The cost of the transaction so far. */
  work: Work;
}

/** The parts of a transaction. */
export type TxDeps = Pick<
  Deps,
  "store" | "ids" | "log" | "assets" | "derivations" | "quotas" | "machine" | "consequences" | "clock" | "bus"
>;

/** Carries a refusal out of a transaction that must not leave anything behind. */
class TakenBack extends Error {
  constructor(readonly refusal: { ok: false }) {
    super("taken back");
  }
}

/** Runs synchronous work in one immediate transaction and, once it is committed, tells the streams. */
export function transact<T>(deps: TxDeps, work: (tx: Tx) => T): T {
  const tx = txOf(deps);
  const value = deps.store.transaction(() => work(tx));
  deps.bus.notify(tx.touched);
  return value;
}

/** The same for work that may be refused: a refusal takes back everything that was written before it. */
export function attempt<T>(deps: TxDeps, work: (tx: Tx) => Result<T>): Result<T> {
  let refusal: Result<T> | null = null;
  try {
    return transact(deps, (tx) => {
      const result = work(tx);
      if (result.ok) return result;
      refusal = result;
      throw new TakenBack(result);
    });
  } catch (error) {
    if (error instanceof TakenBack && refusal) return refusal;
    throw error;
  }
}

/** A transaction for reading alone: nothing was touched, no one is told. */
export function reading(deps: Deps): Tx {
  return txOf(deps);
}

function txOf({ store, ids, log, assets, derivations, quotas, machine, consequences, clock }: Omit<TxDeps, "bus">): Tx {
  let low: boolean | null = null;
  return {
    store,
    ids,
    log,
    assets,
    derivations,
    quotas,
    isDiskLow: () => {
      low ??= isDiskLow({ machine, quotas });
      return low;
    },
    consequences,
    now: clock.now().toISOString(),
    touched: new Set(),
    arrived: new Set(),
    work: { ...NO_WORK },
  };
}

/** Whether less of the disk is free than what must stay so. */
export function isDiskLow({
  machine,
  quotas,
}: Pick<Deps, "quotas"> & { machine?: Deps["machine"] | undefined }): boolean {
  const free = machine?.freeBytes() ?? null;
  return free !== null && free < quotas.leastFreeBytes;
}
