import { Code, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { ListedUser, UserView } from "shared-schema/api/account";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import { Details } from "../../../ui/details/Details.tsx";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { SearchIcon } from "../../../ui/icons.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { adminMessages } from "../messages.ts";
import { useFetchedPages } from "../useFetchedPages.ts";
import { AccountTable } from "./AccountTable.tsx";

const PAGES = {
  pathOf: (last: ListedUser | undefined) => `/user/?after=${last?.id ?? 0}`,
  entriesOf: (page: ListedUser[]) => page,
  length: PAGE_LENGTH,
};
/** So many are shown as they came: text of megabytes would hold up the page. */
const MOST_RAW = 100;

/** Every account, for administrators. */
export function Accounts() {
  const t = useText(adminMessages);
  const fetched = useFetchedPages<ListedUser[], ListedUser>(PAGES);
  return (
    <FetchedPanel fetched={fetched} note={({ entries }) => t("admin.count", { count: entries.length })}>
      {({ entries }) => (
        <FoundAccounts
          accounts={entries}
          onChanged={(changed) => fetched.change((each) => (each.id === changed.id ? { ...each, ...changed } : each))}
        />
      )}
    </FetchedPanel>
  );
}

interface Props {
  accounts: ListedUser[];
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
      <TextInput
        type="search"
        mb="md"
        maw="26rem"
        aria-label={t("admin.search")}
        placeholder={t("admin.search")}
        leftSection={<SearchIcon size={18} />}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {found.length === 0 && <Text c="dimmed">{t("admin.noMatch", { filter: filter.trim() })}</Text>}
      {found.length > 0 && <AccountTable accounts={found} onChanged={onChanged} />}
      <Details>
        <Switch
          size="md"
          label={t("admin.raw")}
          checked={raw}
          onChange={(event) => setRaw(event.currentTarget.checked)}
        />
        {raw && found.length > MOST_RAW && (
          <Text size="sm" c="dimmed" mt="xs">
            {t("admin.rawCut", { count: MOST_RAW, all: found.length })}
          </Text>
        )}
        {raw && (
          <Code block mt="xs">
            {JSON.stringify(found.slice(0, MOST_RAW), null, 2)}
          </Code>
        )}
      </Details>
    </>
  );
}

function textOf(account: UserView): string {
  const name = account.main_profile?.full_name ?? "";
  return `${account.id} ${account.email} ${name} ${showDate(account.created_at)}`.toLocaleLowerCase();
}
