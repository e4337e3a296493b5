/** Where the server writes what happened to it. Never personal data: numbers and names of things only. */
export interface Log {
  info(fields: object, message: string): void;
  error(fields: object, message: string): void;
}

export const silentLog: Log = { info: () => undefined, error: () => undefined };
