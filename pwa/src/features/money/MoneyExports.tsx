import { Button } from "@mantine/core";
import { useText } from "../../ui/i18n.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { useToday } from "../../ui/useToday.ts";
import { moneyMessages } from "./messages.ts";
import { moneyTable } from "./moneyTable.ts";
import type { MoneyRow } from "./rows.ts";

/** The calls that are shown, in their order, as tables; the code that writes them is loaded when it is asked for. */
export function MoneyExports({ calls }: { calls: readonly MoneyRow[] }) {
  const t = useText(moneyMessages);
  const day = useToday();
  const nameOf = (ending: string) => t("money.fileName", { day, ending });
  const saveWorkbook = async () => {
    const { workbook } = await import("../../ui/table/workbook.ts");
    const blob = await workbook(moneyTable(calls, t), t("money.calls"));
    saveFile(nameOf("xlsx"), blob, blob.type);
  };
  const saveCsv = async () => {
    const { csv } = await import("shared-schema/export/csv");
    saveFile(nameOf("csv"), csv(moneyTable(calls, t)), "text/csv;charset=utf-8");
  };
  const formats = [
    ["XLSX", saveWorkbook],
    ["CSV", saveCsv],
  ] as const;
  return formats.map(([format, save]) => (
    <Button
      key={format}
      variant="default"
      leftSection={<DownloadIcon size={16} />}
      aria-label={t("money.export", { format })}
      disabled={calls.length === 0}
      onClick={save}
    >
      {format}
    </Button>
  ));
}
