import { Button, Stack, Table, Text } from "@mantine/core";
import { formatAgreementId, formatPrice } from "shared-schema/pricing/format";
import { formatTaxRate } from "shared-schema/pricing/formatPercent";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { TextLink } from "#ui/TextLink.tsx";
import { taxTableMessages } from "../messages.ts";
import { type Effect, type MovedDraft, useDraftEffect } from "./useDraftEffect.ts";

interface Props {
  /** The table as it is. */
  before: TaxRow[];
  /** The table after the change; asked for when the preview is wanted, null where the change is refused. */
  after: () => TaxRow[] | null;
}

/** Which drafts a change of the table touches, and by how much, before it is made. */
export function DraftEffect({ before, after }: Props) {
  const t = useText(taxTableMessages);
  const { effect, begin, clear } = useDraftEffect();
  const show = () => {
    const changed = after();
    if (changed) begin(before, changed);
    else clear();
  };
  return (
    <Stack gap="xs">
      <Button variant="default" onClick={show}>
        {t("tax.effect.show")}
      </Button>
      {effect && <EffectSummary effect={effect} />}
    </Stack>
  );
}

function EffectSummary({ effect: { drafts, done, moved, failed } }: { effect: Effect }) {
  const t = useText(taxTableMessages);
  const summary =
    done < drafts
      ? t("tax.effect.busy", { done, count: drafts })
      : moved.length === 0
        ? t("tax.effect.none", { count: drafts })
        : t("tax.effect.some", { changed: moved.length, count: drafts });
  return (
    <>
      <Text size="sm" role="status">
        {summary} {failed > 0 && t("tax.effect.failed", { count: failed })}
      </Text>
      {moved.length > 0 && (
        <Table.ScrollContainer minWidth={520}>
          <Table verticalSpacing={4}>
            <Table.Thead>
              <Table.Tr>
                <Table.Th>{t("tax.effect.draft")}</Table.Th>
                <Table.Th ta="right">{t("tax.effect.rate")}</Table.Th>
                <Table.Th ta="right">{t("tax.effect.total")}</Table.Th>
                <Table.Th ta="right">{t("tax.effect.by")}</Table.Th>
              </Table.Tr>
            </Table.Thead>
            <Table.Tbody>
              {moved.map((draft) => (
                <Moved key={draft.id} draft={draft} />
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
      )}
    </>
  );
}

function Moved({ draft: { id, name, currency, before, after } }: { draft: MovedDraft }) {
  const locale = localeOf(useLanguage());
  const by = before.total === null || after.total === null ? null : after.total - before.total;
  const sign = by !== null && by > 0 ? "+" : "";
  return (
    <Table.Tr>
      <Table.Td>
        <TextLink to={`/agreement/${id}/price`}>{name || formatAgreementId(id)}</TextLink>
      </Table.Td>
      <Table.Td ta="right">
        {formatTaxRate(before.rate, locale)} → {formatTaxRate(after.rate, locale)}
      </Table.Td>
      <Table.Td ta="right">
        {formatPrice(before.total, currency, locale)} → {formatPrice(after.total, currency, locale)}
      </Table.Td>
      <Table.Td ta="right">
        {sign}
        {formatPrice(by, currency, locale)}
      </Table.Td>
    </Table.Tr>
  );
}
