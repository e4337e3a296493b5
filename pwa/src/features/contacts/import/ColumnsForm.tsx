import { NativeSelect, SimpleGrid, Stack, Table, Text, Title } from "@mantine/core";
import { COLUMN_FIELDS, type ContactMapping } from "shared-schema/export/contactFile/csv/columns";
import { useText } from "../../../ui/i18n.ts";
import type { ShownTable } from "../../../workers/contacts/contactWorker.ts";
import classes from "./import.module.css";
import { importMessages } from "./messages.ts";

/** Letters of a row that its choice shows. */
const MOST_LABEL = 60;

interface Props {
  table: ShownTable;
  mapping: ContactMapping;
  disabled: boolean;
  onChange: (mapping: ContactMapping) => void;
  /** Takes another row for the one that names the columns; null for none. */
  onHeads: (row: number | null) => void;
}

/** Says which columns of a table hold what. */
export function ColumnsForm({ table: { rows }, mapping, disabled, onChange, onHeads }: Props) {
  const t = useText(importMessages);
  const width = Math.max(...rows.map((row) => row.length));
  const choices = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: t("contactImport.column", {
      number: index + 1,
      head: (mapping.head_row === null ? undefined : rows[mapping.head_row]?.[index]?.trim()) || "none",
    }),
  }));
  const headLabel = (row: readonly string[], index: number) =>
    t("contactImport.column", {
      number: index + 1,
      head:
        row
          .filter((cell) => cell.trim() !== "")
          .join(", ")
          .slice(0, MOST_LABEL) || "none",
    });
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
        <Table.ScrollContainer
          type="native"
          minWidth={320}
          tabIndex={0}
          role="region"
          aria-label={t("contactImport.sample")}
        >
          <Table aria-label={t("contactImport.sample")} className={classes.sample}>
            <Table.Tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
                <Table.Tr key={at} data-head={at === mapping.head_row || undefined}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <Table.Td key={column}>{cell}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <NativeSelect
          className={classes.order}
          label={t("contactImport.heads")}
          value={mapping.head_row ?? ""}
          data={[
            { value: "", label: t("contactImport.noHeads") },
            ...rows.map((row, index) => ({ value: String(index), label: headLabel(row, index) })),
          ]}
          disabled={disabled}
          onChange={({ currentTarget: { value } }) => onHeads(value === "" ? null : Number(value))}
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
