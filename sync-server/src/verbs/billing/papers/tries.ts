import type { Refused } from "shared-schema/base/result";
import type { InvoiceRow } from "../../../store/queries/billing/invoices.ts";
import type { Store } from "../../../store/store.ts";

type PaperKey = Pick<InvoiceRow, "series" | "number">;

const FIRST_WAIT_MS = 20_000;
const LONGEST_WAIT_MS = 3_600_000;

interface Try {
  times: number;
  /** When it is tried again. */
  next: Date;
  failure: Refused;
}

const ofStore = new WeakMap<Store, ReturnType<typeof createTries>>();

/** The papers that this process could not print so far. The next process tries all of them again. */
export function triesOf(store: Store) {
  const tries = ofStore.get(store) ?? createTries();
  ofStore.set(store, tries);
  return tries;
}

function createTries() {
  const failed = new Map<string, Try>();
  const nameOf = ({ series, number }: PaperKey) => `${series}-${number}`;
  return {
    isDue: (key: PaperKey, now: Date): boolean => (failed.get(nameOf(key))?.next ?? now) <= now,
    /** Each time the pause is twice as long, up to an hour. */
    note(key: PaperKey, now: Date, failure: Refused): void {
      const times = (failed.get(nameOf(key))?.times ?? 0) + 1;
      const wait = Math.min(FIRST_WAIT_MS * 2 ** (times - 1), LONGEST_WAIT_MS);
      failed.set(nameOf(key), { times, next: new Date(now.getTime() + wait), failure });
    },
    forget: (key: PaperKey) => void failed.delete(nameOf(key)),
    /** The last failure; undefined where it has not been tried in vain. */
    of: (key: PaperKey): Try | undefined => failed.get(nameOf(key)),
  };
}
