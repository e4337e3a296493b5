import { Text } from "@mantine/core";
import { formatPrice, formatTaxRate } from "shared-schema/pricing/format";
import type { InboxBody } from "shared-schema/sync/inbox";
import { useLanguage, useText } from "../../ui/i18n.ts";
import { fieldWords, type Known } from "./fields/words.ts";
import { syncMessages } from "./messages.ts";
import { documentName } from "./naming.ts";
import classes from "./SyncDrawer.module.css";
import { sidesOf } from "./sides.ts";
import { type Effect, useEffects } from "./useEffects.ts";

/** What choosing each value does to total, rate and approvals. */
export function Effects({ row, known }: { row: InboxBody; known: Known }) {
  const t = useText(syncMessages);
  const effects = useEffects(row);
  if (effects === null) {
    return (
      <Text size="xs" c="dimmed">
        {t("sync.computing")}
      </Text>
    );
  }
  return effects.map((effect) => <EffectOn key={effect.id} row={row} effect={effect} known={known} />);
}

function EffectOn({ row, effect, known }: { row: InboxBody; effect: Effect; known: Known }) {
  const t = useText(syncMessages);
  const locale = useLanguage() === "fr" ? "fr-FR" : "en-US";
  const { mine, theirs, currency, approvals } = effect;
  const sides = sidesOf(row);
  const name = documentName({ collection: "agreements", key: String(effect.id), title: effect.name }, t);
  const rows = [
    { label: t("sync.total"), of: (it: typeof mine) => formatPrice(it.total, currency, locale) },
    { label: t("sync.rate"), of: (it: typeof mine) => formatTaxRate(it.rate, locale) },
  ];
  return (
    <table className={classes.fields}>
      <caption>{t("sync.effects", { name })}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{t(sides.withMine)}</th>
          <th scope="col">{t(sides.withTheirs)}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ label, of }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{of(mine)}</td>
            <td>{of(theirs)}</td>
          </tr>
        ))}
        {approvals.map((approval) => (
          <tr key={approval.party}>
            <th scope="row">{t("sync.approvalOf", { party: fieldWords(`parties.${approval.party}`, known, null) })}</th>
            <td>{t(`sync.approval.${approval.mine}`)}</td>
            <td>{t(`sync.approval.${approval.theirs}`)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
