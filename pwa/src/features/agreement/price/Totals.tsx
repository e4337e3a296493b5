import { useCountryName } from "../../../forms/useCountryName.ts";
import { useText } from "../../../ui/i18n.ts";
import { Notice } from "../../../ui/Notice.tsx";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";
import classes from "./price.module.css";

/** The price line by line, down to the grand total. */
export function Totals() {
  const t = useText(priceMessages);
  const show = useShow();
  const countryName = useCountryName();
  const { agreement, plan } = useWorkspace();
  if (!plan) return null;
  const { price, tax } = plan;
  const vat =
    tax.effective_vat_rate === null
      ? t("price.line.vat.unknown")
      : t("price.line.vat", {
          rate: show.rate(tax.effective_vat_rate),
          country: countryName(tax.vat_country) ?? show.missing,
        });
  const list = price.missing.map((key) => t(`price.needs.${key}`)).join(", ");
  return (
    <Block title={t("price.total")}>
      {price.missing.length > 0 && <Notice tone="wait">{t("price.needs", { list })}</Notice>}
      <table className={classes.lines}>
        <tbody>
          <Line name={t("price.line.cruising")} value={show.money(agreement.base_price_cruising)} />
          <Line name={t("price.line.routing")} value={show.money(agreement.base_price_routing)} />
          <Line name={t("price.line.oil")} value={show.money(price.total_oil_price)} />
          <Line name={t("price.line.services")} value={show.money(price.total_services_price)} />
          <Line name={t("price.line.net")} value={show.money(price.net_total)} kind="sum" />
          <Line name={vat} value={show.money(price.vat_amount)} />
          <Line name={t("price.line.total")} value={show.money(price.total_agreement_price)} kind="sum" />
          <Line
            name={t("price.line.apa", { percent: show.percent(agreement.requested_cea_ratio ?? 0) })}
            value={show.money(price.requested_cea_amount)}
          />
          <Line
            name={t("price.line.deposit", { percent: show.percent(agreement.requested_deposit_ratio ?? 0) })}
            value={show.money(price.requested_deposit_amount)}
          />
          <Line name={t("price.line.grand")} value={show.money(price.grand_total_price)} kind="grand" />
        </tbody>
      </table>
    </Block>
  );
}

/** One line of a sum. */
export function Line({ name, value, kind }: { name: string; value: string; kind?: "sum" | "grand" }) {
  return (
    <tr data-sum={kind === "sum" || undefined} data-grand={kind === "grand" || undefined}>
      <th scope="row">{name}</th>
      <td>{value}</td>
    </tr>
  );
}
