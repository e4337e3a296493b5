import { Checkbox, NativeSelect, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { COLUMN_FIELDS, type ContactMapping } from "shared-schema/export/contactFile/columns";
import { useText } from "../../../ui/i18n.ts";
import type { ShownTable } from "../../../workers/contacts/contactWorker.ts";
import classes from "./import.module.css";
import { importMessages } from "./messages.ts";

interface Props {
  table: ShownTable;
  mapping: ContactMapping;
  disabled: boolean;
  onChange: (mapping: ContactMapping) => void;
}

/** Says which columns of a table hold what. */
export function ColumnsForm({ table: { rows }, mapping, disabled, onChange }: Props) {
  const t = useText(importMessages);
  const width = Math.max(...rows.map((row) => row.length));
  const choices = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: t("contactImport.column", { number: index + 1, head: rows[0]?.[index]?.trim() || "none" }),
  }));
  return (
    <section aria-label={t("contactImport.columns")}>
      <Stack gap="sm">
        <div>
          <Title order={2} size="h4">
            {t("contactImport.columns")}
          </Title>
          <Text size="sm" c="dimmed">
            {t("contactImport.columnsNote")}
          </Text>
        </div>
        <Table.ScrollContainer minWidth={320}>
          <Table aria-label={t("contactImport.sample")} className={classes.sample}>
            <Table.Tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
                <Table.Tr key={at} data-head={(at === 0 && mapping.has_heads) || undefined}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <Table.Td key={column}>{cell}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <Checkbox
          label={t("contactImport.heads")}
          checked={mapping.has_heads}
          disabled={disabled}
          onChange={({ currentTarget: { checked } }) => onChange({ ...mapping, has_heads: checked })}
        />
        <SimpleGrid cols={{ base: 1, xs: 2, md: 4 }} spacing="sm">
          {COLUMN_FIELDS.map((field) => (
            <NativeSelect
              key={field}
              label={t(`contactImport.field.${field}`)}
              value={mapping.columns[field] === null ? "" : String(mapping.columns[field])}
              data={[{ value: "", label: t("contactImport.noColumn") }, ...choices]}
              disabled={disabled}
              onChange={({ currentTarget: { value } }) =>
                onChange({ ...mapping, columns: { ...mapping.columns, [field]: value === "" ? null : Number(value) } })
              }
            />
          ))}
        </SimpleGrid>
      </Stack>
    </section>
  );
}
