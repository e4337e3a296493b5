import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { done, type Result } from "shared-schema/base/result";
import { contractFileName } from "shared-schema/terms/format";
import type { MadeFile } from "../../../documents/draft.ts";
import { forReader, readVersion } from "../../../store/queries/kept/contractVersions.ts";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import { refusalMessage } from "../../../ui/feedback/refusalMessage.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { saveFile } from "../../../ui/saveFile.ts";

interface Props {
  label: string;
  /** Media type of the file. */
  type: string;
  make: () => Promise<Result<MadeFile>>;
  /** Whether something else on the page comes first. */
  isSecond?: boolean;
}

/** Hands a file to the browser, once it is made. */
export function DownloadFile({ label, type, make, isSecond = false }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const download = async () => {
    setBusy(true);
    const result = await make().finally(() => setBusy(false));
    setRefusal(result.ok ? null : refusalMessage(result.refusal));
    if (result.ok) saveFile(result.value.fileName, new Uint8Array(result.value.bytes), type);
  };
  return (
    <>
      <Button
        variant={isSecond ? "default" : "filled"}
        leftSection={<DownloadIcon />}
        loading={busy}
        onClick={download}
      >
        {label}
      </Button>
      {refusal !== null && <Notice tone="alarm">{refusal}</Notice>}
    </>
  );
}

/** The PDF of a version, as it was generated. */
export async function generatedPdf(id: number, version: number): Promise<Result<MadeFile>> {
  const kept = await readVersion(id, version);
  if (!kept.ok) return { ok: false, refusal: forReader(kept) };
  return done({ bytes: kept.value.pdf, fileName: contractFileName(id, version, { draft: false }) });
}
