import { Button, Group, Stack, Table, Text, Title } from "@mantine/core";
import type { BankStatement, StatementLine } from "shared-schema/payments/bankStatement/line";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { usePrice } from "../usePrice.ts";
import { Balances } from "./Balances.tsx";
import { statementMessages } from "./messages.ts";
import { Reversals } from "./Reversals.tsx";
import classes from "./statements.module.css";

const SHOWN = 8;

/** In groups of four, as banks print it: it may break between them. */
const inFours = (account: string) => account.replace(/(.{4})(?=.)/g, "$1 ");

interface Props {
  name: string;
  statement: BankStatement;
  /** Whether its reversals are shown the other way round. */
  isTurned: boolean;
  onTurn: () => Promise<void>;
  busy: boolean;
  isOffline: boolean;
  onImport: () => void;
  onDiscard: () => void;
}

/** What a file holds, before any of it is stored. */
export function StatementPreview({ name, statement, isTurned, onTurn, busy, isOffline, onImport, onDiscard }: Props) {
  const t = useText(statementMessages);
  const money = usePrice();
  const { lines, pending, skipped, unstated } = statement;
  const alone = statement.balances.length === 1 ? statement.balances[0] : undefined;
  const days = lines.map(({ booked }) => booked).sort();
  const sum = (of: (line: StatementLine) => boolean) => {
    const sums = new Map<string, number>();
    for (const line of lines.filter(of)) {
      sums.set(line.currency, (sums.get(line.currency) ?? 0) + Math.round(line.amount * 1_000));
    }
    return [...sums].map(([currency, units]) => money(units / 1_000, currency)).join(" + ");
  };
  return (
    <section className={classes.preview} aria-label={t("statements.preview")}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("statements.preview")}
        </Title>
        <Text size="sm">{name}</Text>
        <Figures
          lines={[
            {
              label: t("statements.account"),
              value: [...new Set(lines.map(({ account }) => inFours(account)))].join(", "),
            },
            { label: t("statements.period"), value: `${showDate(days[0] ?? null)} – ${showDate(days.at(-1) ?? null)}` },
            { label: t("statements.lines"), value: String(lines.length) },
            { label: t("statements.in"), value: sum(({ amount }) => amount > 0) },
            { label: t("statements.out"), value: sum(({ amount }) => amount < 0) },
            ...(alone
              ? [
                  { label: t("statements.opening"), value: money(alone.opening, alone.currency) },
                  { label: t("statements.closing"), value: money(alone.closing, alone.currency) },
                ]
              : []),
            { label: t("statements.pending"), value: pending > 0 ? String(pending) : null },
            { label: t("statements.skipped"), value: skipped > 0 ? String(skipped) : null },
          ]}
        />
        {/* Where turned reversals make the balances add up, the statement is whole. */}
        {(isTurned || statement.turnable === 0) && <Balances balances={statement.balances} />}
        {unstated > 0 && <Notice tone="wait">{t("statements.unstated", { count: unstated })}</Notice>}
        <Reversals statement={statement} isTurned={isTurned} onTurn={onTurn} />
        <Table.ScrollContainer minWidth={240}>
          <Table>
            <Table.Tbody>
              {lines.slice(0, SHOWN).map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: lines of a file have no other name, and never move
                <Table.Tr key={index}>
                  <Table.Td className={classes.day}>{showDate(line.booked)}</Table.Td>
                  <Table.Td className={classes.about}>{[line.payer, line.text].filter(Boolean).join(" · ")}</Table.Td>
                  <Table.Td className={classes.amount}>{money(line.amount, line.currency)}</Table.Td>
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        {lines.length > SHOWN && (
          <Text size="sm" c="dimmed">
            {t("statements.first", { shown: SHOWN, total: lines.length })}
          </Text>
        )}
        {isOffline && <Text size="sm">{t("statements.offline")}</Text>}
        <Group gap="sm">
          <BusyButton busy={busy} disabled={isOffline} onClick={onImport}>
            {t("statements.import", { count: lines.length })}
          </BusyButton>
          <Button variant="default" onClick={onDiscard}>
            {t("statements.discard")}
          </Button>
        </Group>
      </Stack>
    </section>
  );
}
