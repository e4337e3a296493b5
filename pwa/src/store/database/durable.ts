/**
 * Writes are flushed to the disk before they count as done: a tablet whose battery dies still has everything it called
 * saved.
 */
export const DURABLE = { chromeTransactionDurability: "strict" } as const;
