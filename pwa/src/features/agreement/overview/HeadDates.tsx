import { SimpleGrid } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "../../../store/commands/agreements.ts";
import { DateTimeField } from "../../../ui/fields/DateTimeField.tsx";
import { useText } from "../../../ui/i18n.ts";
import { saved } from "../../../ui/saving.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { overviewMessages } from "./messages.ts";

/** Delivery and redelivery, and the periods in which the yacht is positioned before and after. */
export function HeadDates() {
  const t = useText(overviewMessages);
  const { id, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  const { delivery_date: from, redelivery_date: to } = agreement;
  const backwards = from !== null && to !== null && Date.parse(to) < Date.parse(from);
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      <DateTimeField
        label={t("overview.delivery")}
        value={agreement.delivery_date}
        disabled={!may.terms}
        onSave={(delivery_date) => save({ delivery_date })}
      />
      <DateTimeField
        label={t("overview.redelivery")}
        value={agreement.redelivery_date}
        error={backwards ? t("overview.order") : undefined}
        minDate={from?.slice(0, 10)}
        disabled={!may.terms}
        onSave={(redelivery_date) => save({ redelivery_date })}
      />
      <DateTimeField
        label={t("overview.positioningStart")}
        value={agreement.positioning_toward_start}
        disabled={!may.terms}
        onSave={(positioning_toward_start) => save({ positioning_toward_start })}
      />
      <DateTimeField
        label={t("overview.positioningEnd")}
        value={agreement.positioning_return_end}
        disabled={!may.terms}
        onSave={(positioning_return_end) => save({ positioning_return_end })}
      />
    </SimpleGrid>
  );
}
