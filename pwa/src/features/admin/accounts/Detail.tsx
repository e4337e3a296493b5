import { Group, Table, Text } from "@mantine/core";
import type { UserView } from "shared-schema/api/account";
import { useText } from "../../../ui/i18n.ts";
import { adminMessages } from "../messages.ts";
import { MailPasswordLink } from "./MailPasswordLink.tsx";

/** A second row of an account: its profiles, its rights, and the link to a new password. */
export function Detail({ account }: { account: UserView }) {
  const t = useText(adminMessages);
  const profiles = account.profiles.map((profile) => profile.full_name).join(", ");
  return (
    <Table.Tr>
      <Table.Td />
      <Table.Td colSpan={8}>
        <Group justify="space-between" gap="md">
          <Text size="sm" c="dimmed" flex="1 1 20rem">
            {t("admin.profiles")}: {profiles}. {t("admin.role")}: {t(account.is_admin ? "admin.yes" : "admin.no")}.{" "}
            {t("admin.confirmed")}: {t(account.email_confirmed ? "admin.yes" : "admin.no")}.
          </Text>
          {account.is_active && <MailPasswordLink account={account} />}
        </Group>
      </Table.Td>
    </Table.Tr>
  );
}
