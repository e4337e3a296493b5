import { Button, Menu } from "@mantine/core";
import { notifications } from "@mantine/notifications";
import type { ProfileBody } from "shared-schema/profile/schema";
import type { Doc } from "../../store/queries/documents.ts";
import { useText } from "../../ui/i18n.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { contactsMessages } from "./messages.ts";

/** Saves the contacts as a table or as vCards, without passport and bank details. */
export function ExportMenu({ people }: { people: readonly Doc<ProfileBody>[] }) {
  const t = useText(contactsMessages);
  const save = async (format: "csv" | "vcf") => {
    const files = await import("shared-schema/export/contacts").catch(() => null);
    if (!files) {
      notifications.show({ color: "signal", message: t("contacts.exportFailed") });
      return;
    }
    const bodies = people.map(({ body }) => body);
    if (format === "csv") saveFile("contacts.csv", files.contactsCsv(bodies), "text/csv");
    else saveFile("contacts.vcf", files.contactsVcard(bodies), "text/vcard");
  };
  return (
    <Menu>
      <Menu.Target>
        <Button variant="default" leftSection={<DownloadIcon size={16} />}>
          {t("contacts.export")}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item onClick={() => void save("csv")}>{t("contacts.exportCsv")}</Menu.Item>
        <Menu.Item onClick={() => void save("vcf")}>{t("contacts.exportVcard")}</Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
