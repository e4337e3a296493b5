import { ActionIcon, Table } from "@mantine/core";
import { Fragment, useState } from "react";
import type { UserView } from "shared-schema/api/account";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon, ChevronRightIcon } from "../../../ui/icons.tsx";
import { adminMessages } from "../messages.ts";
import { IsActive } from "./IsActive.tsx";
import { MayCreate } from "./MayCreate.tsx";

interface Props {
  accounts: UserView[];
  onChanged: (account: UserView) => void;
}

/** The accounts, one row each, and one more for the details of the open one. */
export function AccountTable({ accounts, onChanged }: Props) {
  const t = useText(adminMessages);
  const [open, setOpen] = useState<number>();
  return (
    <Table.ScrollContainer minWidth={760}>
      <Table verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th ta="right">#</Table.Th>
            <Table.Th>{t("admin.email")}</Table.Th>
            <Table.Th>{t("admin.name")}</Table.Th>
            <Table.Th>{t("admin.created")}</Table.Th>
            <Table.Th>{t("admin.mayCreate")}</Table.Th>
            <Table.Th>{t("admin.active")}</Table.Th>
            <Table.Td />
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {accounts.map((account) => (
            <Fragment key={account.id}>
              <Table.Tr>
                <Table.Td ta="right">{account.id}</Table.Td>
                <Table.Td>{account.email}</Table.Td>
                <Table.Td>{account.main_profile?.full_name}</Table.Td>
                <Table.Td>{showDate(account.created_at)}</Table.Td>
                <Table.Td>
                  <MayCreate account={account} onChanged={onChanged} />
                </Table.Td>
                <Table.Td>
                  <IsActive account={account} onChanged={onChanged} />
                </Table.Td>
                <Table.Td ta="right">
                  <ActionIcon
                    aria-label={t("admin.detail", { email: account.email })}
                    aria-expanded={open === account.id}
                    onClick={() => setOpen(open === account.id ? undefined : account.id)}
                  >
                    {open === account.id ? <ChevronDownIcon /> : <ChevronRightIcon />}
                  </ActionIcon>
                </Table.Td>
              </Table.Tr>
              {open === account.id && <Detail account={account} />}
            </Fragment>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}

function Detail({ account }: { account: UserView }) {
  const t = useText(adminMessages);
  const profiles = account.profiles.map((profile) => profile.full_name).join(", ");
  return (
    <Table.Tr>
      <Table.Td />
      <Table.Td colSpan={6} c="dimmed">
        {t("admin.profiles")}: {profiles}. {t("admin.role")}: {t(account.is_admin ? "admin.yes" : "admin.no")}.{" "}
        {t("admin.confirmed")}: {t(account.email_confirmed ? "admin.yes" : "admin.no")}.
      </Table.Td>
    </Table.Tr>
  );
}
