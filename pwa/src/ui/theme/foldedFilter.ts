import type { ComboboxItem, ComboboxParsedItem, OptionsFilter } from "@mantine/core";
import { folded } from "shared-schema/base/text/folded";

/** Narrows the options of a list by what is typed, whatever its accents and capitals. */
export const foldedFilter: OptionsFilter = ({ options, search, limit }) => {
  const sought = folded(search.trim());
  let left = limit;
  const within = (items: ComboboxItem[]) => {
    const kept = items.filter(({ label }) => folded(label).includes(sought)).slice(0, left);
    left -= kept.length;
    return kept;
  };
  return options.flatMap((option): ComboboxParsedItem[] => {
    if (!("items" in option)) return within([option]);
    const items = within(option.items);
    return items.length > 0 ? [{ ...option, items }] : [];
  });
};
