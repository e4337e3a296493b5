import { Checkbox, Group, Stack, Table, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { checkWords } from "shared-schema/bank/checkWords";
import type { PayeeBank } from "shared-schema/bank/payeeBank";
import { approvableAt, decideApproving, withdrawChange } from "shared-schema/bank/proposals";
import type { PayeeAccountsBody } from "shared-schema/bank/schema";
import type { Result } from "shared-schema/base/result";
import { partyName } from "shared-schema/contract/sections/parties";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { approveBankChange, withdrawBankChange } from "../../../store/commands/agreement/money/bank.ts";
import { useProfile, useViewer } from "../../../store/queries/documents.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { moveMessages } from "../moves/moveMessages.ts";
import { Reason } from "../moves/Reason.tsx";
import { useMoveHindrance } from "../moves/useMoveHindrance.ts";
import classes from "./bank.module.css";
import { bankMessages } from "./bankMessages.ts";
import { detailRows } from "./detailRows.ts";

interface Props {
  proposal: PayeeBank["pending"][number];
  accounts: PayeeAccountsBody;
}

/** A proposed change: both sets of details, the words that both sides read out, and the buttons that end it one way or the other. */
export function PendingChange({ proposal, accounts }: Props) {
  const t = useText(bankMessages);
  const show = useShow();
  const { id, inputs } = useWorkspace();
  const profile = inputs?.profiles[proposal.profile_id];
  const words = checkWords(id, proposal.profile_id, proposal);
  return (
    <section className={classes.pending}>
      <Text fw={650}>{t("bank.pending.title", { name: profile ? partyName(profile) : "" })}</Text>
      <Text size="sm">{t("bank.pending.text")}</Text>
      <Details proposal={proposal} />
      <Stack gap={2}>
        <Text fw={650} size="sm">
          {t("bank.words")}
        </Text>
        <dl className={classes.words}>
          {(["en", "fr"] as const).map((language) => (
            <div key={language}>
              <dt>{t(`bank.words.${language}`)}</dt>
              <dd lang={language}>{words[language]}</dd>
            </div>
          ))}
        </dl>
        <Text size="sm" c="dimmed">
          {t("bank.words.hint")}
        </Text>
      </Stack>
      <Text size="sm">{t("bank.pending.when", { date: show.instant(proposal.proposed_at) })}</Text>
      <Actions proposal={proposal} accounts={accounts} words={words.en} />
    </section>
  );
}

function Details({ proposal }: Pick<Props, "proposal">) {
  const t = useText(bankMessages);
  const show = useShow();
  const language = useLanguage();
  const former = detailRows(proposal.former, language);
  const rows = detailRows(proposal.details, language).map((row, index) => ({
    ...row,
    former: former[index]?.value ?? null,
  }));
  return (
    <Table aria-label={t("bank.table")} className={classes.details}>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{t("bank.column.field")}</Table.Th>
          <Table.Th scope="col">{t("bank.column.former")}</Table.Th>
          <Table.Th scope="col">{t("bank.column.proposed")}</Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {rows
          .filter(({ value, former: was }) => value !== was)
          .map(({ field, label, value, former: was }) => (
            <Table.Tr key={field}>
              <Table.Th scope="row">{label}</Table.Th>
              <Table.Td>{was ?? show.missing}</Table.Td>
              <Table.Td className={classes.proposed}>{value ?? show.missing}</Table.Td>
            </Table.Tr>
          ))}
      </Table.Tbody>
    </Table>
  );
}

/** Approving, from the first moment on at which it is allowed, and ending the proposal; with the reason where neither is. */
function Actions({ proposal, accounts, words }: Props & { words: string }) {
  const t = useText(bankMessages);
  const reasons = useText(moveMessages);
  const show = useShow();
  const { id, agreement } = useWorkspace();
  const viewer = useViewer();
  const hindrance = useMoveHindrance();
  const live = useProfile(proposal.profile_id);
  const [isRead, setRead] = useState(false);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  if (!live) return null;
  const change = { agreement, accounts, viewer, profile_id: proposal.profile_id, live: live.body };
  const now = new Date().toISOString();
  const verdict = decideApproving(change, now);
  const from = approvableAt(proposal);
  const mayLater = decideApproving(change, from).ok;
  const mayEnd = withdrawChange(change).ok;
  const isOwn = proposal.proposed_by === viewer.user_id;
  const act = async (call: () => Promise<Result<void>>) => {
    setBusy(true);
    const answer = await call().finally(() => setBusy(false));
    setRefusal(answer.ok ? undefined : refusalMessage(answer.refusal));
  };
  const approve = () =>
    act(() => approveBankChange(id, proposal.profile_id, { proposal: proposal.id, check_words: words }));
  const end = async () => {
    const label = t(isOwn ? "bank.withdraw" : "bank.turnDown");
    if (!(await confirm(t("bank.turnDown.ask"), { confirmLabel: label, danger: true }))) return;
    await act(() => withdrawBankChange(id, proposal.profile_id));
  };
  const reasonId = `bank-reason-${proposal.id}`;
  return (
    <Stack gap="xs">
      {now < from && <Text size="sm">{t("bank.approve.from", { date: show.instant(from) })}</Text>}
      {!mayLater && <Text size="sm">{t("bank.approve.other")}</Text>}
      {verdict.ok && (
        <Checkbox
          label={t("bank.words.read")}
          checked={isRead}
          onChange={(event) => setRead(event.currentTarget.checked)}
        />
      )}
      <Group gap="sm">
        {verdict.ok && (
          <BusyButton
            busy={busy}
            disabled={hindrance !== null || !isRead}
            aria-describedby={hindrance === null ? undefined : reasonId}
            onClick={approve}
          >
            {t("bank.approve")}
          </BusyButton>
        )}
        {mayEnd && (
          <BusyButton variant="default" busy={busy} disabled={hindrance !== null} onClick={end}>
            {t(isOwn ? "bank.withdraw" : "bank.turnDown")}
          </BusyButton>
        )}
      </Group>
      {hindrance !== null && (verdict.ok || mayEnd) && (
        <Reason id={reasonId}>{reasons(`move.hindrance.${hindrance}`)}</Reason>
      )}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
    </Stack>
  );
}
