import { Button, Group, Text } from "@mantine/core";
import { useRef, useState } from "react";
import { useLocation } from "react-router";
import type { KycFile, KycItemView } from "shared-schema/api/privacy/kyc";
import { lastDisembarkation } from "shared-schema/guest/stay";
import { kycWarning } from "shared-schema/kyc/expiry";
import type { KycState } from "shared-schema/kyc/items";
import { hashPath } from "../../../base/hashPath.ts";
import { isKycFieldOf } from "../../../store/drafts/fieldPath.ts";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { StatusTag, type Tone } from "../../../ui/marks/StatusTag.tsx";
import { useToday } from "../../../ui/useToday.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { KycDocuments } from "./KycDocuments.tsx";
import { KycForm } from "./KycForm.tsx";
import classes from "./kyc.module.css";
import { kycMessages } from "./messages.ts";
import { isKycTyped } from "./typedKyc.ts";
import type { KycFiles } from "./useKyc.ts";

const TONES: Readonly<Record<KycState, Tone>> = { OPEN: "wait", DONE: "done", NOT_NEEDED: "plain" };

/** One item: the check as it stands, its documents, and the form on demand. */
export function KycItemRow({ file, item, kyc }: { file: KycFile; item: KycItemView; kyc: KycFiles }) {
  const t = useText(kycMessages);
  const { id, agreement } = useWorkspace();
  const today = useToday();
  const { hash } = useLocation();
  // The form opens with something typed that an earlier page has left, and by a link to it.
  const jumpedTo = isKycFieldOf(hashPath(hash), id, file.profile_id, item.item);
  const place = { agreement: id, profile: file.profile_id, item: item.item };
  const [wasTyped] = useState(() => isKycTyped(place));
  const [chosen, setChosen] = useState<boolean>();
  const edit = useRef<HTMLButtonElement>(null);
  const close = () => {
    setChosen(false);
    // The button in the form that had the focus is gone.
    edit.current?.focus();
  };
  const opened = file.write_access && (chosen ?? (jumpedTo || wasTyped));
  const label = t(`kyc.item.${item.item}`);
  const warning = kycWarning(item, today, lastDisembarkation(agreement));
  return (
    <section aria-label={`${label}, ${file.name}`}>
      <Group justify="space-between" gap="xs" wrap="nowrap" align="baseline">
        <div className={classes.what}>
          <Group gap="xs">
            <Text fw={600}>{label}</Text>
            <StatusTag tone={TONES[item.state]}>{t(`kyc.is.${item.state}`)}</StatusTag>
            {warning && (
              <StatusTag tone={warning === "SOON" ? "wait" : "alarm"}>{t(`kyc.warning.${warning}`)}</StatusTag>
            )}
          </Group>
          <Facts item={item} />
        </div>
        {file.write_access && (
          <Button
            ref={edit}
            className={classes.edit}
            variant="subtle"
            color="gray"
            px="xs"
            aria-expanded={opened}
            aria-label={t("kyc.editOf", { item: label, name: file.name })}
            onClick={() => setChosen(!opened)}
          >
            {t("kyc.edit")}
          </Button>
        )}
      </Group>
      {opened && <KycForm place={place} item={item} kyc={kyc} onClose={close} />}
      <KycDocuments place={place} name={file.name} item={item} mayWrite={opened} kyc={kyc} />
    </section>
  );
}

function Facts({ item: { state, checked_by, checked_at, expires_on, note } }: { item: KycItemView }) {
  const t = useText(kycMessages);
  const facts = [
    ...(state === "OPEN" ? [] : [t("kyc.by", { name: checked_by ?? t("kyc.unknown"), date: showDate(checked_at) })]),
    ...(expires_on === null ? [] : [t("kyc.validUntil", { date: showDate(expires_on) })]),
  ];
  return (
    <>
      {facts.length > 0 && (
        <Text size="sm" c="dimmed">
          {facts.join(" · ")}
        </Text>
      )}
      {note !== "" && (
        <Text size="sm" className={classes.note}>
          {note}
        </Text>
      )}
    </>
  );
}
