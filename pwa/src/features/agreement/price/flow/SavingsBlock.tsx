import { Text } from "@mantine/core";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { Line } from "../ledger/Line.tsx";
import classes from "../ledger/ledger.module.css";
import { savingsMessages } from "./savingsMessages.ts";
import { useSavings } from "./useSavings.ts";

const LINES = [
  { key: "one", name: "saving_one", kind: null },
  { key: "two", name: "saving_two", kind: null },
  { key: "gross", name: "savings_gross", kind: "sum" },
  { key: "net", name: "savings_net_of_vat", kind: null },
  { key: "fee", name: "fee_net_basis", kind: "sum" },
] as const;

/** Shows the client's savings from a transport agreement and the fee on them, in euros. Only for eligible agreements. */
export function SavingsBlock() {
  const t = useText(savingsMessages);
  const show = useShow();
  const { agreement } = useWorkspace();
  const savings = useSavings();
  if (savings === null) return null;
  if (savings === "NO_RATE") {
    return (
      <Block title={t("price.savings")}>
        <Text size="sm" c="dimmed">
          {t("price.savings.noRate", { currency: agreement.currency })}
        </Text>
      </Block>
    );
  }
  return (
    <Block title={t("price.savings")}>
      <table className={classes.lines}>
        <tbody>
          {LINES.map(({ key, name, kind }) => (
            <Line key={key} name={t(`price.savings.${key}`)} {...(kind && { kind })}>
              <Figure name={name} value={savings[name]}>
                {show.euros(savings[name])}
              </Figure>
            </Line>
          ))}
        </tbody>
      </table>
    </Block>
  );
}
