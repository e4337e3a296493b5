import { ActionIcon, Table } from "@mantine/core";
import { useState } from "react";
import type { ListedUser, UserView } from "shared-schema/api/account";
import { showDate } from "../../../ui/fields/dates.ts";
import { useText } from "../../../ui/i18n.ts";
import { ChevronDownIcon, ChevronRightIcon } from "../../../ui/icons.tsx";
import { StatusTag } from "../../../ui/marks/StatusTag.tsx";
import { useSorted } from "../../../ui/table/useSorted.tsx";
import { LongTable } from "../list/LongTable.tsx";
import { adminMessages } from "../messages.ts";
import { Detail } from "./Detail.tsx";
import { IsActive } from "./IsActive.tsx";
import { MayCreate } from "./MayCreate.tsx";

const WIDTHS = [1, 5, 4, 2, 2, 2, 2, 1.5, 1];

const KEYS = {
  id: ({ id }: UserView) => id,
  email: ({ email }: UserView) => email,
  name: ({ main_profile }: UserView) => main_profile?.full_name ?? "",
  created: ({ created_at }: UserView) => created_at,
  seen: ({ last_seen_at }: ListedUser) => last_seen_at ?? "",
  factor: ({ has_second_factor }: ListedUser) => has_second_factor,
  mayCreate: ({ is_admin, may_create_agreements }: UserView) => is_admin || may_create_agreements,
  active: ({ is_active }: UserView) => is_active,
};

interface Props {
  accounts: readonly ListedUser[];
  onChanged: (account: UserView) => void;
}

/** The accounts, one row each, and one more for the details of the open one. */
export function AccountTable({ accounts, onChanged }: Props) {
  const t = useText(adminMessages);
  const [open, setOpen] = useState<number>();
  const { sorted, headOf } = useSorted(accounts, KEYS, "id");
  return (
    <LongTable
      rows={sorted}
      minWidth={1080}
      widths={WIDTHS}
      label={t("admin.accounts")}
      keyOf={({ id }) => id}
      head={
        <>
          {headOf("id", "#")}
          {headOf("email", t("admin.email"))}
          {headOf("name", t("admin.name"))}
          {headOf("created", t("admin.created"))}
          {headOf("seen", t("admin.lastSeen"))}
          {headOf("factor", t("admin.secondFactor"))}
          {headOf("mayCreate", t("admin.mayCreate"))}
          {headOf("active", t("admin.active"))}
          <Table.Td />
        </>
      }
      row={(account, rowIndex) => (
        <>
          <Table.Tr aria-rowindex={rowIndex}>
            <Table.Td>{account.id}</Table.Td>
            <Table.Td style={{ overflowWrap: "anywhere" }}>
              {account.email}
              {!account.email_confirmed && (
                <div>
                  <StatusTag tone="wait">{t("admin.notConfirmed")}</StatusTag>
                </div>
              )}
            </Table.Td>
            <Table.Td>{account.main_profile?.full_name}</Table.Td>
            <Table.Td>{showDate(account.created_at)}</Table.Td>
            <Table.Td>{showDate(account.last_seen_at)}</Table.Td>
            <Table.Td>{t(account.has_second_factor ? "admin.yes" : "admin.no")}</Table.Td>
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
        </>
      )}
    />
  );
}
