import { Stack, Text } from "@mantine/core";
import { useState } from "react";
import { COLLECTING_ROLES, detailsInForce, payeeBank } from "shared-schema/bank/payeeBank";
import { decideProposing } from "shared-schema/bank/proposals";
import { bankDetailsOf, NO_PAYEE_ACCOUNTS, type PayeeAccountsBody } from "shared-schema/bank/schema";
import { isEqual } from "shared-schema/base/equal";
import type { Refusal } from "shared-schema/base/result";
import { partyName } from "shared-schema/contract/sections/parties";
import { isFrozen } from "shared-schema/frozen/inputs";
import type { ProfileBody } from "shared-schema/profile/schema";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { proposeBankChange } from "../../../store/commands/agreement/money/bank.ts";
import type { PlainMove } from "../../../store/commands/agreement/moves.ts";
import { usePayeeAccounts } from "../../../store/queries/agreement/payeeAccounts.ts";
import { useProfiles, useViewer } from "../../../store/queries/documents.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { Moves } from "../moves/Moves.tsx";
import { moveMessages } from "../moves/moveMessages.ts";
import { Reason } from "../moves/Reason.tsx";
import { useMoveHindrance } from "../moves/useMoveHindrance.ts";
import { BANK_ANCHOR } from "./BankChangeNotice.tsx";
import { bankMessages } from "./bankMessages.ts";
import { detailRows } from "./detailRows.ts";
import { PendingChange } from "./PendingChange.tsx";

/** From the lock on: who collects the money and into which account, the changes proposed, and the proposal of one's own details. */
export function PayeeBlock() {
  const t = useText(bankMessages);
  const language = useLanguage();
  const { id, agreement, inputs, access } = useWorkspace();
  const accounts = usePayeeAccounts(id);
  if (!access.contract || !inputs || accounts === undefined) return null;
  if (!isFrozen(agreement.status) && accounts === null) return null;
  const payee = payeeBank(agreement, inputs.profiles, accounts);
  if (!payee) return null;
  const name = payee.profile ? partyName(payee.profile) : "";
  return (
    <Block title={t("bank.title")} note={t("bank.note")} anchor={BANK_ANCHOR}>
      <Figures lines={[{ label: t("bank.payee"), value: name }, ...detailRows(payee.details, language)]} />
      <Approved profileId={payee.profile_id} accounts={accounts} profiles={inputs.profiles} />
      {payee.pending.map((proposal) => (
        <PendingChange key={proposal.id} proposal={proposal} accounts={accounts ?? NO_PAYEE_ACCOUNTS} />
      ))}
      <OwnProposals accounts={accounts} profiles={inputs.profiles} />
    </Block>
  );
}

const ADDENDUM: readonly PlainMove[] = ["new_addendum"];

interface Around {
  accounts: PayeeAccountsBody | null;
  profiles: Readonly<Record<number, ProfileBody>>;
}

/** Who put the details in force, where the contract prints others. */
function Approved({ profileId, accounts, profiles }: Around & { profileId: number }) {
  const t = useText(bankMessages);
  const show = useShow();
  const { agreement } = useWorkspace();
  const inForce = accounts?.in_force[String(profileId)];
  const printed = profiles[profileId];
  if (!inForce?.approved || !printed || !isFrozen(agreement.status)) return null;
  if (isEqual(inForce.details, bankDetailsOf(printed))) return null;
  const by = profiles[inForce.approved.profile_id];
  const name = by ? partyName(by) : t("bank.someone");
  return (
    <Stack gap="xs" align="flex-start">
      <Text size="sm" c="dimmed">
        {t("bank.changed", { date: show.day(inForce.approved.at), name })}
      </Text>
      <Moves of={ADDENDUM} reasonId="addendum-reason" />
    </Stack>
  );
}

/** The viewer's own profiles whose details are others than those in force. */
function OwnProposals({ accounts, profiles }: Around) {
  const { agreement } = useWorkspace();
  const viewer = useViewer();
  const live = useProfiles() ?? [];
  const collecting = Object.values(agreement.parties).filter(({ role }) => COLLECTING_ROLES.includes(role));
  const numbers = new Set(collecting.map(({ profile_id }) => profile_id));
  const differing = live.filter(({ id: profile_id, body }) => {
    if (!numbers.has(profile_id)) return false;
    const around = { agreement, accounts: accounts ?? NO_PAYEE_ACCOUNTS, viewer, profile_id, live: body };
    if (!decideProposing(around).ok) return false;
    const details = bankDetailsOf(body);
    const proposed = accounts?.proposals[String(profile_id)]?.details;
    const isKnown = isEqual(details, proposed ?? detailsInForce(profile_id, profiles[profile_id], accounts));
    return !isKnown && Boolean(details.iban || details.account_num);
  });
  return differing.map(({ id, body }) => <Propose key={id} profileId={id} profile={body} />);
}

function Propose({ profileId, profile }: { profileId: number; profile: ProfileBody }) {
  const t = useText(bankMessages);
  const reasons = useText(moveMessages);
  const { id } = useWorkspace();
  const hindrance = useMoveHindrance();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const reasonId = `propose-bank-${profileId}`;
  const propose = async () => {
    setBusy(true);
    const answer = await proposeBankChange(id, profileId).finally(() => setBusy(false));
    setRefusal(answer.ok ? null : answer.refusal);
  };
  return (
    <Stack gap="xs" align="flex-start">
      <Notice tone="wait">{t("bank.differs", { name: partyName(profile) })}</Notice>
      <BusyButton
        variant="default"
        busy={busy}
        disabled={hindrance !== null}
        aria-describedby={hindrance === null ? undefined : reasonId}
        onClick={propose}
      >
        {t("bank.propose")}
      </BusyButton>
      {hindrance !== null && <Reason id={reasonId}>{reasons(`move.hindrance.${hindrance}`)}</Reason>}
      {refusal !== null && <Notice tone="alarm">{refusalMessage(refusal)}</Notice>}
    </Stack>
  );
}
