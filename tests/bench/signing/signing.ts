import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { PDFDocument } from "@cantoo/pdf-lib";
import { fromBase64 } from "shared-schema/base/bytes/base64";
import type { Bytes } from "shared-schema/base/bytes/bytes";
import { acceptValue, embedSignature, prepareSignature } from "shared-schema/pades/sign/signature";
import { contracts } from "shared-schema/pades/testing/contracts.test-support";
import { orThrow, PARTIES, stampOn, type World, wishOf, world } from "shared-schema/pades/testing/signing.test-support";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { medianMs, printRows, type Row } from "../table.ts";
import { benchAtOnce } from "./atOnce.ts";

const RUNS = 20;
const run = promisify(execFile);

/** Milliseconds and bytes of three signatures on a whole contract, and what those who work meanwhile notice of a hundred contracts. */
export async function benchSigning(): Promise<void> {
  const present = await world();
  const [contract] = contracts();
  if (!contract) throw new Error("There is no contract.");
  let bytes = contract.bytes;
  for (const [index, field] of PARTIES.entries()) {
    const { rows, signed } = await signature(present, bytes, index, field);
    printRows(`signing: signature ${index + 1} of ${PARTIES.length}, on ${Math.round(bytes.length / 1000)} kB`, rows);
    bytes = signed;
  }
  await benchAtOnce(contract.bytes);
}

async function signature(present: World, base: Bytes, index: number, field: string) {
  const holder = present.people[index];
  if (!holder) throw new Error(`No one signs as ${field}.`);
  const wish = wishOf(holder, present.root, field);
  const prepared = orThrow(await prepareSignature(base, wish));
  const value = await holder.sign(fromBase64(prepared.attributes));
  const token = await stampOn(present, orThrow(await acceptValue(prepared, value)));
  const embed = async () => orThrow(await embedSignature(base, prepared, value, token));
  const signed = await embed();
  const anchors = [present.root.certificate.der];
  const verdict = await verifyPdf(signed, { anchors });
  if (verdict.code !== "valid") throw new Error(`The signed contract is ${verdict.code}.`);
  const reread = { name: "pdf-lib, read and written", value: await medianMs(RUNS, () => rewritten(base)) };
  const rows: Row[] = [
    { what: "prepare", ours: await medianMs(RUNS, () => prepareSignature(base, wish)), unit: "ms", peer: reread },
    { what: "embed", ours: await medianMs(RUNS, embed), unit: "ms", peer: await opensslSigning(base) },
    {
      what: `verify ${verdict.signatures.length} signatures`,
      ours: await medianMs(RUNS, () => verifyPdf(signed, { anchors })),
      unit: "ms",
      peer: await pdfsig(signed),
    },
    { what: "added", ours: (signed.length - base.length) / 1000, unit: "kB" },
  ];
  return { rows, signed };
}

/** The usual library, which holds the whole file as objects. */
async function rewritten(base: Bytes): Promise<Uint8Array> {
  return (await PDFDocument.load(base, { updateMetadata: false })).save();
}

/** OpenSSL making a CMS signature over the same bytes. Both tools are processes of their own, which take some milliseconds to start. */
async function opensslSigning(base: Bytes): Promise<NonNullable<Row["peer"]>> {
  return inFolder(base, async (folder) => {
    const [key, certificate, file] = ["key.pem", "certificate.pem", "contract.pdf"].map((name) => join(folder, name));
    const subject = ["-subj", "/CN=bench", "-days", "1", "-nodes"];
    const curve = ["-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:P-256"];
    await run("openssl", ["req", "-x509", ...curve, ...subject, "-keyout", `${key}`, "-out", `${certificate}`]);
    const sign = ["cms", "-sign", "-cades", "-binary", "-md", "sha256", "-in", `${file}`, "-outform", "DER"];
    const out = ["-signer", `${certificate}`, "-inkey", `${key}`, "-out", join(folder, "signature.der")];
    return { name: "openssl cms -sign", value: await medianMs(RUNS, () => run("openssl", [...sign, ...out])) };
  });
}

/** Poppler's verifier; undefined where it is not installed. */
async function pdfsig(signed: Bytes): Promise<Row["peer"]> {
  return inFolder(signed, async (folder) => {
    const check = () => run("pdfsig", ["-nocert", join(folder, "contract.pdf")]);
    try {
      return { name: "pdfsig -nocert", value: await medianMs(RUNS, check) };
    } catch {
      return undefined;
    }
  });
}

async function inFolder<T>(bytes: Bytes, work: (folder: string) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), "passerelle-signing-"));
  try {
    writeFileSync(join(folder, "contract.pdf"), bytes);
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
