import type { Target } from "./target.ts";

/** One way of harming the server or its users. */
export interface Attack {
  name: string;
  /** Needs the server as a process of its own: it reads memory, disk or the environment. */
  needsProcess?: boolean;
  /** Tries it. @returns the attempts that went through; empty when everything held */
  run(target: Target): Promise<string[]>;
}

/** Collects what went through. */
export class Findings {
  readonly list: string[] = [];

  /** Notes a sentence unless what should hold does. */
  unless(holds: boolean, sentence: string): void {
    if (!holds) this.list.push(sentence);
  }
}
