import { done, type Result } from "shared-schema/base/result";
import { contractFileName } from "shared-schema/terms/format";
import type { MadeFile } from "#documents/draft.ts";
import { forReader, readVersion } from "#store/queries/kept/contractVersions.ts";
import { useText } from "#ui/i18n.ts";
import { DownloadFile } from "../DownloadFile.tsx";
import { contractMessages } from "../messages.ts";

interface Props {
  id: number;
  version: number;
  /** Says what the file is, where there are others beside it. */
  note?: string | undefined;
}

/** Hands out the PDF of a version as it was generated. */
export function GeneratedFile({ id, version, note }: Props) {
  const t = useText(contractMessages);
  return (
    <DownloadFile
      key={version}
      label={t("contract.download")}
      type="application/pdf"
      isSecond
      note={note}
      make={() => generatedPdf(id, version)}
    />
  );
}

async function generatedPdf(id: number, version: number): Promise<Result<MadeFile>> {
  const kept = await readVersion(id, version);
  if (!kept.ok) return { ok: false, refusal: forReader(kept) };
  return done({ bytes: kept.value.pdf, fileName: contractFileName(id, version, { draft: false }) });
}
