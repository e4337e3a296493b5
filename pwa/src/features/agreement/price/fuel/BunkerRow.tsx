import { ActionIcon, Text } from "@mantine/core";
import type { FuelBunker } from "shared-schema/agreement/schema";
import { isFuelFromApa } from "shared-schema/pricing/fuel";
import { patchBunker, removeBunker } from "#store/commands/agreement/bunkers.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { confirm } from "#ui/feedback/confirm.tsx";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useText } from "#ui/i18n.ts";
import { TrashIcon } from "#ui/icons.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";
import classes from "./fuel.module.css";

interface Props {
  partId: string;
  bunker: FuelBunker;
  index: number;
  /** The last bunker stays. */
  deletable: boolean;
}

/** One bunker: what a litre costs, how much is taken, and what the journey makes of it. */
export function BunkerRow({ partId, bunker, index, deletable }: Props) {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, agreement, may, plan } = useWorkspace();
  const save = (patch: Partial<FuelBunker>) => saved(patchBunker(id, partId, patch));
  const path = (field: keyof FuelBunker) => fieldPath("agreements", id, "fuel_bunkers", partId, field);
  const priced = plan?.price.bunkers.find((one) => one.id === partId);
  const unpriced = priced !== undefined && priced.quantity_used > 0 && bunker.price_per_litre === null;
  const fromApa = isFuelFromApa(agreement);
  const litres = show.litres(priced?.quantity_used ?? null);
  const settling = agreement.status === "SETTLING" || bunker.quantity_used !== null;
  const remove = async () => {
    if (await confirm(t("price.bunker.delete.confirm"), { danger: true })) await removeBunker(id, partId);
  };
  return (
    <fieldset className={classes.bunker}>
      <legend className={classes.legend}>{t("price.bunker", { number: index + 1 })}</legend>
      <NumberField
        label={t("price.bunker.price_per_litre")}
        value={bunker.price_per_litre}
        decimals={4}
        unit={`${show.currency}/L`}
        error={unpriced && !fromApa ? t("price.bunker.free", { litres }) : undefined}
        {...(unpriced && fromApa && { description: t("price.bunker.apa", { litres }) })}
        disabled={!may.terms}
        path={path("price_per_litre")}
        onSave={(price_per_litre) => save({ price_per_litre })}
      />
      <NumberField
        label={t("price.bunker.quantity")}
        value={bunker.quantity}
        decimals={1}
        unit="L"
        error={priced?.danger ? t("price.bunker.over", { n: show.litres(priced.quantity_used) }) : undefined}
        disabled={!may.terms}
        path={path("quantity")}
        onSave={(quantity) => save({ quantity })}
      />
      {settling && (
        <NumberField
          label={t("price.bunker.quantity_used")}
          value={bunker.quantity_used}
          decimals={1}
          unit="L"
          disabled={!may.settlement}
          path={path("quantity_used")}
          onSave={(quantity_used) => save({ quantity_used })}
        />
      )}
      <Text size="sm" c="dimmed" className={classes.used}>
        {priced && bunker.price_per_litre !== null && (
          <Figure name="bunker_price" about={`fuel_bunkers.${partId}`} value={priced.price}>
            {t("price.bunker.used", { litres: show.litres(priced.quantity_used), money: show.money(priced.price) })}
          </Figure>
        )}
      </Text>
      {may.terms && deletable && (
        <ActionIcon
          className={classes.delete}
          aria-label={t("price.bunker.delete", { number: index + 1 })}
          onClick={remove}
        >
          <TrashIcon />
        </ActionIcon>
      )}
    </fieldset>
  );
}
