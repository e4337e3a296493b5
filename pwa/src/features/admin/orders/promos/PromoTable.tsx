import { ActionIcon, Group, Table } from "@mantine/core";
import type { Promo } from "shared-schema/billing/promo";
import { showDate } from "#ui/fields/dates.ts";
import { localeOf, useLanguage, useText } from "#ui/i18n.ts";
import { PencilIcon, TrashIcon } from "#ui/icons.tsx";
import { StatusTag } from "#ui/marks/StatusTag.tsx";
import { useToday } from "#ui/useToday.ts";
import { promoMessages } from "./messages.ts";
import { PromoDialog } from "./PromoDialog.tsx";

interface Props {
  promos: Promo[];
  onChanged(promos: Promo[]): void;
  onRemove(promo: Promo): void;
}

/** The promos by their first day, and whether each holds today. */
export function PromoTable({ promos, onChanged, onRemove }: Props) {
  const t = useText(promoMessages);
  const language = useLanguage();
  const today = useToday();
  const percent = new Intl.NumberFormat(localeOf(language), { style: "percent", maximumFractionDigits: 3 });
  return (
    <Table.ScrollContainer type="native" minWidth={720} tabIndex={0} role="region" aria-label={t("promos.table")}>
      <Table verticalSpacing={4} aria-label={t("promos.table")}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">{t("promos.code")}</Table.Th>
            <Table.Th scope="col">{t("promos.label")}</Table.Th>
            <Table.Th scope="col" ta="right">
              {t("promos.share")}
            </Table.Th>
            <Table.Th scope="col">{t("promos.valid_from")}</Table.Th>
            <Table.Th scope="col">{t("promos.valid_to")}</Table.Th>
            <Table.Th scope="col">{t("promos.state")}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {promos.map((promo) => (
            <Table.Tr key={promo.code}>
              <Table.Th scope="row">{promo.code}</Table.Th>
              <Table.Td>{language === "fr" ? promo.label_fr : promo.label_en}</Table.Td>
              <Table.Td ta="right">{percent.format(promo.share)}</Table.Td>
              <Table.Td>{showDate(promo.valid_from)}</Table.Td>
              <Table.Td>{showDate(promo.valid_to)}</Table.Td>
              <Table.Td>
                <State promo={promo} today={today} />
              </Table.Td>
              <Table.Td>
                <Group gap={0} wrap="nowrap" justify="flex-end">
                  <PromoDialog
                    promo={promo}
                    taken={promos.map(({ code }) => code).filter((code) => code !== promo.code)}
                    onSaved={onChanged}
                  >
                    {(open) => (
                      <ActionIcon
                        aria-label={t("promos.edit", { code: promo.code })}
                        aria-haspopup="dialog"
                        onClick={open}
                      >
                        <PencilIcon />
                      </ActionIcon>
                    )}
                  </PromoDialog>
                  <ActionIcon aria-label={t("promos.remove", { code: promo.code })} onClick={() => onRemove(promo)}>
                    <TrashIcon />
                  </ActionIcon>
                </Group>
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function State({ promo: { valid_from, valid_to }, today }: { promo: Promo; today: string }) {
  const t = useText(promoMessages);
  if (today < valid_from) return <StatusTag tone="calm">{t("promos.later")}</StatusTag>;
  if (today > valid_to) return <StatusTag tone="plain">{t("promos.over")}</StatusTag>;
  return <StatusTag tone="done">{t("promos.holds")}</StatusTag>;
}
