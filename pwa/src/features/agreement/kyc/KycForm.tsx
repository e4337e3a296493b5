import { Button, Group, NativeSelect, Stack, Text, Textarea } from "@mantine/core";
import { type FormEvent, type ReactNode, useState } from "react";
import type { KycItemView } from "shared-schema/api/privacy/kyc";
import { KYC_STATES, MOST_KYC_NOTE } from "shared-schema/kyc/items";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { useShownForm } from "../../../forms/useShownForm.ts";
import { type KycPlace, putKycItem } from "../../../store/commands/privacy/kyc.ts";
import { isKycFieldOf, kycPath } from "../../../store/drafts/fieldPath.ts";
import { refreshKycAlerts } from "../../../store/queries/asked/kycAlerts.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { DayInput } from "../../../ui/fields/DayInput.tsx";
import { readDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import classes from "./kyc.module.css";
import { kycMessages } from "./messages.ts";
import { type KycField, type KycTexts, textsOf, typedKyc } from "./typedKyc.ts";
import type { KycFiles } from "./useKyc.ts";

interface Props {
  place: KycPlace;
  item: KycItemView;
  kyc: KycFiles;
  onClose: () => void;
}

/** The form of an item. Typed text is kept on this device until the server has it. */
export function KycForm({ place, item, kyc, onClose }: Props) {
  const t = useText(kycMessages);
  const [typed] = useState(() => typedKyc(place, item));
  /** The fields that were typed into; the others show the item as it stands by now. */
  const [own, setOwn] = useState<Partial<KycTexts>>(typed.own);
  const texts: KycTexts = { ...textsOf(item), ...own };
  const [fault, setFault] = useState<ReactNode>();
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [isReported, setReported] = useState(false);
  const [busy, setBusy] = useState(false);
  const nameOf = (field: KycField) => kycPath(place.agreement, place.profile, place.item, field);
  useShownForm({
    isOf: (path) => isKycFieldOf(path, place.agreement, place.profile, place.item),
    onDiscarded: () => setOwn(typed.own()),
    keepAgain: () => typed.keepAgain(own),
  });
  const put = (field: KycField, text: string) => {
    const next = { ...own, [field]: text };
    setOwn(next);
    setFault(undefined);
    typed.keep(next);
  };
  const cancel = () => {
    typed.forget();
    onClose();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const day = readDate(texts.expires_on);
    if (day === null && texts.expires_on.trim() !== "") return setFault(t("kyc.notDay"));
    setBusy(true);
    const state = KYC_STATES.find((each) => each === texts.state) ?? "OPEN";
    const upon = isReported ? item.rev : typed.base;
    const saved = await putKycItem(place, { state, expires_on: day, note: texts.note.trim(), upon });
    setBusy(false);
    if (saved.ok) {
      kyc.replace(saved.value);
      refreshKycAlerts();
      typed.forget(texts);
      return onClose();
    }
    setRefusal(refusalMessage(saved.refusal));
    if (saved.refusal.code !== "kyc.changed") return;
    // The entry of the other person is shown above the form from now on.
    setReported(true);
    kyc.reload();
  };
  return (
    <form onSubmit={save} noValidate className={classes.form}>
      <Stack gap="sm">
        <div className={classes.pair}>
          <NativeSelect
            label={t("kyc.state")}
            name={nameOf("state")}
            value={texts.state}
            disabled={busy}
            description={item.is_changeable ? undefined : t("kyc.othersState")}
            data={KYC_STATES.map((value) => ({
              value,
              label: t(`kyc.is.${value}`),
              disabled: !item.is_changeable && value !== item.state,
            }))}
            onChange={(event) => put("state", event.currentTarget.value)}
          />
          <DayInput
            label={t("kyc.expires")}
            optional
            value={texts.expires_on}
            error={fault}
            readOnly={busy}
            onChange={(text) => put("expires_on", text)}
          />
        </div>
        <Textarea
          label={t("kyc.text")}
          description={t("kyc.textNote")}
          name={nameOf("note")}
          autosize
          minRows={2}
          maxRows={8}
          // A note that a merge has joined may be longer than one that is typed.
          maxLength={Math.max(MOST_KYC_NOTE, item.note.length)}
          value={texts.note}
          readOnly={busy}
          onChange={(event) => put("note", event.currentTarget.value)}
        />
        {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
        {kyc.offline && <Text size="sm">{t("kyc.offline")}</Text>}
        <Group gap="sm" justify="flex-end">
          <Button variant="default" disabled={busy} onClick={cancel}>
            {t("kyc.cancel")}
          </Button>
          <BusyButton type="submit" busy={busy} disabled={kyc.offline}>
            {t("kyc.save")}
          </BusyButton>
        </Group>
      </Stack>
    </form>
  );
}
