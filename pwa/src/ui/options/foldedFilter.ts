import type { ComboboxItem, ComboboxParsedItem } from "@mantine/core";
import { folded } from "shared-schema/base/text/folded";

interface Options<V extends string> {
  options: ComboboxParsedItem<V>[];
  search: string;
  limit: number;
}

/** Narrows the options of a list by what is typed, whatever its accents and capitals. */
export function foldedFilter<V extends string>({ options, search, limit }: Options<V>): ComboboxParsedItem<V>[] {
  const sought = folded(search.trim());
  let left = limit;
  const within = (items: ComboboxItem<V>[]) => {
    const kept = items.filter(({ label }) => folded(label).includes(sought)).slice(0, left);
    left -= kept.length;
    return kept;
  };
  return options.flatMap((option): ComboboxParsedItem<V>[] => {
    if (!("items" in option)) return within([option]);
    const items = within(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
}
