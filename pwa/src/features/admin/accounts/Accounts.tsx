import { Code, Group, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { UserView } from "shared-schema/api/account";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { SearchIcon } from "../../../ui/icons.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { adminMessages } from "../messages.ts";
import { useFetched } from "../useFetched.ts";
import { AccountTable } from "./AccountTable.tsx";

/** Every account, for administrators. */
export function Accounts() {
  const t = useText(adminMessages);
  const fetched = useFetched<UserView[]>("/user/");
  return (
    <FetchedPanel fetched={fetched} note={({ length }) => t("admin.count", { count: length })}>
      {(accounts) => (
        <FoundAccounts
          accounts={accounts}
          onChanged={(changed) => fetched.put(accounts.map((each) => (each.id === changed.id ? changed : each)))}
        />
      )}
    </FetchedPanel>
  );
}

interface Props {
  accounts: UserView[];
  onChanged: (account: UserView) => void;
}

function FoundAccounts({ accounts, onChanged }: Props) {
  const t = useText(adminMessages);
  const [filter, setFilter] = useState("");
  const [raw, setRaw] = useState(false);
  const sought = filter.trim().toLocaleLowerCase();
  const found = accounts.filter((account) => textOf(account).includes(sought));
  return (
    <>
      <Group justify="space-between" mb="md" gap="md">
        <TextInput
          type="search"
          flex="1 1 16rem"
          maw="26rem"
          aria-label={t("admin.search")}
          placeholder={t("admin.search")}
          leftSection={<SearchIcon size={18} />}
          value={filter}
          onChange={(event) => setFilter(event.currentTarget.value)}
        />
        <Switch
          size="md"
          label={t("admin.raw")}
          checked={raw}
          onChange={(event) => setRaw(event.currentTarget.checked)}
        />
      </Group>
      {found.length === 0 && <Text c="dimmed">{t("admin.noMatch", { filter: filter.trim() })}</Text>}
      {raw ? (
        <Code block>{JSON.stringify(found, null, 2)}</Code>
      ) : (
        found.length > 0 && <AccountTable accounts={found} onChanged={onChanged} />
      )}
    </>
  );
}

function textOf(account: UserView): string {
  const name = account.main_profile?.full_name ?? "";
  return `${account.id} ${account.email} ${name} ${showDate(account.created_at)}`.toLocaleLowerCase();
}
