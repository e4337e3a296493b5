import type { Recorded } from "./record.ts";

/**
 * Payments or expenses as the server keeps them: a new one bears the moment of its arrival, and so does a cancellation. One that is
 * known keeps its own. Only the server attaches receipts.
 * @param now UTC
 */
export function stampRecords<T extends Recorded>(
  before: Readonly<Record<string, T>>,
  next: Readonly<Record<string, T>>,
  now: string,
): Record<string, T> {
  const stamped = Object.entries(next).map(([id, record]): [string, T] => {
    const known = Object.hasOwn(before, id) ? before[id] : undefined;
    const cancelled = known?.cancelled ?? (record.cancelled && { ...record.cancelled, at: now });
    return [id, { ...record, recorded_at: known?.recorded_at ?? now, cancelled, document: known?.document ?? null }];
  });
  return Object.fromEntries(stamped);
}
