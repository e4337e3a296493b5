import { Text } from "@mantine/core";
import { useStatementLines } from "../../store/commands/statements.ts";
import { useText } from "../../ui/i18n.ts";
import { TextLink } from "../../ui/TextLink.tsx";
import { moneyMessages } from "./messages.ts";

/** Says how many lines of bank statements wait to be matched; nothing without a connection, which they need. */
export function UnmatchedLines() {
  const t = useText(moneyMessages);
  const answer = useStatementLines("OPEN");
  if (!answer?.ok || answer.value.total === 0) return null;
  return (
    <Text mt="md">
      <TextLink to="/money/statements">{t("money.unmatched", { count: answer.value.total })}</TextLink>
    </Text>
  );
}
