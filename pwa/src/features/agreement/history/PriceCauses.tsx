import { Select } from "@mantine/core";
import type { Known } from "../../../forms/words/words.ts";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { historyMessages } from "../causes/messages.ts";
import { PriceDifference } from "../causes/PriceDifference.tsx";
import type { States } from "../causes/states.ts";
import { Block } from "../frame/Block.tsx";
import { useWorkspace } from "../frame/workspace/workspace.ts";

interface Props {
  states: States;
  known: Known;
  /** The oldest version that can be compared; null while it is not known. */
  firstVersion: number | null;
  onChoose: (states: States) => void;
}

/** The difference of the total between two states, by cause and author. */
export function PriceCauses({ states, known, firstVersion, onChoose }: Props) {
  const t = useText(historyMessages);
  const { agreement } = useWorkspace();
  const choices: { value: string; label: string; states: States }[] = [
    { value: "day", label: t("history.price.day"), states: { kind: "day" } },
    { value: "week", label: t("history.price.week"), states: { kind: "week" } },
    { value: "all", label: t("history.price.all"), states: { kind: "all" } },
    ...versionsBetween(firstVersion, agreement.version).map((from) => ({
      value: `versions ${from}`,
      label: t("history.price.versions", { from, to: from + 1 }),
      states: { kind: "versions", from, to: from + 1 } as const,
    })),
  ];
  if (states.kind === "entry") {
    choices.push({ value: "entry", label: t("history.price.entry", { time: showInstant(states.at) }), states });
  }
  const chosen = states.kind === "versions" ? `versions ${states.from}` : states.kind;
  return (
    <Block title={t("history.price")} note={t("history.price.note")} anchor="price-causes">
      <Select
        label={t("history.price.states")}
        allowDeselect={false}
        value={chosen}
        data={choices.map(({ value, label }) => ({ value, label }))}
        onChange={(value) => {
          const choice = choices.find((each) => each.value === value);
          if (choice) onChoose(choice.states);
        }}
        mb="md"
      />
      <PriceDifference states={states} known={known} offline={t("history.offline")} />
    </Block>
  );
}

/** The versions that have a later one to be compared with. */
function versionsBetween(first: number | null, current: number): number[] {
  if (first === null) return [];
  return Array.from({ length: Math.max(0, current - first) }, (_, index) => first + index);
}
