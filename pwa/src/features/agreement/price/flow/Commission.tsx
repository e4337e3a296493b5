import { Stack, Text } from "@mantine/core";
import { type CommissionRights, commissionRights } from "shared-schema/commission/change";
import { type CommissionLine, commissionLines, USUAL_RATIO } from "shared-schema/commission/figures";
import { COMMISSION_ROLES, type CommissionBody, withShare } from "shared-schema/commission/schema";
import { partyName } from "shared-schema/contract/sections/parties";
import { editCommission } from "#store/commands/agreement/records/commission.ts";
import { fieldPath } from "#store/drafts/fieldPath.ts";
import { useViewer } from "#store/queries/documents.ts";
import { saved } from "#ui/feedback/saving.ts";
import { NumberField } from "#ui/fields/NumberField.tsx";
import { useText } from "#ui/i18n.ts";
import { Block } from "../../frame/Block.tsx";
import { Figure } from "../../frame/derivation/Figure.tsx";
import { useShow } from "../../frame/format/format.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import classes from "./flow.module.css";
import { flowMessages } from "./flowMessages.ts";
import { Instalments } from "./Instalments.tsx";

const PERCENT = { min: 0, max: 100, decimals: 3, scale: 100, unit: "%" } as const;

/** The earnings of brokers and central agents: the share of each role, and of each party with its instalments. */
export function Commission({ commission }: { commission: CommissionBody }) {
  const t = useText(flowMessages);
  const { id, agreement } = useWorkspace();
  const rights = commissionRights(agreement, useViewer());
  const lines = commissionLines(agreement, commission);
  if (lines.length === 0) return null;
  return (
    <Block title={t("commission.title")} note={t("commission.note")}>
      {COMMISSION_ROLES.filter((role) => lines.some((line) => line.role === role)).map((role) => (
        <Stack key={role} gap="sm">
          <div className={classes.share}>
            <NumberField
              {...PERCENT}
              label={t(`commission.role.${role}`)}
              value={commission[role] ?? USUAL_RATIO[role]}
              disabled={!rights.ratios}
              path={fieldPath("commissions", id, role)}
              onSave={(ratio) => saved(editCommission(id, (before) => ({ ...before, [role]: ratio })))}
            />
          </div>
          {lines
            .filter((line) => line.role === role)
            .map((line) => (
              <Share key={line.key} line={line} rights={rights} />
            ))}
        </Stack>
      ))}
    </Block>
  );
}

function Share({ line, rights }: { line: CommissionLine; rights: CommissionRights }) {
  const t = useText(flowMessages);
  const show = useShow();
  const { id, inputs } = useWorkspace();
  const profile = inputs?.profiles[line.profile_id];
  const name = profile ? partyName(profile) : "";
  return (
    <Stack gap={8}>
      <Text size="sm" fw={600}>
        {name} ·{" "}
        <Figure name="commission_share" about={`parties.${line.key}`} value={line.amount}>
          {show.money(line.amount)}
        </Figure>
      </Text>
      <div className={classes.share}>
        <NumberField
          {...PERCENT}
          label={t("commission.of", { field: t("commission.ratio"), name })}
          value={line.share.ratio}
          disabled={!rights.ratios}
          path={fieldPath("commissions", id, "shares", line.key, "ratio")}
          onSave={(ratio) => saved(editCommission(id, (before) => withShare(before, line.key, { ratio })))}
        />
      </div>
      <Instalments line={line} name={name} rights={rights} />
    </Stack>
  );
}
