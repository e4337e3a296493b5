import type { SignatureStatus } from "shared-schema/signing/steps";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import {
  CONTRACT,
  openSigning,
  type Say,
  SIGN,
  signatory,
  signature,
  signingState,
} from "#testing/agreement/signing.ts";
import { patience } from "#testing/browser/patience.ts";

const POST = new RegExp(`^${SIGN}/by_user/\\d+$`);
const bar = page.getByRole("progressbar", { name: "Progress of your signature" });
const word = (text: string) => page.getByRole("main").getByRole("status").filter({ hasText: text });
const current = () => document.querySelector("[aria-current=step]")?.textContent;

const during = (status: SignatureStatus, device: string | null = null) =>
  signingState({
    signatories: [
      signatory("Zoë", "brokers", 92, {
        is_own: true,
        signature: signature("Zoë", { status, is_own: true, status_msg: status }),
      }),
    ],
    device: device === null ? null : { url: device, sha256: "0123456789abcdef".repeat(4) },
  });
let returns = 0;
/** Every return of the service has a state of its own. */
const route = () => {
  returns += 1;
  return `${CONTRACT}/sign?code=c0de&state=state-${returns}-${Date.now()}`;
};

it(
  "hands code and state on once, shows each step with its word, and returns to the contract",
  async () => {
    const say: Say = { state: during("PREPARING") };
    let answer: () => void = () => undefined;
    const answered = new Promise<void>((done) => {
      answer = done;
    });
    const { server, path } = await openSigning(say, {
      path: route(),
      prepare: ({ server }) =>
        server.on("POST", POST, async () => {
          await answered;
          return { json: null };
        }),
    });
    // The first steps are taken while the server still has the return.
    await expect.element(word("Preparing for signature")).toBeVisible();
    expect(bar.element().getAttribute("aria-valuenow")).not.toBeNull();
    expect(current()).toBe("Preparing for signature");
    answer();
    say.state = during("WAITING", "/trust/device/one");
    await expect.element(word("Please sign on your device"), { timeout: patience(15_000) }).toBeVisible();
    const here = page.getByRole("link", { name: "Confirm on this device" });
    await expect.element(here).toHaveAttribute("href", `${location.origin}/trust/device/one`);
    await expect.element(page.getByText("0123 4567 89ab cdef", { exact: false })).toBeVisible();
    server.on("POST", /signing_ticket$/, {
      json: { path: "/api/signing_ticket/abc", expires_at: "2027-01-15T09:05:00.000Z" },
    });
    await page.getByRole("button", { name: "Confirm on another device" }).click();
    await expect.element(page.getByRole("img", { name: /QR code/ })).toBeVisible();
    await expect.element(page.getByText("It works once, until", { exact: false })).toBeVisible();
    say.state = during("SIGNED");
    await expect.poll(path, { timeout: patience(15_000) }).toBe(CONTRACT);
    await expect.element(page.getByText("You signed on", { exact: false })).toBeVisible();
    const posted = server.written.filter(({ path }) => POST.test(path)).map(({ body }) => body);
    expect(posted).toEqual([expect.stringMatching(/^code=c0de&state=state-/)]);
  },
  patience(60_000),
);

it("keeps the error of a refused return and shows it on the contract; a reload hands nothing on again", async () => {
  const address = route();
  const refusal = { code: "signer.code-invalid", message: "" };
  const { server, path, go } = await openSigning(
    { state: signingState() },
    { path: address, prepare: ({ server }) => server.on("POST", POST, { status: 409, json: refusal }) },
  );
  await expect.poll(path).toBe(CONTRACT);
  await expect.element(page.getByText("was used already or took too long", { exact: false })).toBeVisible();
  await expect.element(page.getByRole("region", { name: "Signatures" })).toBeVisible();
  await go(address);
  await expect.poll(path).toBe(CONTRACT);
  expect(server.written).toHaveLength(1);
});

it("returns to the contract where there is no signature, and tells of one that was refused at the service", async () => {
  const { path, go, server } = await openSigning({ state: signingState() }, { path: `${CONTRACT}/sign` });
  await expect.poll(path).toBe(CONTRACT);
  await go(`${CONTRACT}/sign?error=access_denied&state=x`);
  await expect.poll(path).toBe(CONTRACT);
  await expect
    .element(page.getByText("The signature was refused at the signing service. Nothing was signed."))
    .toBeVisible();
  expect(server.written).toEqual([]);
});

it("goes to the service once more where it asks for a second authorisation", async () => {
  await openSigning(
    { state: during("PREPARING") },
    {
      path: route(),
      prepare: ({ server }) =>
        server.on("POST", POST, { status: 401, json: { error: "token-expired", location: "#second" } }),
    },
  );
  await expect.poll(() => location.hash).toBe("#second");
  location.hash = "";
});

it("waits for the connection to come back, and goes on then", async () => {
  const say: Say = { state: "unreachable" };
  await openSigning(say, { path: `${CONTRACT}/sign` });
  useSyncFacts.setState({ reachable: false });
  await expect.element(page.getByText("This page continues once there is one.", { exact: false })).toBeVisible();
  say.state = during("WAITING", "/trust/device/one");
  useSyncFacts.setState({ reachable: true });
  await expect.element(word("Please sign on your device")).toBeVisible();
  await expect.element(page.getByText("This page continues", { exact: false })).not.toBeInTheDocument();
});

it.each([
  ["signing.not-your-turn", { name: "Ann" }, "Ann signs before you."],
  ["signing.superseded", {}, "A later version has replaced this one. Please sign the current version."],
  ["signing.declined", { name: "Ann" }, "Ann has declined to sign this version. It can no longer be signed."],
  ["signer.unavailable", {}, "The signing service is not available at the moment. Please try again later."],
])("returns to the contract with the sentence of %s", async (code, params, sentence) => {
  const json = { code, params, message: "" };
  const { path, go } = await openSigning(
    { state: signingState() },
    { path: route(), prepare: ({ server }) => server.on("POST", POST, { status: 409, json }) },
  );
  await expect.poll(path).toBe(CONTRACT);
  await expect.element(page.getByText(sentence)).toBeVisible();
  await go("/agreement");
  await expect.element(page.getByText(sentence)).not.toBeInTheDocument();
});

it(
  "returns to the contract once the key is locked after wrong PINs, where the signature can be started again",
  async () => {
    const say: Say = { state: during("WAITING", "/trust/device/one") };
    const { path } = await openSigning(say, { path: `${CONTRACT}/sign` });
    await expect.element(word("Please sign on your device")).toBeVisible();
    const locked = "Your key at the signing service is locked after too many wrong PINs.";
    const failed = signature("Zoë", { status: "FAILED", is_own: true, status_msg: locked, signed_at: null });
    say.state = signingState({ signatories: [signatory("Zoë", "brokers", 92, { is_own: true, signature: failed })] });
    await expect.poll(path, { timeout: patience(15_000) }).toBe(CONTRACT);
    const area = page.getByRole("region", { name: "Signatures" });
    await expect.element(area.getByText(`The last attempt failed: ${locked}`)).toBeVisible();
    await expect.element(area.getByRole("button", { name: "Sign", exact: true })).toBeEnabled();
  },
  patience(30_000),
);
