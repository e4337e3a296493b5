import { ActionIcon, Stack, Table } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { useState } from "react";
import type { MailList, MailView } from "shared-schema/api/mail/mail";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { showInstant } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { EyeIcon } from "../../../ui/icons.tsx";
import { EmptyState } from "../../../ui/layout/EmptyState.tsx";
import { StatusTag, type Tone } from "../../../ui/marks/StatusTag.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { LongTable } from "../list/LongTable.tsx";
import { useGrowingPages } from "../useGrowingPages.ts";
import { MailDialog } from "./MailDialog.tsx";
import { mailMessages } from "./messages.ts";
import { Resend } from "./Resend.tsx";

const TONES: Record<MailView["state"], Tone> = { WAITING: "wait", SENT: "done", FAILED: "alarm", CANCELLED: "calm" };

const PAGES = {
  pathOf: (last: MailView | undefined) => (last ? `/mail/?before=${last.id}` : "/mail/"),
  entriesOf: ({ mails }: MailList) => mails,
  length: PAGE_LENGTH,
};

const WIDTHS = [5, 4, 3, 1.5, 3, 2];

/** Lists the server's mails, their recipients, and whether they have been sent. */
export function Mails() {
  const t = useText(mailMessages);
  const fetched = useGrowingPages<MailList, MailView>(PAGES);
  return (
    <FetchedPanel fetched={fetched}>
      {({ first: { delivery }, entries }) => (
        <Stack gap="lg">
          {delivery === "none" && <Notice tone="alarm">{t("mail.cannotLeave")}</Notice>}
          {delivery === "files" && <Notice tone="calm">{t("mail.files")}</Notice>}
          {entries.length === 0 ? (
            <EmptyState title={t("mail.none")}>{t("mail.noneNote")}</EmptyState>
          ) : (
            <MailTable
              mails={entries}
              readable={delivery === "files"}
              onResent={(resent) => fetched.change((each) => (each.id === resent.id ? resent : each))}
              onEnd={fetched.more}
              isWhole={fetched.isWhole}
            />
          )}
        </Stack>
      )}
    </FetchedPanel>
  );
}

interface TableProps {
  mails: MailView[];
  /** Whether mails that have left can be opened. */
  readable: boolean;
  onResent: (mail: MailView) => void;
  onEnd: () => void;
  isWhole: boolean;
}

function MailTable({ mails, readable, onResent, onEnd, isWhole }: TableProps) {
  const t = useText(mailMessages);
  const [shown, setShown] = useState<MailView | null>(null);
  const [opened, { open, close }] = useDisclosure();
  const show = (mail: MailView) => {
    setShown(mail);
    open();
  };
  return (
    <>
      <LongTable
        rows={mails}
        minWidth={760}
        widths={WIDTHS}
        label={t("mail.list")}
        keyOf={({ id }) => id}
        onEnd={onEnd}
        isWhole={isWhole}
        head={
          <>
            <Table.Th>{t("mail.recipient")}</Table.Th>
            <Table.Th>{t("mail.kind")}</Table.Th>
            <Table.Th>{t("mail.state")}</Table.Th>
            <Table.Th data-end>{t("mail.attempts")}</Table.Th>
            <Table.Th>{t("mail.time")}</Table.Th>
            <Table.Td />
          </>
        }
        row={(mail, rowIndex) => (
          <Table.Tr aria-rowindex={rowIndex}>
            <Table.Td style={{ overflowWrap: "anywhere" }}>{mail.recipient}</Table.Td>
            <Table.Td>{t(`mail.${mail.kind}`)}</Table.Td>
            <Table.Td>
              <StatusTag tone={TONES[mail.state]}>{t(`mail.${mail.state}`)}</StatusTag>
              {mail.failure !== null && ` ${t("mail.failure", { code: mail.failure })}`}
            </Table.Td>
            <Table.Td ta="right">{mail.attempts}</Table.Td>
            <Table.Td>{showInstant(mail.sent_at ?? mail.created_at)}</Table.Td>
            <Table.Td ta="right">
              {readable && mail.state === "SENT" && (
                <ActionIcon aria-label={t("mail.open", { recipient: mail.recipient })} onClick={() => show(mail)}>
                  <EyeIcon />
                </ActionIcon>
              )}
              <Resend mail={mail} onResent={onResent} />
            </Table.Td>
          </Table.Tr>
        )}
      />
      <MailDialog mail={shown} opened={opened} onClose={close} />
    </>
  );
}
