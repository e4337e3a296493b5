import { Anchor, Button, Group, Modal, Text } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { Link } from "react-router";
import { datesInWords } from "shared-schema/next/words";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import { compareTerms } from "shared-schema/terms/compare";
import { approveAgreement } from "#store/commands/agreement/approval.ts";
import { useViewer } from "#store/queries/documents.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useLanguage, useText } from "#ui/i18n.ts";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { uiMessages } from "#ui/messages.ts";
import { useShow } from "../../frame/format/format.ts";
import { sectionAddress } from "../../frame/nav/sections.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Hindrance } from "../../moves/Hindrance.tsx";
import { useMoveHindrance } from "../../moves/useMoveHindrance.ts";
import { type CurrentTerms, useTerms } from "../../moves/useTerms.ts";
import { useTermValues } from "../approval/valueWords.ts";
import classes from "./dialog.module.css";
import { dialogMessages } from "./dialogMessages.ts";
import { OtherApprovals } from "./OtherApprovals.tsx";

interface Props {
  opened: boolean;
  onClose: () => void;
  onApproved: () => void;
}

/** The specification's question, with the sum, dates, yacht and version, the other approvals, and what approving does not do. */
export function ApproveDialog({ opened, onClose, onApproved }: Props) {
  const t = useText(dialogMessages);
  const ui = useText(uiMessages);
  const { current } = useTerms();
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={t("approving.ask")}
      centered
      padding="lg"
      closeButtonProps={{ "aria-label": ui("ui.close") }}
    >
      {current && <Question current={current} onClose={onClose} onApproved={onApproved} />}
    </Modal>
  );
}

function Question({ current, onClose, onApproved }: Omit<Props, "opened"> & { current: CurrentTerms }) {
  const t = useText(dialogMessages);
  const { id } = useWorkspace();
  const { user_id } = useViewer();
  const hindrance = useMoveHindrance();
  // The terms that were read; newer ones are shown first.
  const [seen, setSeen] = useState(current);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const hasChanged = seen.fingerprint !== current.fingerprint;
  const approve = async () => {
    setBusy(true);
    const done = await approveAgreement(id, user_id, seen.fingerprint).finally(() => setBusy(false));
    if (!done.ok) return setRefusal(refusalMessage(done.refusal));
    onApproved();
  };
  return (
    <>
      <Facts fingerprint={current.fingerprint} />
      <OtherApprovals />
      <Text size="sm" c="dimmed" my="sm">
        {t("approving.nothing")}{" "}
        <Anchor component={Link} to={sectionAddress(id, "contract")} size="sm">
          {t("approving.read")}
        </Anchor>
      </Text>
      {hasChanged && <Changed before={seen} after={current} onRead={() => setSeen(current)} />}
      {refusal !== undefined && <Notice tone="alarm">{refusal}</Notice>}
      <Hindrance id="approving-reason" by={hindrance} />
      <Group grow preventGrowOverflow={false} gap="sm" className={classes.buttons}>
        <Button variant="default" onClick={onClose}>
          {t("approving.later")}
        </Button>
        <BusyButton
          data-autofocus
          busy={busy}
          disabled={hindrance !== null || hasChanged || !current.isCurrent}
          aria-describedby={hindrance === null ? undefined : "approving-reason"}
          onClick={approve}
        >
          {t("approving.approve")}
        </BusyButton>
      </Group>
    </>
  );
}

function Facts({ fingerprint }: { fingerprint: string }) {
  const t = useText(dialogMessages);
  const language = useLanguage();
  const show = useShow();
  const { agreement, inputs, plan } = useWorkspace();
  const price = plan?.price;
  const guests = Object.values(agreement.parties).filter(({ role }) => role === "passengers").length;
  const year = agreement.redelivery_date?.slice(0, 4) ?? "";
  const onTop = price && (price.requested_cea_amount ?? 0) + (price.requested_deposit_amount ?? 0);
  const { version } = agreement;
  return (
    <dl className={classes.facts}>
      <div className={classes.sum}>
        <dt>{t(isFuelFromApa(agreement) ? "approving.totalWithoutFuel" : "approving.total")}</dt>
        <dd>{show.sum(price?.total_agreement_price)}</dd>
      </div>
      {onTop !== undefined && onTop > 0 && (
        <div>
          <dt>{t("approving.onTop")}</dt>
          <dd>{show.total(onTop)}</dd>
        </div>
      )}
      <div>
        <dt>{t("approving.dates")}</dt>
        <dd>{[datesInWords(agreement, language), year].filter(Boolean).join(" ") || show.missing}</dd>
      </div>
      <div>
        <dt>{t("approving.yacht")}</dt>
        <dd>
          {[inputs?.yacht?.name ?? show.missing, guests > 0 && t("approving.guests", { count: guests })]
            .filter(Boolean)
            .join(" · ")}
        </dd>
      </div>
      <div>
        <dt>{t("approving.version")}</dt>
        <dd className={classes.print}>
          {version > 0 ? t("approving.addendum", { version }) : t("approving.draft")} · {fingerprint.slice(0, 4)}{" "}
          {fingerprint.slice(4, 8)}
        </dd>
      </div>
    </dl>
  );
}

interface ChangedProps {
  before: CurrentTerms;
  after: CurrentTerms;
  onRead: () => void;
}

/** The terms that changed while the question was open, with the new total. */
function Changed({ before, after, onRead }: ChangedProps) {
  const t = useText(dialogMessages);
  const language = useLanguage();
  const show = useShow();
  const { plan } = useWorkspace();
  const write = useTermValues();
  return (
    <Notice tone="wait">
      {t("approving.changed")}
      <ul className={classes.changes}>
        {compareTerms(before.terms, after.terms).map(({ path, name, before: was, after: is }) => (
          <li key={`${path} ${is === null}`}>
            {name[language]}: {write(path, was)} → {write(path, is)}
          </li>
        ))}
      </ul>
      <p>{t("approving.changed.total", { total: show.sum(plan?.price.total_agreement_price) })}</p>
      <Button size="compact-md" variant="default" disabled={!after.isCurrent} onClick={onRead}>
        {t("approving.changed.go")}
      </Button>
    </Notice>
  );
}
