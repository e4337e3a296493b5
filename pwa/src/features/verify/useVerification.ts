import { useEffect, useState } from "react";
import type { Verification } from "shared-schema/api/agreement/version";
import type { Result } from "shared-schema/base/result";
import { request } from "../../store/http/http.ts";

/** The outcome of a check, and how the contract was named: by its file, or by what its last page prints. */
export interface Checked {
  by: "file" | "print";
  result: Result<Verification>;
}

const verify = (path: string) => request<Verification>("GET", `/verify/${path}`, { quiet: true });

/** Hashes a file on this device and asks the server about the hash. */
export async function checkFile(file: Blob): Promise<Checked> {
  const hash = new Uint8Array(await crypto.subtle.digest("SHA-256", await file.arrayBuffer()));
  const hex = Array.from(hash, (byte) => byte.toString(16).padStart(2, "0")).join("");
  return { by: "file", result: await verify(`file/${hex}`) };
}

/**
 * The last check: of the address that a QR code leads to, or of a file that was chosen since.
 * @param address number, version and fingerprint; null where the page was opened without them
 */
export function useVerification(address: string | null): [Checked | null, (file: Blob) => void] {
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (address === null) return;
    let current = true;
    void verify(address).then((result) => {
      if (current) setChecked({ by: "print", result });
    });
    return () => {
      current = false;
    };
  }, [address]);
  return [checked, (file) => void checkFile(file).then(setChecked)];
}
