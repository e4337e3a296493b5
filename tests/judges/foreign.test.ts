import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { foreignSignatures } from "shared-schema/pades/verify/foreign";
import { verifyPdf } from "shared-schema/pades/verify/verify";
import { afterAll, beforeAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "passerelle-foreign-"));
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
const openssl = (args: string) => execFileSync("openssl", args.split(" "), { cwd: folder, stdio: "pipe" });
const HEX_LENGTH = 12_000;

beforeAll(() => {
  if (!hasOpenssl) return;
  openssl("req -x509 -newkey rsa:2048 -nodes -keyout rsa.key -out rsa.pem -days 30 -subj /CN=Another-program");
  openssl("ecparam -genkey -name prime256v1 -noout -out ec.key");
  openssl("req -x509 -new -key ec.key -out ec.pem -days 30 -subj /CN=Another-program");
});

afterAll(() => rmSync(folder, { recursive: true }));

/** A PDF that OpenSSL has signed, as other programs do: with a claimed time among the attributes. */
function signedBy(key: string, more: string): Buffer {
  const head = "%PDF-1.7\n1 0 obj\n<< /Type /Sig /ByteRange [0 1000000001 1000000002 1000000003]\n/Contents ";
  const before = head.length;
  const after = before + HEX_LENGTH + 2;
  const tail = ">> endobj\ntrailer << >>\n%%EOF\n";
  const range = [0, before, after, tail.length].join(" ");
  const written = head.replace(/\[[^\]]*\]/, (place) => `[${range}]`.padEnd(place.length));
  writeFileSync(join(folder, "covered"), written + tail);
  openssl(`cms -sign -binary -in covered -signer ${key}.pem -inkey ${key}.key -outform DER -out value.der ${more}`);
  const value = readFileSync(join(folder, "value.der")).toString("hex").padEnd(HEX_LENGTH, "0");
  return Buffer.from(`${written}<${value}>${tail}`, "latin1");
}

it.skipIf(!hasOpenssl).each([
  ["rsa", ""],
  ["ec", ""],
  ["rsa", "-noattr"],
  ["ec", "-md sha512 -keyid"],
])("says of a PDF that OpenSSL has signed with %s %s what its bytes tell", async (key, more) => {
  const pdf = signedBy(key, more);
  expect((await verifyPdf(pdf, { anchors: [] })).code).toBe("not-issued-here");
  const intact = { state: "intact", kind: "signature", signer: "Another-program", after: 0 };
  expect(await foreignSignatures(pdf)).toEqual([intact]);
  expect(await foreignSignatures(Buffer.concat([pdf, Buffer.from("% more\n")]))).toEqual([{ ...intact, after: 7 }]);
  const altered = Buffer.from(pdf);
  altered.write("X", 12, "latin1");
  expect(await foreignSignatures(altered)).toMatchObject([{ state: "altered" }]);
});

it.skipIf(!hasOpenssl).each(["-md sha1", "-keyopt rsa_padding_mode:pss"])(
  "checks no signature that is made with %s",
  async (more) => {
    expect(await foreignSignatures(signedBy("rsa", more))).toMatchObject([{ state: "unreadable", signer: "" }]);
  },
);
