import { Stack, Text, TextInput } from "@mantine/core";
import { useState } from "react";
import { PAGE_LENGTH } from "shared-schema/api/operator/page";
import type { QuotaList, QuotaView } from "shared-schema/api/operator/quotas";
import { useText } from "../../../ui/i18n.ts";
import { SearchIcon } from "../../../ui/icons.tsx";
import { FetchedPanel } from "../FetchedPanel.tsx";
import { useFetchedPages } from "../useFetchedPages.ts";
import { quotaMessages } from "./messages.ts";
import { QuotaDialog } from "./QuotaDialog.tsx";
import { QuotaTable } from "./QuotaTable.tsx";

const PAGES = {
  pathOf: (last: QuotaView | undefined) => (last ? `/quota/?after=${last.user_id}` : "/quota/"),
  entriesOf: ({ accounts }: QuotaList) => accounts,
  length: PAGE_LENGTH,
};

/** The limits of every account and their use, and the dialog that raises those of one. */
export function Quotas() {
  const fetched = useFetchedPages<QuotaList, QuotaView>(PAGES);
  return (
    <FetchedPanel fetched={fetched}>
      {({ first, entries }) => (
        <Found
          accounts={entries}
          server={first.server}
          onChanged={(changed) => fetched.change((each) => (each.user_id === changed.user_id ? changed : each))}
        />
      )}
    </FetchedPanel>
  );
}

interface Props {
  accounts: QuotaView[];
  server: QuotaList["server"];
  onChanged: (account: QuotaView) => void;
}

function Found({ accounts, server, onChanged }: Props) {
  const t = useText(quotaMessages);
  const [filter, setFilter] = useState("");
  const [changing, setChanging] = useState<QuotaView | null>(null);
  const sought = filter.trim().toLocaleLowerCase();
  const found = accounts.filter(({ user_id, email }) => `${user_id} ${email}`.toLocaleLowerCase().includes(sought));
  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed" maw="60ch">
        {t("quotas.intro")}
      </Text>
      <TextInput
        type="search"
        maw="26rem"
        aria-label={t("quotas.search")}
        placeholder={t("quotas.search")}
        leftSection={<SearchIcon size={18} />}
        value={filter}
        onChange={(event) => setFilter(event.currentTarget.value)}
      />
      {found.length === 0 ? (
        <Text c="dimmed">{t("quotas.none", { filter: filter.trim() })}</Text>
      ) : (
        <QuotaTable accounts={found} onChange={setChanging} />
      )}
      {changing && (
        <QuotaDialog account={changing} server={server} onClose={() => setChanging(null)} onChanged={onChanged} />
      )}
    </Stack>
  );
}
