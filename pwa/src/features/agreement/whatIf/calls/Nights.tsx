import { ActionIcon, Group } from "@mantine/core";
import { MOST_NIGHTS } from "shared-schema/agreement/schema";
import { useText } from "#ui/i18n.ts";
import { MinusIcon, PlusIcon } from "#ui/icons.tsx";
import { whatIfMessages } from "../messages.ts";
import classes from "../whatIf.module.css";

interface Props {
  place: string;
  nights: number;
  disabled?: boolean;
  onSet: (nights: number) => void;
}

/** Nights at a stop, one more or one less. */
export function Nights({ place, nights, disabled = false, onSet }: Props) {
  const t = useText(whatIfMessages);
  return (
    <Group gap={6} wrap="nowrap" role="group" aria-label={t("whatIf.calls.nights", { place })}>
      <ActionIcon
        variant="default"
        aria-label={t("whatIf.calls.fewer", { place })}
        disabled={disabled || nights <= 0}
        onClick={() => onSet(nights - 1)}
      >
        <MinusIcon />
      </ActionIcon>
      <output className={classes.nights} title={t("whatIf.calls.nights", { place })}>
        {nights}
      </output>
      <ActionIcon
        variant="default"
        aria-label={t("whatIf.calls.more", { place })}
        disabled={disabled || nights >= MOST_NIGHTS}
        onClick={() => onSet(nights + 1)}
      >
        <PlusIcon />
      </ActionIcon>
    </Group>
  );
}
