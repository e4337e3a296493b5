import { Text } from "@mantine/core";
import { useForm } from "@mantine/form";
import { type FormEvent, type ReactNode, useState } from "react";
import type { PassengerAnswered, PassengerPage } from "shared-schema/api/privacy/passengerLink";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { PassportLines } from "../../forms/passport/PassportLines.tsx";
import { forgetPassengerDrafts, keepPassengerDraft, type PassengerDraft } from "../../store/drafts/passengerDraft.ts";
import { answerPassengerPage } from "../../store/lifecycle/passengerPage.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalInForm } from "../../ui/feedback/refusalMessage.tsx";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { PageTitle } from "../../ui/layout/PageTitle.tsx";
import { passengerMessages } from "./messages.ts";
import { PassportFields } from "./PassportFields.tsx";
import classes from "./passenger.module.css";
import { useReading } from "./useReading.ts";
import { answerOf, hasWishes, isBlank, type PassengerValues, withDraft } from "./values.ts";
import { WishFields } from "./WishFields.tsx";

interface Props {
  token: string;
  page: PassengerPage;
  draft: PassengerDraft | null;
  onSent: (answered: PassengerAnswered) => void;
}

/** Passport and preferences of one passenger. Each change is kept on the device until the form is sent. */
export function PassengerForm({ token, page, draft, onSent }: Props) {
  const t = useText(passengerMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  // The revision on which typing began.
  const opened = draft?.page ?? page;
  const form = useForm<PassengerValues>({
    initialValues: withDraft(draft?.values ?? {}),
    onValuesChange: (values) => keepPassengerDraft(localStorage, token, { page: opened, values: { ...values } }),
  });
  const { values } = form;
  const name = `${page.first_name} ${page.last_name}`;
  const fill = useReading(form);
  const hasConsent = !hasWishes(values) || (values.consent && (values.medical.trim() === "" || values.consentMedical));
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (isBlank(values)) return setRefusal(t("passenger.nothing"));
    if (!hasConsent) {
      form.setErrors({
        ...(values.consent ? {} : { consent: t("passenger.consentNeeded") }),
        ...(values.medical.trim() === "" || values.consentMedical
          ? {}
          : { consentMedical: t("passenger.medicalNeeded") }),
      });
      return;
    }
    setBusy(true);
    const answer = await answerPassengerPage(answerOf(token, opened.rev, values));
    setBusy(false);
    if (answer.ok) {
      forgetPassengerDrafts(localStorage, token, new Date().toISOString());
      onSent(answer.value);
      return;
    }
    const message = refusalInForm(form, answer.refusal, fieldOf);
    setRefusal(answer.refusal.code === "server.unreachable" ? t("passenger.kept") : message);
  };
  return (
    <form onSubmit={send} noValidate className={classes.form}>
      <PageTitle>
        {page.yacht === null ? t("passenger.title") : t("passenger.titleOn", { yacht: page.yacht })}
      </PageTitle>
      <Text>
        {t("passenger.for", { name })}
        {page.from !== null && page.to !== null && (
          <> · {t("passenger.onBoard", { from: showDate(page.from), to: showDate(page.to) })}</>
        )}
      </Text>
      <PassportLines onRead={fill} />
      <PassportFields form={form} page={page} />
      {isOtherName(values, page) && <Notice tone="wait">{t("passenger.otherName", { name })}</Notice>}
      <WishFields form={form} page={page} name={name} />
      <Text size="sm" c="dimmed">
        {t("passenger.privacy", { date: showDate(page.expires_at) })}
      </Text>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <BusyButton type="submit" size="md" fullWidth busy={busy}>
        {t("passenger.send")}
      </BusyButton>
    </form>
  );
}

/** Whether a name is typed that is not the one on file, whatever its capitals. */
function isOtherName(values: PassengerValues, page: PassengerPage): boolean {
  const plain = (text: string) => text.trim().toLowerCase();
  return (["first_name", "last_name"] as const).some(
    (field) => values[field].trim() !== "" && plain(values[field]) !== plain(page[field]),
  );
}

/** The server names a field by its place in the answer. */
function fieldOf(name: string): string {
  return name.replace(/^(particulars|wishes\.wishes)\./, "");
}
