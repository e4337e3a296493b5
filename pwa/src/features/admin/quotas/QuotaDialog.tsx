import { SimpleGrid, Text, TextInput } from "@mantine/core";
import { type ReactNode, useState } from "react";
import {
  NO_QUOTAS,
  QUOTA_NAMES,
  type QuotaChange,
  type QuotaList,
  type QuotaName,
  type QuotaView,
} from "shared-schema/api/operator/quotas";
import { request } from "../../../store/http/http.ts";
import { FormDialog } from "../../../ui/feedback/FormDialog.tsx";
import { inWords, refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { numberMessages } from "../../../ui/fields/autosave/numberMessages.ts";
import { formatNumber, parseNumber } from "../../../ui/fields/number.ts";
import type { SaveResult } from "../../../ui/fields/types.ts";
import { localeOf, textFor, useLanguage, useText } from "../../../ui/i18n.ts";
import { quotaMessages } from "./messages.ts";
import { rulesOf, showAmount, unitOf } from "./units.ts";

interface Props {
  account: QuotaView;
  server: QuotaList["server"];
  onClose: () => void;
  onChanged: (account: QuotaView) => void;
}

/** Raises the limits of one account. An empty field takes the server's own. */
export function QuotaDialog({ account, server, onClose, onChanged }: Props) {
  const t = useText(quotaMessages);
  const language = useLanguage();
  const locale = localeOf(language);
  const [texts, setTexts] = useState<Partial<Record<QuotaName, string>>>(() => textsOf(account, language));
  const [errors, setErrors] = useState<Partial<Record<QuotaName, ReactNode>>>({});
  const read = (name: QuotaName) => parseNumber(texts[name] ?? "", rulesOf(name), textFor(numberMessages), language);
  const save = async (): Promise<SaveResult> => {
    const json: QuotaChange = { ...NO_QUOTAS };
    const wrong: typeof errors = {};
    for (const name of QUOTA_NAMES) {
      const entered = read(name);
      if (!entered.ok) wrong[name] = inWords(() => messageOf(read(name)));
      else json[name] = entered.value === null ? null : Math.round(entered.value * unitOf(name));
    }
    setErrors(wrong);
    const first = Object.values(wrong)[0];
    if (first !== undefined) return { ok: false, message: <>{first}</> };
    const answer = await request<QuotaView>("PUT", `/user/${account.user_id}/quotas`, { json, quiet: true });
    if (!answer.ok) return { ok: false, message: refusalMessage(answer.refusal) };
    onChanged(answer.value);
    onClose();
    return { ok: true };
  };
  return (
    <FormDialog
      opened
      title={t("quotas.title", { email: account.email })}
      submitLabel={t("quotas.save")}
      onClose={onClose}
      onSubmit={save}
    >
      <Text size="sm" c="dimmed">
        {t("quotas.note")}
      </Text>
      <SimpleGrid cols={{ base: 1, xs: 2 }} spacing="md">
        {QUOTA_NAMES.map((name) => (
          <TextInput
            key={name}
            label={t(`quotas.${name}`)}
            description={t("quotas.own", { most: showAmount(name, server[name], locale) })}
            inputMode="numeric"
            autoComplete="off"
            value={texts[name] ?? ""}
            error={errors[name]}
            onChange={(event) => {
              const text = event.currentTarget.value;
              setTexts((others) => ({ ...others, [name]: text }));
              setErrors(({ [name]: _, ...others }) => others);
            }}
          />
        ))}
      </SimpleGrid>
    </FormDialog>
  );
}

function textsOf({ raised }: QuotaView, language: "en" | "fr"): Partial<Record<QuotaName, string>> {
  const texts: Partial<Record<QuotaName, string>> = {};
  for (const name of QUOTA_NAMES) {
    const amount = raised[name];
    if (amount !== undefined) texts[name] = formatNumber(amount / unitOf(name), rulesOf(name), language);
  }
  return texts;
}

function messageOf(read: ReturnType<typeof parseNumber>): string {
  return read.ok ? "" : read.message;
}
