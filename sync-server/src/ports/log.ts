/** The server's log of its own events. Never holds personal data: only numbers and names of things. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: Log = { info: () => undefined, error: () => undefined };
