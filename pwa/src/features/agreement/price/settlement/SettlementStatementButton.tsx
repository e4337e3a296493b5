import { type ReactNode, useState } from "react";
import { settlementStatementPdf } from "#documents/settlementStatement.ts";
import { Notice } from "#ui/feedback/Notice.tsx";
import { refusalMessage } from "#ui/feedback/refusalMessage.tsx";
import { useText } from "#ui/i18n.ts";
import { DownloadIcon } from "#ui/icons.tsx";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { saveFile } from "#ui/saveFile.ts";
import { useWorkspace } from "../../frame/workspace/workspace.ts";
import { priceMessages } from "../messages.ts";

/** The button that makes the settlement statement, offline too. */
export function SettlementStatementButton() {
  const t = useText(priceMessages);
  const { id, access } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  if (!access.contract) return null;
  const make = async () => {
    setBusy(true);
    const made = await settlementStatementPdf(id).finally(() => setBusy(false));
    setRefusal(made.ok ? null : refusalMessage(made.refusal));
    if (made.ok) saveFile(made.value.fileName, new Uint8Array(made.value.bytes), "application/pdf");
  };
  return (
    <>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
      <BusyButton variant="default" leftSection={<DownloadIcon size={16} />} busy={busy} onClick={make}>
        {t("price.settlement.statement")}
      </BusyButton>
    </>
  );
}
