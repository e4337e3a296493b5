import { Text } from "@mantine/core";
import { formatPrice } from "shared-schema/pricing/format";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import type { InboxBody } from "shared-schema/sync/inbox";
import { fieldWords, type Known } from "../../../forms/words/words.ts";
import { localeOf, useLanguage, useText } from "../../../ui/i18n.ts";
import { syncMessages } from "../messages.ts";
import { documentName } from "../naming.ts";
import classes from "../SyncDrawer.module.css";
import { sidesOf } from "./sides.ts";
import { type Effect, useEffects } from "./useEffects.ts";

/** Shows the effects of choosing each value on total, rate and approvals. */
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
  const locale = localeOf(useLanguage());
  const { mine, theirs, currency, lapsing } = effect;
  const sides = sidesOf(row);
  const name = documentName({ collection: "agreements", key: String(effect.id), title: effect.name }, t);
  const rows = [
    { label: t("sync.total"), of: (it: typeof mine) => formatPrice(it.total, currency, locale) },
    { label: t("sync.rate"), of: (it: typeof mine) => formatTaxRate(it.rate, locale) },
  ];
  return (
    <>
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
        </tbody>
      </table>
      {lapsing.length > 0 && (
        <Text size="sm">
          {t("sync.lapsing", {
            parties: lapsing.map((party) => fieldWords(`parties.${party}`, known, null)).join(", "),
          })}
        </Text>
      )}
    </>
  );
}
