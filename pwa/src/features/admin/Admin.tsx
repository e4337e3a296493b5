import { Button, Code, Group, Switch, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import type { UserView } from "shared-schema/api/account";
import { EmptyState } from "../../ui/EmptyState.tsx";
import { showDate } from "../../ui/fields/dates.ts";
import { useText } from "../../ui/i18n.ts";
import { SearchIcon } from "../../ui/icons.tsx";
import { Loading } from "../../ui/Loading.tsx";
import { Page } from "../../ui/Page.tsx";
import { PageTitle } from "../../ui/PageTitle.tsx";
import { said } from "../../ui/said.ts";
import { AccountTable } from "./AccountTable.tsx";
import { adminMessages } from "./messages.ts";
import { useAccounts } from "./useAccounts.ts";

/** Every account, for administrators. */
export function Admin() {
  const t = useText(adminMessages);
  const { accounts, again } = useAccounts();
  return (
    <Page>
      <PageTitle note={accounts?.ok && t("admin.count", { count: accounts.value.length })}>
        {t("admin.title")}
      </PageTitle>
      {accounts === undefined && <Loading />}
      {accounts?.ok && <Accounts accounts={accounts.value} />}
      {accounts?.ok === false && (
        <EmptyState title={t("admin.failed")} action={<Button onClick={again}>{t("admin.again")}</Button>}>
          {said(accounts.refusal)}
        </EmptyState>
      )}
    </Page>
  );
}

function Accounts({ accounts }: { accounts: UserView[] }) {
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
        found.length > 0 && <AccountTable accounts={found} />
      )}
    </>
  );
}

function textOf(account: UserView): string {
  const name = account.main_profile?.full_name ?? "";
  return `${account.id} ${account.email} ${name} ${showDate(account.created_at)}`.toLocaleLowerCase();
}
