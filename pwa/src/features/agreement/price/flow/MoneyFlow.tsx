import { Text } from "@mantine/core";
import { type FlowLine, moneyFlow } from "shared-schema/commission/flow";
import { partyName } from "shared-schema/contract/sections/parties";
import { useCommission } from "#store/queries/agreement/commission.ts";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { useSavings } from "./useSavings.ts";
import { Commission } from "./Commission.tsx";
import classes from "./flow.module.css";
import { flowMessages } from "./flowMessages.ts";

/** The commission, for those who see it, and the waterfall of the grand total: each part begins where the one before it ends. */
export function MoneyFlow() {
  const { id, agreement } = useWorkspace();
  const commission = useCommission(id, agreement);
  if (commission === undefined) return null;
  return (
    <>
      {commission !== null && <Commission commission={commission} />}
      <Waterfall commission={commission} />
    </>
  );
}

function Waterfall({ commission }: { commission: Parameters<typeof moneyFlow>[2] }) {
  const t = useText(flowMessages);
  const show = useShow();
  const { agreement, plan, inputs } = useWorkspace();
  const savings = useSavings();
  const lines = plan && moneyFlow(plan.price, agreement, commission);
  const total = plan?.price.grand_total_price;
  if (!plan || !lines || !total) return null;
  const nameOf = ({ name, profile_id }: FlowLine) => {
    const profile = profile_id === null ? undefined : inputs?.profiles[profile_id];
    return profile ? t("flow.commissionOf", { name: partyName(profile) }) : t(`flow.line.${name}`);
  };
  let before = 0;
  const placed = lines.map((line) => {
    const left = (before / total) * 100;
    before += line.amount;
    return { line, left, width: (line.amount / total) * 100 };
  });
  const fee = savings === null || savings === "NO_RATE" ? null : savings.fee_net_basis;
  return (
    <Block title={t("flow.title")} note={t("flow.note")}>
      <table className={classes.flow} aria-label={t("flow.table")}>
        <thead>
          <tr>
            <th scope="col">{t("flow.column.part")}</th>
            <th scope="col">{t("flow.column.bar")}</th>
            <th scope="col">{t("flow.column.amount")}</th>
          </tr>
        </thead>
        <tbody>
          {placed.map(({ line, left, width }) => (
            <tr key={`${line.name}/${line.about}`}>
              <th scope="row">{nameOf(line)}</th>
              <td className={classes.bar}>
                <div className={classes.track} aria-hidden>
                  <div className={classes.fill} style={{ marginLeft: `${left}%`, width: `${width}%` }} />
                </div>
              </td>
              <td>
                <Amount line={line} />
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{t("flow.line.grand_total_price")}</th>
            <td />
            <td>
              <Figure name="grand_total_price" value={total}>
                {show.sum(total)}
              </Figure>
            </td>
          </tr>
        </tbody>
      </table>
      {fee !== null && fee > 0 && (
        <Text size="sm" c="dimmed">
          {t("flow.fee", { amount: show.euros(fee) })}
        </Text>
      )}
    </Block>
  );
}

/** An amount that someone entered is shown as it is; one that is derived says how. */
function Amount({ line: { name, about, amount } }: { line: FlowLine }) {
  const show = useShow();
  const shown = show.money(amount);
  if (name === "base_price_cruising" || name === "base_price_routing") return shown;
  return (
    <Figure name={name} {...(about === null ? {} : { about })} value={amount}>
      {shown}
    </Figure>
  );
}
