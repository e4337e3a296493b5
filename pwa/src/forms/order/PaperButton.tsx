import { type ReactNode, useState } from "react";
import type { OrderView } from "shared-schema/api/billing/order";
import { BusyButton } from "#ui/loading/BusyButton.tsx";
import { readPaper } from "../../store/commands/billing/billing.ts";
import { Notice } from "../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../ui/feedback/refusalMessage.tsx";
import { useText } from "../../ui/i18n.ts";
import { DownloadIcon } from "../../ui/icons.tsx";
import { saveFile } from "../../ui/saveFile.ts";
import { paperMessages } from "./messages.ts";

interface Props {
  /** Its id. */
  order: string;
  paper: OrderView["papers"][number];
}

/** Downloads an invoice or a credit note. */
export function PaperButton({ order, paper: { kind, number } }: Props) {
  const t = useText(paperMessages);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const download = async () => {
    setBusy(true);
    const file = await readPaper(order, number).finally(() => setBusy(false));
    setRefusal(file.ok ? null : refusalMessage(file.refusal));
    if (file.ok) saveFile(`${number}.pdf`, file.value, "application/pdf");
  };
  const name = t(`paper.${kind}`, { number });
  return (
    <>
      <BusyButton
        variant="default"
        leftSection={<DownloadIcon size={18} />}
        busy={busy}
        onClick={() => void download()}
      >
        {name}
      </BusyButton>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}
