import { NativeSelect } from "@mantine/core";
import { useText } from "../../ui/i18n.ts";
import { moneyMessages } from "./messages.ts";
import { SORT_KEYS, type Sorting } from "./rows.ts";

interface Props {
  sorting: Sorting;
  onSort: (sorting: Sorting) => void;
}

const CHOICES = SORT_KEYS.flatMap((by) => [
  { by, isDescending: false },
  { by, isDescending: true },
]);
const choiceOf = ({ by, isDescending }: Sorting) => `${by} ${isDescending ? "descending" : "ascending"}`;

/** The order of the calls where there are no heads of columns to tap. */
export function SortSelect({ sorting, onSort }: Props) {
  const t = useText(moneyMessages);
  return (
    <NativeSelect
      aria-label={t("money.sort")}
      value={choiceOf(sorting)}
      onChange={({ currentTarget: { value } }) => onSort(CHOICES.find((each) => choiceOf(each) === value) ?? sorting)}
      data={CHOICES.map((each) => ({
        value: choiceOf(each),
        label: t(each.isDescending ? "money.descending" : "money.ascending", { column: t(`money.${each.by}`) }),
      }))}
    />
  );
}
