import { type ReactNode, useMemo, useState } from "react";
import { SortHead } from "../../../ui/table/SortHead.tsx";

type Value = string | number | boolean | null;

interface Sorted<R, K extends string> {
  sorted: readonly R[];
  /** The head of a column that sorts by a key. */
  headOf: (key: K, label: string) => ReactNode;
}

/** Sorts rows by the key whose head was last chosen; a second click turns the order round. @param keys stays the same */
export function useSorted<R, K extends string>(
  rows: readonly R[],
  keys: Readonly<Record<K, (row: R) => Value>>,
  first: NoInfer<K>,
): Sorted<R, K> {
  const [by, setBy] = useState<{ key: K; isDown: boolean }>({ key: first, isDown: false });
  const sorted = useMemo(() => {
    const read = keys[by.key];
    const order = by.isDown ? -1 : 1;
    return rows
      .map((row) => ({ row, value: read(row) }))
      .sort((a, b) => order * compared(a.value, b.value))
      .map(({ row }) => row);
  }, [rows, keys, by]);
  return {
    sorted,
    headOf: (key, label) => (
      <SortHead
        key={key}
        column={key}
        label={label}
        direction={by.key === key && (by.isDown ? "desc" : "asc")}
        onSort={() => setBy((last) => ({ key, isDown: last.key === key && !last.isDown }))}
      />
    ),
  };
}

const collator = new Intl.Collator(undefined, { numeric: true, sensitivity: "base" });

/** Texts without regard to case and accents; nothing comes first. */
function compared(a: Value, b: Value): number {
  if (typeof a === "string" && typeof b === "string") return collator.compare(a, b);
  return Number(a ?? Number.NEGATIVE_INFINITY) - Number(b ?? Number.NEGATIVE_INFINITY) || 0;
}
