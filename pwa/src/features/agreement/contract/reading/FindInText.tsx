import { ActionIcon, Group, Text, TextInput } from "@mantine/core";
import type { KeyboardEvent } from "react";
import { useText } from "#ui/i18n.ts";
import { readingMessages } from "./readingMessages.ts";

interface Props {
  query: string;
  /** The number of places that contain the query. */
  count: number;
  /** The place that was gone to last, from 1; 0 before the first. */
  shown: number;
  onQuery: (query: string) => void;
  onShow: (place: number) => void;
}

/** Looks for words in the contract: Enter goes to the next place, Shift and Enter to the one before. */
export function FindInText({ query, count, shown, onQuery, onShow }: Props) {
  const t = useText(readingMessages);
  const go = (step: number) => {
    if (count === 0) return;
    onShow(shown === 0 && step < 0 ? count : ((shown + step - 1 + count) % count) + 1);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    go(event.shiftKey ? -1 : 1);
  };
  const isAsked = query.trim() !== "";
  return (
    <Group gap="xs" role="search" flex="1 1 11rem">
      <TextInput
        type="search"
        flex="1 1 9rem"
        aria-label={t("contract.find")}
        placeholder={t("contract.find")}
        value={query}
        onChange={(event) => onQuery(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      {isAsked && (
        <>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("contract.find.previous")}
            disabled={count === 0}
            onClick={() => go(-1)}
          >
            ↑
          </ActionIcon>
          <ActionIcon
            variant="default"
            size={44}
            aria-label={t("contract.find.next")}
            disabled={count === 0}
            onClick={() => go(1)}
          >
            ↓
          </ActionIcon>
        </>
      )}
      <Text size="sm" role="status">
        {isAsked && t("contract.find.count", { shown, count })}
      </Text>
    </Group>
  );
}
