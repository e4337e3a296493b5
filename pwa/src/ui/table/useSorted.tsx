import { type ReactNode, useMemo, useState } from "react";
import { compared, type SortValue } from "./compared.ts";
import { SortHead } from "./SortHead.tsx";

interface Sorted<R, K extends string> {
  sorted: readonly R[];
  /** The key that the rows are sorted by. */
  by: K;
  /** The head of a column that sorts by a key. */
  headOf: (key: K, label: string) => ReactNode;
}

/**
 * Sorts rows by the key whose head was last chosen; a second click reverses the order.
 * @param keys rows are sorted again when the function of the chosen key is another one
 * @param downFirst the keys that sort in descending order first
 */
export function useSorted<R, K extends string>(
  rows: readonly R[],
  keys: Readonly<Record<K, (row: R) => SortValue>>,
  first: NoInfer<K>,
  downFirst: readonly NoInfer<K>[] = [],
): Sorted<R, K> {
  const [by, setBy] = useState<{ key: K; isDown: boolean }>({ key: first, isDown: downFirst.includes(first) });
  const { isDown } = by;
  const read = keys[by.key];
  const sorted = useMemo(
    () =>
      rows
        .map((row) => ({ row, value: read(row) }))
        .sort((a, b) => compared(a.value, b.value, isDown))
        .map(({ row }) => row),
    [rows, read, isDown],
  );
  const choose = (key: K) =>
    setBy((last) => ({ key, isDown: last.key === key ? !last.isDown : downFirst.includes(key) }));
  return {
    sorted,
    by: by.key,
    headOf: (key, label) => (
      <SortHead
        key={key}
        column={key}
        label={label}
        direction={by.key === key && (isDown ? "desc" : "asc")}
        onSort={() => choose(key)}
      />
    ),
  };
}
