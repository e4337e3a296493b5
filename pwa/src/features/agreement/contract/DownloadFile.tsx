import { Button } from "@mantine/core";
import { type ReactNode, useState } from "react";
import { done, type Result } from "shared-schema/base/result";
import { contractFileName } from "shared-schema/terms/format";
import { readVersion } from "../../../store/queries/kept/contractVersions.ts";
import { ErrorMessage } from "../../../ui/feedback/ErrorMessage.tsx";
import { Notice } from "../../../ui/feedback/Notice.tsx";
import type { Problem } from "../../../ui/feedback/problem.ts";
import { saying } from "../../../ui/feedback/Said.tsx";
import { DownloadIcon } from "../../../ui/icons.tsx";
import { saveFile } from "../../../ui/saveFile.ts";
import type { MadeFile } from "../../../workers/documents/draft.ts";

interface Props {
  label: string;
  /** Media type of the file. */
  type: string;
  /** @param onFailure is told where a request for it fails */
  make: (onFailure: (problem: Problem) => void) => Promise<Result<MadeFile>>;
}

/** Hands a file to the browser, once it is made. */
export function DownloadFile({ label, type, make }: Props) {
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<ReactNode>(null);
  const [problem, setProblem] = useState<Problem | null>(null);
  const download = async () => {
    setBusy(true);
    setProblem(null);
    const result = await make(setProblem).finally(() => setBusy(false));
    setRefusal(result.ok ? null : saying(result.refusal));
    if (result.ok) saveFile(result.value.fileName, new Uint8Array(result.value.bytes), type);
  };
  return (
    <>
      <Button leftSection={<DownloadIcon />} loading={busy} onClick={download}>
        {label}
      </Button>
      {refusal !== null &&
        (isOfServer(problem) ? <ErrorMessage problem={problem} /> : <Notice tone="alarm">{refusal}</Notice>)}
    </>
  );
}

/** A failure of the server itself, which is shown under its title. */
function isOfServer(problem: Problem | null): boolean {
  return problem !== null && problem.status !== null && problem.status >= 500;
}

/** The PDF of a version, as it was generated. */
export async function generatedPdf(
  id: number,
  version: number,
  onFailure: (problem: Problem) => void,
): Promise<Result<MadeFile>> {
  const kept = await readVersion(id, version, undefined, { onFailure });
  if (!kept.ok) return kept;
  return done({ bytes: kept.value.pdf, fileName: contractFileName(id, version, { draft: false }) });
}
