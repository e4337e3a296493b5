/** Two states of an agreement whose totals are compared. */
export type States =
  | { kind: "day" | "week" | "all" }
  | { kind: "entry"; revision: number; at: string }
  | { kind: "moment"; at: string }
  | { kind: "versions"; from: number; to: number };

const DAY_MS = 86_400_000;

/** The two states to ask the server about. @param now in ms */
export function queryOf(states: States, now: number): Record<string, string | number> {
  switch (states.kind) {
    case "day":
      return { since: new Date(now - DAY_MS).toISOString() };
    case "week":
      return { since: new Date(now - 7 * DAY_MS).toISOString() };
    case "all":
      return {};
    case "entry":
      return { from_revision: states.revision };
    case "moment":
      return { since: states.at };
    case "versions":
      return { from_version: states.from, to_version: states.to };
  }
}
