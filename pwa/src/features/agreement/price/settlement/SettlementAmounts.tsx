import { SimpleGrid } from "@mantine/core";
import { type AgreementPatch, patchAgreement } from "#store/commands/agreement/agreements.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useText } from "#ui/i18n.ts";
import { Figures } from "#ui/layout/Figures.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

const FIELDS = ["actual_client_expenses", "actual_deposit_deduction"] as const;

/** The client's actual expenses and the part of the deposit that is kept, entered while the agreement is settled. */
export function SettlementAmounts() {
  const t = useText(priceMessages);
  const show = useShow();
  const { id, access, agreement, may } = useWorkspace();
  const save = (patch: AgreementPatch) => saved(patchAgreement(id, patch));
  if (!access.write) {
    const lines = FIELDS.map((key) => ({ label: t(`price.field.${key}`), value: show.money(agreement[key]) }));
    return <Figures lines={lines} />;
  }
  return (
    <SimpleGrid cols={{ base: 1, xs: 2 }}>
      {FIELDS.map((field) => (
        <NumberField
          key={field}
          label={t(`price.field.${field}`)}
          value={agreement[field]}
          fixed
          unit={show.currency}
          disabled={!may.settlement}
          path={fieldPath("agreements", id, field)}
          onSave={(value) => save({ [field]: value })}
        />
      ))}
    </SimpleGrid>
  );
}
