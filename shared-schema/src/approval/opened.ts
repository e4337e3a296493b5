import type { ApprovalsBody } from "./schema.ts";

/** When a party last showed that it had opened the agreement: by a look at the terms, an approval, or after it was asked. Null: never. */
export function lastOpened({ approval, seen, asked }: ApprovalsBody["parties"][string]): string | null {
  const times = [approval?.at, seen?.at, asked?.opened_at].filter((at) => typeof at === "string");
  return times.toSorted().at(-1) ?? null;
}
