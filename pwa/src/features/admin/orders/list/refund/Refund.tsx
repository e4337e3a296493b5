import { Button, List, Radio, Stack, Text, TextInput } from "@mantine/core";
import { useDisclosure } from "@mantine/hooks";
import { notifications } from "@mantine/notifications";
import { type ReactElement, useState } from "react";
import type { OrderView } from "shared-schema/api/billing/order";
import { fromMinor, toMinor } from "shared-schema/billing/vat";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { request } from "#store/http/http.ts";
import { FormDialog } from "#ui/feedback/FormDialog.tsx";
import { inWords, refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { filled } from "#ui/feedback/validate.ts";
import type { SaveResult } from "#ui/fields/types.ts";
import { currentLanguage, localeOf, textFor, useLanguage, useText } from "#ui/i18n.ts";
import { refundMessages } from "./messages.ts";
import { mostRefundable, readPart } from "./refundForm.ts";

interface Props {
  order: OrderView;
  /** @param order as it is afterwards */
  onRefunded(order: OrderView): void;
  /** The order has changed since it was listed. */
  onOutdated(): void;
}

/**
 * Refunds an order, whole or in part, and says before what follows from it. The button stays afterwards, without effect, and keeps the
 * focus.
 */
export function Refund({ order, onRefunded, onOutdated }: Props) {
  const t = useText(refundMessages);
  const language = useLanguage();
  const [opened, { open, close }] = useDisclosure();
  const [wasRefunded, setWasRefunded] = useState(false);
  const [kind, setKind] = useState<"whole" | "part">("whole");
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<ReactElement | null>(null);
  const sum = (amount: number) => formatPrice(amount, order.currency, localeOf(language));
  const most = mostRefundable(order);
  const read = readPart(typed, order, language);
  const part = read.ok ? read.value : null;
  const amount = kind === "whole" ? most : part;
  const end = () => {
    close();
    setKind("whole");
    setTyped("");
    setError(null);
  };
  const submit = async (): Promise<SaveResult> => {
    if (amount === null) {
      setError(filled(typed) ?? inWords(() => messageOf(typed, order)));
      return { ok: false, message: null };
    }
    const json = { refunded: order.refunded, ...(kind === "part" && { amount }) };
    const answer = await request<OrderView>("POST", `/billing/orders/${order.id}/refund`, {
      json,
      headers: { "accept-language": language },
      quiet: true,
    });
    if (!answer.ok) {
      if (answer.refusal.code === "billing.refund-changed") onOutdated();
      return { ok: false, message: refusalMessage(answer.refusal) };
    }
    end();
    setWasRefunded(true);
    notifyRefunded(order, answer.value);
    onRefunded(answer.value);
    return { ok: true };
  };
  if (most === 0 && !wasRefunded) return null;
  return (
    <>
      <Button
        variant="default"
        aria-haspopup="dialog"
        aria-label={t("refund.title", { number: formatAgreementId(order.cruise_id) })}
        {...(most === 0 && { "aria-disabled": true, "data-disabled": true })}
        onClick={() => most > 0 && open()}
      >
        {t("refund.open")}
      </Button>
      <FormDialog
        opened={opened}
        title={t("refund.title", { number: formatAgreementId(order.cruise_id) })}
        submitLabel={amount === null ? t("refund.open") : t("refund.submit", { sum: sum(amount) })}
        onClose={end}
        onSubmit={submit}
      >
        <Text>
          {t("refund.order", { product: order.product_name, name: order.billing_name ?? "", sum: sum(order.total) })}{" "}
          {order.refunded > 0 && t("refund.before", { sum: sum(order.refunded) })}
        </Text>
        <Radio.Group
          label={t("refund.howMuch")}
          value={kind}
          onChange={(value) => {
            setKind(value === "part" ? "part" : "whole");
            setError(null);
          }}
        >
          <Stack gap="xs" mt="xs">
            <Radio size="md" value="whole" data-autofocus label={t("refund.whole", { sum: sum(most) })} />
            <Radio size="md" value="part" label={t("refund.part")} />
          </Stack>
        </Radio.Group>
        {kind === "part" && (
          <TextInput
            label={t("refund.sum", { currency: order.currency })}
            description={t("refund.most", { sum: sum(most) })}
            inputMode="decimal"
            autoComplete="off"
            withAsterisk
            maw="14rem"
            value={typed}
            error={error}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              setError(null);
            }}
          />
        )}
        <List size="sm" spacing={4}>
          <List.Item>{t("refund.card")}</List.Item>
          <List.Item>{t("refund.credit")}</List.Item>
          <List.Item>{t(amount === most ? "refund.owedAgain" : "refund.stillPaid")}</List.Item>
          <List.Item>{t("refund.final")}</List.Item>
        </List>
      </FormDialog>
    </>
  );
}

function messageOf(typed: string, order: OrderView): string {
  const read = readPart(typed, order, currentLanguage());
  return read.ok ? "" : read.message;
}

/** The credit note is drawn with the refund, or some minutes later where the provider did not answer in time. */
function notifyRefunded(before: OrderView, { refunded, currency, papers }: OrderView): void {
  const t = textFor(refundMessages);
  const given = fromMinor(toMinor(refunded, currency) - toMinor(before.refunded, currency), currency);
  const credit = papers.filter(({ kind }) => kind === "credit_note").at(-1);
  const isDone = given > 0 && credit !== undefined;
  notifications.show({
    color: "seaGlass",
    title: inWords(() => t(isDone ? "refund.done" : "refund.underWay")),
    message: inWords(() =>
      isDone
        ? t("refund.doneNote", {
            sum: formatPrice(given, currency, localeOf(currentLanguage())),
            number: credit.number,
          })
        : t("refund.underWayNote"),
    ),
  });
}
