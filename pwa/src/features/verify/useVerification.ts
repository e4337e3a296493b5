import { useEffect, useState } from "react";
import type { AnchorList, Verification } from "shared-schema/api/agreement/version";
import { done, type Refused, type Result } from "shared-schema/base/result";
import type { Report } from "shared-schema/verification/report";
import { verifyFiles } from "../../documents/verification.ts";
import { request } from "../../store/http/http.ts";

/** The server's answer about a contract, and how the contract was named: by its file, or by what its last page prints. */
export interface Checked {
  by: "file" | "print";
  result: Result<Verification>;
}

/** A file with what was found in it, and with what the server knows of it. */
export interface VerifiedFile {
  report: Report;
  /** Null where the file is no contract. */
  known: Checked | null;
  /** Whether the server knows only the beginning of the file, up to a change. */
  isBeginning: boolean;
}

const ask = (path: string) => request<Verification>("GET", `/verify/${path}`, { quiet: true });

/** Verifies files on this device, and asks the server about their hashes. */
async function verifyHere(files: readonly File[]): Promise<Result<VerifiedFile[]>> {
  const listed = await request<AnchorList>("GET", "/verify/anchors", { quiet: true });
  const reports = await verifyFiles(files, listed.ok ? listed.value.anchors : []);
  return reports.ok ? done(await Promise.all(reports.value.map(withKnown))) : reports;
}

async function withKnown(report: Report): Promise<VerifiedFile> {
  const { sha256, soundSha256, isPdf } = report;
  if (sha256 === null || !isPdf) return { report, known: null, isBeginning: false };
  const result = await ask(`file/${sha256}`);
  if (result.ok || soundSha256 === null || soundSha256 === sha256 || result.refusal.code !== "contract.not-generated")
    return { report, known: { by: "file", result }, isBeginning: false };
  const beginning = await ask(`file/${soundSha256}`);
  return { report, known: { by: "file", result: beginning }, isBeginning: beginning.ok };
}

/** The page shows the answer to the address of a QR code, or the files that were chosen since. */
export interface Shown {
  printed: Checked | null;
  files: VerifiedFile[] | null;
  /** The reason for which the files could not be checked. */
  refused: Refused | null;
  isBusy: boolean;
}

const NOTHING: Shown = { printed: null, files: null, refused: null, isBusy: false };

/** @param address number, version and fingerprint; null where the page was opened without them */
export function useVerification(address: string | null): [Shown, (files: readonly File[]) => void] {
  const [shown, setShown] = useState<Shown>(NOTHING);
  useEffect(() => {
    if (address === null) return;
    let current = true;
    void ask(address).then((result) => {
      if (current) setShown({ ...NOTHING, printed: { by: "print", result } });
    });
    return () => {
      current = false;
    };
  }, [address]);
  const check = (files: readonly File[]) => {
    if (files.length === 0) return;
    setShown({ ...NOTHING, isBusy: true });
    void verifyHere(files).then((verified) =>
      setShown(verified.ok ? { ...NOTHING, files: verified.value } : { ...NOTHING, refused: verified }),
    );
  };
  return [shown, check];
}
