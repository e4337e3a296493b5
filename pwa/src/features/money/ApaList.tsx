import { Title } from "@mantine/core";
import type { MoneyApa } from "shared-schema/payments/overview/overview";
import { formatAgreementId } from "shared-schema/pricing/format";
import { useText } from "../../ui/i18n.ts";
import { StatusTag } from "../../ui/marks/StatusTag.tsx";
import { TextLink } from "../../ui/TextLink.tsx";
import { moneyMessages } from "./messages.ts";
import classes from "./money.module.css";
import { usePrice } from "./usePrice.ts";

const STATE_TONES = { overspent: "alarm", low: "wait", enough: "plain" } as const;

/** The APA accounts, those with the least left first. */
export function ApaList({ apas }: { apas: readonly MoneyApa[] }) {
  const t = useText(moneyMessages);
  const price = usePrice();
  const left = ({ collected, balance }: MoneyApa) => (collected > 0 ? balance / collected : -1);
  const inOrder = [...apas].sort((a, b) => left(a) - left(b));
  if (inOrder.length === 0) return null;
  return (
    <section className={classes.apas}>
      <Title order={2} size="h4">
        {t("money.apas")}
      </Title>
      <ul>
        {inOrder.map((apa) => {
          const { agreement, collected, spent, balance, is_low } = apa;
          const show = (amount: number) => price(amount, agreement.body.currency);
          const state = balance < 0 ? "overspent" : is_low ? "low" : "enough";
          return (
            <li key={agreement.id}>
              <TextLink to={`/agreement/${agreement.id}/apa`} underline="hover" className={classes.link}>
                <span className={classes.number}>{formatAgreementId(agreement.id)}</span> {agreement.body.name}
              </TextLink>
              <dl>
                <div>
                  <dt>{t("money.apa.collected")}</dt>
                  <dd>{show(collected)}</dd>
                </div>
                <div>
                  <dt>{t("money.apa.spent")}</dt>
                  <dd>{show(spent)}</dd>
                </div>
                <div>
                  <dt>{t("money.apa.balance")}</dt>
                  <dd>{show(balance)}</dd>
                </div>
              </dl>
              <StatusTag tone={STATE_TONES[state]}>{t(`money.apa.${state}`)}</StatusTag>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
