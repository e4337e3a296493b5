import { Button, Group, Stack, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { TaxTableView } from "shared-schema/api/reference/taxTable";
import { finderOf } from "shared-schema/api/search";
import type { TaxRow } from "shared-schema/pricing/tax/rows";
import { useCountryName } from "../../../forms/useCountryName.ts";
import { useText } from "../../../ui/i18n.ts";
import { PlusIcon, SearchIcon } from "../../../ui/icons.tsx";
import { compareNames } from "../../../ui/table/names.ts";
import { useToday } from "../../../ui/useToday.ts";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { useFetched } from "../useFetched.ts";
import { AddDialog } from "./change/AddDialog.tsx";
import { EndDialog } from "./change/EndDialog.tsx";
import { WithdrawDialog } from "./change/WithdrawDialog.tsx";
import { taxTableMessages } from "./messages.ts";
import { RowTable } from "./RowTable.tsx";
import { TableHistory } from "./TableHistory.tsx";
import { WithdrawnRows } from "./WithdrawnRows.tsx";

/** The table of tax rates: its rows by country, what was changed of it, and the ways to change it. */
export function TaxTable() {
  const t = useText(taxTableMessages);
  const fetched = useFetched<TaxTableView>("/tax_row/");
  return (
    <FetchedPanel fetched={fetched} note={() => t("tax.intro")}>
      {(table) => <Rows key={table.revision} table={table} onChanged={fetched.put} />}
    </FetchedPanel>
  );
}

/** The dialog that is open, and for which row. */
type Open = { kind: "add"; row: TaxRow | null } | { kind: "end" | "withdraw"; row: TaxRow };

function Rows({ table, onChanged }: { table: TaxTableView; onChanged: (table: TaxTableView) => void }) {
  const t = useText(taxTableMessages);
  const countryName = useCountryName();
  const today = useToday();
  const [filter, setFilter] = useState("");
  const [past, setPast] = useState(false);
  const [open, setOpen] = useState<Open | null>(null);
  const namesOf = ({ country }: TaxRow) =>
    country
      .split("|")
      .map((iso) => countryName(iso) ?? iso)
      .join(", ");
  const isSought = finderOf(filter);
  const found = table.rows
    .filter((row) => isSought(`${row.code} ${row.country} ${namesOf(row)} ${row.source}`))
    .filter(({ valid_to }) => past || valid_to === null || valid_to >= today)
    .sort((a, b) => compareNames(namesOf(a), namesOf(b)) || compareNames(a.code + a.valid_from, b.code + b.valid_from));
  const dialog = { table, opened: true, onClose: () => setOpen(null), onChanged };
  return (
    <Stack gap="md">
      <Group justify="space-between" gap="md">
        <TextInput
          type="search"
          flex="1 1 16rem"
          maw="26rem"
          aria-label={t("tax.search")}
          placeholder={t("tax.search")}
          leftSection={<SearchIcon size={18} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Switch
          size="md"
          label={t("tax.past")}
          checked={past}
          onChange={(event) => setPast(event.currentTarget.checked)}
        />
        <Button leftSection={<PlusIcon size={18} />} onClick={() => setOpen({ kind: "add", row: null })}>
          {t("tax.add")}
        </Button>
      </Group>
      <Text size="sm" c="dimmed">
        {t("tax.count", { count: found.length })}
      </Text>
      <RowTable
        rows={found}
        namesOf={namesOf}
        today={today}
        onNewRate={(row) => setOpen({ kind: "add", row })}
        onEnd={(row) => setOpen({ kind: "end", row })}
        onWithdraw={(row) => setOpen({ kind: "withdraw", row })}
      />
      <WithdrawnRows rows={table.withdrawn} />
      <TableHistory />
      {open?.kind === "add" && <AddDialog {...dialog} row={open.row} />}
      {open?.kind === "end" && <EndDialog {...dialog} row={open.row} />}
      {open?.kind === "withdraw" && (
        <WithdrawDialog {...dialog} row={open.row} isInForce={open.row.valid_from <= today} />
      )}
    </Stack>
  );
}
