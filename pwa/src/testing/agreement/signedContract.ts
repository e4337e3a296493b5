import anchorAddress from "shared-schema/fixtures/signed/2026-11/anchor.bin?url";
import { files } from "shared-schema/fixtures/signed/2026-11/expected.json";
import pdfAddress from "shared-schema/fixtures/signed/2026-11/sealed-contract.pdf?url";

const steps = files.find(({ file }) => file === "sealed-contract.pdf")?.steps ?? [];
const bytesAt = async (address: string) => new Uint8Array(await (await fetch(address)).arrayBuffer());

/** The certificate under which the contract was signed, in Base64. */
export async function signedUnder(): Promise<string> {
  return btoa(String.fromCharCode(...(await bytesAt(anchorAddress))));
}

/** A signed contract after one of its steps, and what someone has added to it. */
export async function signedContract(step: string, more: readonly Uint8Array<ArrayBuffer>[] = []): Promise<File> {
  const size = steps.find(({ name }) => name === step)?.size;
  return new File([(await bytesAt(pdfAddress)).slice(0, size), ...more], "contract.pdf", { type: "application/pdf" });
}

/** SHA-256 of the contract after a step, in hex. */
export function hashAfter(step: string): string {
  return steps.find(({ name }) => name === step)?.revisions.at(-1)?.sha256 ?? "";
}
