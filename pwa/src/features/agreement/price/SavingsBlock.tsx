import { useText } from "../../../ui/i18n.ts";
import { Block } from "../frame/Block.tsx";
import { useShow } from "../frame/format/format.ts";
import { useWorkspace } from "../frame/workspace/workspace.ts";
import { Line } from "./ledger/Line.tsx";
import classes from "./ledger/ledger.module.css";
import { priceMessages } from "./messages.ts";

/** Shows the client's savings from a transport agreement, and the fee on them. Only for eligible agreements. */
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
          <Line name={t("price.savings.one")}>{show.money(price.saving_one)}</Line>
          <Line name={t("price.savings.two")}>{show.money(price.saving_two)}</Line>
          <Line name={t("price.savings.gross")} kind="sum">
            {show.money(price.savings_gross)}
          </Line>
          <Line name={t("price.savings.net")}>{show.money(price.savings_net_of_vat)}</Line>
          <Line name={t("price.savings.fee")} kind="sum">
            {show.money(price.fee_net_basis)}
          </Line>
        </tbody>
      </table>
    </Block>
  );
}
