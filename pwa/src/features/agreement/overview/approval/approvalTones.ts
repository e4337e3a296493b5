/** The tone in which the state of an approval is told. */
export const APPROVAL_TONES = { APPROVED: "done", OUTDATED: "wait", PENDING: "plain" } as const;
