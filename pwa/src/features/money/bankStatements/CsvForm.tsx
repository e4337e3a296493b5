import { Button, NativeSelect, SimpleGrid, Stack, Table, Text, TextInput, Title } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { DATE_ORDERS } from "shared-schema/base/text/writtenDay";
import { validate } from "shared-schema/base/validation";
import { type CsvColumns, type CsvMapping, csvMapping } from "shared-schema/payments/bankStatement/csv/mapping";
import { fieldMessages } from "../../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../../ui/i18n.ts";
import { statementMessages } from "./messages.ts";
import classes from "./statements.module.css";

interface Props {
  rows: readonly (readonly string[])[];
  guess: CsvColumns;
  onRead: (mapping: CsvMapping) => void;
}

const SINGLE = ["date", "amount", "credit", "debit", "payer", "reference", "balance"] as const;

/** Says which columns of a CSV file hold what; what the head of the file suggests is filled in. */
export function CsvForm({ rows, guess, onRead }: Props) {
  const t = useText(statementMessages);
  const [columns, setColumns] = useState(guess);
  const [account, setAccount] = useState("");
  const [currency, setCurrency] = useState("EUR");
  const [errors, setErrors] = useState<Record<string, ReactNode>>({});
  const width = Math.max(...rows.map((row) => row.length));
  const head = rows.find((row) => row.filter((cell) => cell.trim() !== "").length > 2) ?? rows[0] ?? [];
  const choices = Array.from({ length: width }, (_, index) => ({
    value: String(index),
    label: t("statements.csv.column", { number: index + 1, head: head[index] ?? "" }),
  }));
  const read = () => {
    const checked = validate(csvMapping, { ...columns, account, currency: currency.trim().toUpperCase() });
    setErrors(checked.ok ? {} : fieldMessages(checked.refusal));
    if (checked.ok) onRead(checked.value);
  };
  const orders = DATE_ORDERS.map((value) => ({ value, label: t(`statements.csv.order.${value}`) }));
  return (
    <section aria-label={t("statements.csv.title")} className={classes.preview}>
      <Stack gap="sm">
        <Title order={2} size="h4">
          {t("statements.csv.title")}
        </Title>
        <Table.ScrollContainer
          type="native"
          minWidth={320}
          tabIndex={0}
          role="region"
          aria-label={t("statements.csv.rows")}
        >
          <Table aria-label={t("statements.csv.rows")}>
            <Table.Tbody>
              {rows.map((row, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows of a file have no other name, and never move
                <Table.Tr key={at}>
                  {row.map((cell, column) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: as above
                    <Table.Td key={column}>{cell}</Table.Td>
                  ))}
                </Table.Tr>
              ))}
            </Table.Tbody>
          </Table>
        </Table.ScrollContainer>
        <SimpleGrid cols={{ base: 1, xs: 2, md: 3 }}>
          <TextInput
            label={t("statements.csv.account")}
            value={account}
            error={errors["account"]}
            required
            onChange={(event) => setAccount(event.currentTarget.value)}
          />
          <TextInput
            label={t("statements.csv.currency")}
            value={currency}
            error={errors["currency"]}
            maxLength={3}
            required
            onChange={(event) => setCurrency(event.currentTarget.value)}
          />
          <NativeSelect
            label={t("statements.csv.order")}
            value={columns.date_order}
            data={orders}
            onChange={({ currentTarget: { value } }) =>
              setColumns({ ...columns, date_order: DATE_ORDERS.find((each) => each === value) ?? "DMY" })
            }
          />
          <NativeSelect
            label={t("statements.csv.decimal")}
            value={columns.decimal}
            data={[
              { value: ".", label: t("statements.csv.decimal.point") },
              { value: ",", label: t("statements.csv.decimal.comma") },
            ]}
            onChange={({ currentTarget: { value } }) => setColumns({ ...columns, decimal: value === "," ? "," : "." })}
          />
          {SINGLE.map((key) => (
            <NativeSelect
              key={key}
              label={t(`statements.csv.${key}`)}
              value={columns[key] === null ? "" : String(columns[key])}
              data={[...(key === "date" ? [] : [{ value: "", label: t("statements.csv.none") }]), ...choices]}
              onChange={({ currentTarget: { value } }) =>
                setColumns({ ...columns, [key]: value === "" ? null : Number(value) })
              }
            />
          ))}
          {[0, 1].map((place) => (
            <NativeSelect
              key={place}
              label={t(place === 0 ? "statements.csv.text" : "statements.csv.moreText")}
              value={columns.texts[place] === undefined ? "" : String(columns.texts[place])}
              data={[{ value: "", label: t("statements.csv.none") }, ...choices]}
              onChange={({ currentTarget: { value } }) => {
                const texts = [...columns.texts.slice(0, place), ...(value === "" ? [] : [Number(value)])];
                setColumns({ ...columns, texts: [...texts, ...columns.texts.slice(place + 1)] });
              }}
            />
          ))}
        </SimpleGrid>
        {Object.keys(errors).length > 0 && !errors["account"] && !errors["currency"] && (
          <Text size="sm" c="var(--color-alarm-text)" role="alert">
            {Object.values(errors)[0]}
          </Text>
        )}
        <div>
          <Button variant="default" onClick={read}>
            {t("statements.csv.read")}
          </Button>
        </div>
      </Stack>
    </section>
  );
}
