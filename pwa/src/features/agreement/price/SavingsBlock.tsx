import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/show.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { priceMessages } from "./messages.ts";
import classes from "./price.module.css";
import { Line } from "./Totals.tsx";

/** What the client saves by a transport agreement, and the fee on it; only where it is eligible. */
export function SavingsBlock() {
  const t = useText(priceMessages);
  const show = useShow();
  const { plan } = useWorkspace();
  if (!plan || plan.price.savings_gross === null) return null;
  const { price } = plan;
  return (
    <Block title={t("price.savings")}>
      <table className={classes.lines}>
        <tbody>
          <Line name={t("price.savings.one")} value={show.money(price.saving_one)} />
          <Line name={t("price.savings.two")} value={show.money(price.saving_two)} />
          <Line name={t("price.savings.gross")} value={show.money(price.savings_gross)} kind="sum" />
          <Line name={t("price.savings.net")} value={show.money(price.savings_net_of_vat)} />
          <Line name={t("price.savings.fee")} value={show.money(price.fee_net_basis)} kind="sum" />
        </tbody>
      </table>
    </Block>
  );
}
