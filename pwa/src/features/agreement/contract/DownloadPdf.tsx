import { Button } from "@mantine/core";
import { useState } from "react";
import { useText } from "../../../ui/i18n.ts";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { said } from "../../../ui/said.ts";
import { draftPdf } from "../../../workers/documents/draft.ts";
import { useWorkspace } from "../frame/workspace.ts";
import { contractMessages } from "./messages.ts";

/** Makes the PDF in the worker, with or without a connection, and hands it to the browser. */
export function DownloadPdf() {
  const t = useText(contractMessages);
  const { id } = useWorkspace();
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  const download = async () => {
    setBusy(true);
    const result = await draftPdf(id).finally(() => setBusy(false));
    setRefusal(result.ok ? null : said(result.refusal));
    if (result.ok) offer(result.value.bytes, result.value.fileName);
  };
  return (
    <>
      <Button leftSection={<DownloadIcon />} loading={busy} onClick={download}>
        {t("contract.download")}
      </Button>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}

/** Browsers read the address after the click has returned. */
const ADDRESS_LIFE_MS = 60_000;

function offer(bytes: Uint8Array, fileName: string): void {
  const address = URL.createObjectURL(new Blob([new Uint8Array(bytes)], { type: "application/pdf" }));
  const link = document.createElement("a");
  link.href = address;
  link.download = fileName;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), ADDRESS_LIFE_MS);
}
