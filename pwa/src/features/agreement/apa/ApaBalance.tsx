import { Text } from "@mantine/core";
import type { TermName } from "shared-schema/base/derivation/term";
import { apaBalance } from "shared-schema/payments/apa/account";
import { forecastOf } from "shared-schema/payments/apa/forecast";
import { deviceZone } from "../../../base/deviceZone.ts";
import { useText } from "../../../ui/i18n.ts";
import { Figures } from "../../../ui/layout/Figures.tsx";
import { useToday } from "../../../ui/useToday.ts";
import { Figure } from "../frame/derivation/Figure.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import classes from "../money/apa.module.css";
import { apaMessages } from "../money/apaMessages.ts";

/** The balance of the APA, the cost of a day, and the balance expected when the charter ends. */
export function ApaBalance() {
  const t = useText(apaMessages);
  const show = useShow();
  const today = useToday();
  const { agreement } = useWorkspace();
  const { collected, spent, balance } = apaBalance(agreement);
  const forecast = forecastOf(agreement, today, deviceZone());
  const explained = (name: TermName, value: number, text: string) => (
    <Figure name={name} value={value}>
      {text}
    </Figure>
  );
  return (
    <div className={classes.balance}>
      <div>
        <Text size="sm" c="dimmed">
          {t("apa.left")}
        </Text>
        <p className={classes.left} data-negative={balance < 0 || undefined}>
          <Figure name="apa_balance" value={balance}>
            {show.money(balance)}
          </Figure>
        </p>
      </div>
      <Figures
        lines={[
          { label: t("apa.collected"), value: explained("apa_collected", collected, show.money(collected)) },
          { label: t("apa.spent"), value: explained("apa_spent", spent, show.money(spent)) },
          {
            label: t("apa.perDay"),
            value:
              forecast && explained("apa_per_day", forecast.per_day, show.about(show.money(forecast.per_day), true)),
          },
          {
            label: t("apa.atEnd"),
            value:
              forecast &&
              explained(
                "apa_at_end",
                forecast.at_end,
                t("apa.atEnd.days", { money: show.about(show.money(forecast.at_end), true), days: forecast.days_left }),
              ),
          },
        ]}
      />
      {collected === 0 && (
        <Text size="sm" c="dimmed">
          {t("apa.notPaidIn")}
        </Text>
      )}
    </div>
  );
}
