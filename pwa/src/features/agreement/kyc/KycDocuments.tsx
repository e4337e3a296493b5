import { ActionIcon, Button, FileButton, Group, Text } from "@mantine/core";
import { type ReactNode, useRef, useState } from "react";
import type { KycDocument, KycFile, KycItemView } from "shared-schema/api/privacy/kyc";
import type { Refusal, Result } from "shared-schema/base/result";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import {
  addKycDocument,
  type KycPlace,
  readKycDocument,
  removeKycDocument,
} from "../../../store/commands/privacy/kyc.ts";
import { confirm } from "../../../ui/feedback/confirm.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { TrashIcon } from "../../../ui/icons.tsx";
import { ReceiptSheet, type ShownReceipt } from "../money/receipt/ReceiptSheet.tsx";
import { RECEIPT_TYPES, readReceiptFile } from "../money/receipt/readReceiptFile.ts";
import classes from "./kyc.module.css";
import { kycMessages } from "./messages.ts";
import type { KycFiles } from "./useKyc.ts";

interface Props {
  place: KycPlace;
  /** Of the party. */
  name: string;
  item: KycItemView;
  mayWrite: boolean;
  kyc: KycFiles;
}

/** The documents of an item: read, removed and added on the server. None is kept on this device. */
export function KycDocuments({ place, name, item, mayWrite, kyc }: Props) {
  const t = useText(kycMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>();
  const forget = useRef<() => void>(null);
  const take = (answer: Result<KycFile>) => {
    setBusy(false);
    setRefusal(answer.ok ? undefined : refusalMessage(answer.refusal));
    if (answer.ok) kyc.replace(answer.value);
  };
  const add = async (file: File | null) => {
    if (file === null) return;
    setBusy(true);
    const read = await readReceiptFile(file);
    take(read.ok ? await addKycDocument(place, read.value) : read);
    // The same file chosen again is a choice too.
    forget.current?.();
  };
  const remove = async (id: string) => {
    if (!(await confirm(t("kyc.removeConfirm"), { danger: true }))) return;
    setBusy(true);
    take(await removeKycDocument(id));
  };
  const refused = (refusal: Refusal) => {
    setRefusal(refusalMessage(refusal));
    // A colleague has removed it.
    if (refusal.code === "kyc.no-document") kyc.reload();
  };
  const named = { item: t(`kyc.item.${item.item}`), name };
  const label = t("kyc.addTo", named);
  return (
    <div className={classes.documents}>
      {item.documents.length > 0 && (
        <ul className={classes.files} aria-label={t("kyc.documents")}>
          {item.documents.map((document, index) => (
            <li key={document.id}>
              <Document
                document={document}
                number={index + 1}
                label={t("kyc.documentOf", { ...named, number: index + 1 })}
                offline={kyc.offline}
                onRefused={refused}
              />
              {mayWrite && document.is_removable && (
                <ActionIcon
                  aria-label={t("kyc.remove", { ...named, number: index + 1 })}
                  disabled={kyc.offline || busy}
                  onClick={() => void remove(document.id)}
                >
                  <TrashIcon />
                </ActionIcon>
              )}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && (
        <FileButton accept={RECEIPT_TYPES} onChange={add} resetRef={forget} inputProps={{ "aria-label": label }}>
          {(props) => (
            <BusyButton
              {...props}
              className={classes.flush}
              variant="subtle"
              px="xs"
              aria-label={label}
              busy={busy}
              disabled={kyc.offline}
            >
              {t("kyc.add")}
            </BusyButton>
          )}
        </FileButton>
      )}
      {mayWrite && (
        <Text size="sm" c="dimmed">
          {t("kyc.atOnce")}
        </Text>
      )}
      {refusal !== undefined && (
        <Text size="sm" c="var(--color-alarm-text)" role="alert">
          {refusal}
        </Text>
      )}
    </div>
  );
}

const KILOBYTE = 1_000;

interface DocumentProps {
  document: KycDocument;
  /** Its place in the list. */
  number: number;
  /** Tells it from the documents of other items and parties. */
  label: string;
  offline: boolean;
  onRefused: (refusal: Refusal) => void;
}

function Document({ document, number, label, offline, onRefused }: DocumentProps) {
  const t = useText(kycMessages);
  const [opened, setOpened] = useState(false);
  const [file, setFile] = useState<ShownReceipt | null>();
  const { id, kind, bytes, added_by, added_at } = document;
  const isPdf = kind === "application/pdf";
  const open = async () => {
    setFile(undefined);
    setOpened(true);
    const read = await readKycDocument(id);
    const fileName = `kyc-${id}.${isPdf ? "pdf" : "jpg"}`;
    if (read.ok) return setFile({ blob: new Blob([read.value], { type: kind }), fileName });
    if (read.refusal.code === "server.unreachable") return setFile(null);
    setOpened(false);
    onRefused(read.refusal);
  };
  const about = t("kyc.addedBy", {
    kind: isPdf ? "PDF" : "JPEG",
    size: Math.max(1, Math.round(bytes / KILOBYTE)),
    name: added_by || t("kyc.unknown"),
    date: showDate(added_at),
  });
  return (
    <Group gap="xs">
      <Button
        className={classes.flush}
        variant="subtle"
        px="xs"
        aria-label={label}
        disabled={offline}
        onClick={() => void open()}
      >
        {t("kyc.document", { number })}
      </Button>
      <Text size="sm" c="dimmed">
        {about}
      </Text>
      {opened && (
        <ReceiptSheet noun="document" title={label} note={about} file={file} onClose={() => setOpened(false)} />
      )}
    </Group>
  );
}
