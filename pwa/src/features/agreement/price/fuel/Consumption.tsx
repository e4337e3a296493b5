import { Group, SimpleGrid, Text } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "#store/commands/agreement/agreements.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { Block } from "../../frame/Block.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

/** Litres: estimated from route and yacht, or entered; an empty field follows the estimate. */
export function Consumption() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, access, agreement, may, plan } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const hint = (litres: number | null | undefined) =>
    [t("price.fuel.estimate", { litres: show.litres(litres) }), may.terms ? t("price.fuel.follows") : ""].join(" ");
  const unknown = plan?.itinerary.warnings.includes("consumption-data-missing") === true;
  return (
    <Block title={t("price.fuel")}>
      {unknown && <Notice tone="wait">{t("price.fuel.noEstimate")}</Notice>}
      {access.write ? (
        <SimpleGrid cols={{ base: 1, xs: 2 }} mt={unknown ? "md" : 0}>
          <NumberField
            label={t("price.fuel.journey")}
            path={fieldPath("agreements", id, "journey_consumption")}
            value={agreement.journey_consumption}
            decimals={1}
            unit="L"
            description={hint(plan?.itinerary.journey_cons_estimate)}
            disabled={!may.terms}
            onSave={(journey_consumption) => save({ journey_consumption })}
          />
          <NumberField
            label={t("price.fuel.routing")}
            path={fieldPath("agreements", id, "routing_consumption")}
            value={agreement.routing_consumption}
            decimals={1}
            unit="L"
            description={hint(plan?.itinerary.routing_cons_estimate)}
            disabled={!may.terms}
            onSave={(routing_consumption) => save({ routing_consumption })}
          />
        </SimpleGrid>
      ) : (
        <Figures
          lines={[
            {
              label: t("price.fuel.journey"),
              value: show.litres(agreement.journey_consumption ?? plan?.itinerary.journey_cons_estimate),
            },
            {
              label: t("price.fuel.routing"),
              value: show.litres(agreement.routing_consumption ?? plan?.itinerary.routing_cons_estimate),
            },
          ]}
        />
      )}
      <Group justify="space-between" pt="md">
        <Text fw={600}>{t("price.fuel.total")}</Text>
        <Text fw={600}>
          <Figure name="total_fuel_consumption" value={plan?.price.total_fuel_consumption}>
            {plan ? show.litres(plan.price.total_fuel_consumption) : "…"}
          </Figure>
        </Text>
      </Group>
    </Block>
  );
}
