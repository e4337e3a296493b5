/** What was written is on the disk, not in the system's memory: a tablet whose battery ends has what it called saved. */
export const DURABLE = { chromeTransactionDurability: "strict" } as const;
