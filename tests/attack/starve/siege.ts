import type { Target } from "../support/target.ts";

/** A way to keep the server so busy that it has no time for others. */
export interface Siege {
  name: string;
  connections: number;
  /** Whether it asks for what is not there, or with what does not fit. */
  isHollow?: true;
  /** Prepares it. @returns one request of it */
  begin(target: Target): Promise<(turn: number) => Promise<{ status: number }>>;
}
