import { execFileSync, spawnSync } from "node:child_process";
import { X509Certificate } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { readCertificate } from "shared-schema/pades/cms/certificate";
import { orThrow } from "shared-schema/pades/testing/signing.test-support";
import { timeStampRequest } from "shared-schema/pades/timeStamp/request";
import { tokenIn } from "shared-schema/pades/timeStamp/response";
import { readTimeStampOver } from "shared-schema/pades/timeStamp/token";
import { afterAll, beforeAll, expect, it } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "passerelle-tsa-"));
const hasOpenssl = spawnSync("openssl", ["version"]).status === 0;
const openssl = (args: string) => execFileSync("openssl", args.split(" "), { cwd: folder, stdio: "pipe" });

const configuration = (certificateHash: string) => `
[ tsa ]
default_tsa = authority
[ authority ]
serial = serial
signer_cert = tsa.pem
certs = ca.pem
signer_key = tsa.key
signer_digest = sha256
default_policy = 1.2.3.4.1
digests = sha256
ess_cert_id_chain = no
ess_cert_id_alg = ${certificateHash}
[ stamps ]
extendedKeyUsage = critical,timeStamping
`;

beforeAll(() => {
  if (!hasOpenssl) return;
  writeFileSync(join(folder, "tsa.cnf"), configuration("sha256"));
  writeFileSync(join(folder, "serial"), "01\n");
  openssl("req -x509 -newkey rsa:2048 -nodes -keyout ca.key -out ca.pem -days 30 -subj /CN=CA");
  openssl("req -newkey rsa:2048 -nodes -keyout tsa.key -out tsa.csr -subj /CN=TSA");
  openssl(
    "x509 -req -in tsa.csr -CA ca.pem -CAkey ca.key -CAcreateserial -days 30 -extfile tsa.cnf -extensions stamps -out tsa.pem",
  );
});

afterAll(() => rmSync(folder, { recursive: true }));

/** An authority made by OpenSSL, which knows RFC 3161 from elsewhere than we do. */
it.skipIf(!hasOpenssl).each(["sha1", "sha256"])(
  "reads tokens of OpenSSL that name their certificate by %s",
  async (name) => {
    writeFileSync(join(folder, "tsa.cnf"), configuration(name));
    const hash = crypto.getRandomValues(new Uint8Array(32));
    const ask = { hash, nonce: crypto.getRandomValues(new Uint8Array(8)), policy: "1.2.3.4.1" };
    writeFileSync(join(folder, "query.tsq"), timeStampRequest(ask));
    openssl("ts -reply -config tsa.cnf -queryfile query.tsq -out reply.tsr");
    const answer = readFileSync(join(folder, "reply.tsr"));
    const token = orThrow(tokenIn(answer, ask));
    const trusted = [readCertificate(new X509Certificate(readFileSync(join(folder, "ca.pem"))).raw)];
    expect(await readTimeStampOver(token, hash, trusted)).toMatchObject({
      isTrusted: true,
      signer: { commonName: "TSA" },
    });
    expect(await readTimeStampOver(token, hash, [])).toMatchObject({ isTrusted: false });
    expect(await readTimeStampOver(token, new Uint8Array(32), trusted)).toBe("other-hash");
    const other = { ...ask, nonce: new Uint8Array(8) };
    expect(tokenIn(answer, other)).toMatchObject({ refusal: { code: "timestamp.other-question" } });
    expect(tokenIn(answer, { ...ask, policy: "1.2.3.4.2" })).toMatchObject({ ok: false });
    // Not one byte can be changed: each place is tried in turn over some tokens.
    for (let at = 7; at < token.length; at += 29) {
      const forged = new Uint8Array(token);
      forged[at] = (forged[at] ?? 0) ^ 1;
      expect(typeof (await readTimeStampOver(forged, hash, trusted)), `byte ${at}`).toBe("string");
    }
  },
);
