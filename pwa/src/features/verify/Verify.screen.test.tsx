import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { hashAfter, signedContract, signedUnder } from "#testing/agreement/signedContract.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { loseWorkers, NOT_LOADED } from "#testing/browser/lost.ts";
import { openScreen } from "#testing/screen.tsx";

const unknown = { status: 404, json: { code: "contract.not-generated", message: "No contract" } };

const CONTRACT = {
  ...{ reference: "00001", version: 0, status: "CONTRACT", latest_version: 0, is_newest: true },
  ...{ generated_at: "2026-11-26T14:00:00Z", fingerprint: "ab".repeat(32), signatures: { here: 3, now: 3 } },
  parties: [{ role: "clients", label: { en: "Client", fr: "Client" }, name: null, approved: true }],
};

async function choose(...chosen: File[]): Promise<void> {
  // The field itself is hidden behind its button.
  await expect.element(page.getByRole("button", { name: "Choose files" })).toBeVisible();
  const input = document.querySelector("input[type=file]");
  if (!input) throw new Error("There is no field for files");
  await userEvent.upload(page.elementLocator(input), chosen);
}

async function openVerify() {
  const screen = await openScreen("/verify", { as: null });
  screen.server.on("GET", "/api/verify/anchors", { json: { anchors: [await signedUnder()] } });
  return screen;
}

const report = page.getByRole("region", { name: "contract.pdf" });

it("tells each signature and each step of a file, beside what the server knows", async () => {
  const screen = await openVerify();
  screen.server.on("GET", /^\/api\/verify\/file\//, { json: CONTRACT });
  await choose(await signedContract("signed 3"));
  await expect.element(report).toHaveTextContent(/3 of 4 signatures, each of them valid; nothing has been changed/);
  await expect.element(report).toHaveTextContent(/Client: Łukasz Žižka.*Valid; time stamp of 26 Nov 2026 14:02 UTC/);
  await expect.element(report).toHaveTextContent(/StakeholderNoteNot signed\./);
  await expect.element(report).toHaveTextContent(/Step 4.*A signature, and nothing else\./);
  await expect.element(report).toHaveTextContent(/This server knows the contract.*It has 3 signatures\./);
  await expectNoBarriers();
});

it("knows a file that was cut off from the server", async () => {
  const screen = await openVerify();
  const cut = { ...CONTRACT, is_newest: false, signatures: { here: 2, now: 3 } };
  screen.server.on("GET", /^\/api\/verify\/file\//, { json: cut });
  await choose(await signedContract("signed 2"));
  await expect
    .element(report)
    .toHaveTextContent(/This file is an earlier state: it holds 2 of 3 signatures\. A later state exists\./);
});

it("says what was changed, and that the server knows the beginning", async () => {
  const screen = await openVerify();
  const asked: string[] = [];
  screen.server.on("GET", /^\/api\/verify\/file\//, ({ path }) => {
    asked.push(path);
    return asked.length === 1 ? unknown : { json: CONTRACT };
  });
  await choose(await signedContract("signed 3", [new TextEncoder().encode("% more\n")]));
  await expect.element(report).toHaveTextContent(/7 bytes follow the last signature, and no signature covers them/);
  await expect.element(report).toHaveTextContent(/This server knows the beginning of the file, up to the change/);
  expect(asked[1]).toBe(`/api/verify/file/${hashAfter("signed 3")}`);
});

it("verifies without a connection, and trusts no one then", async () => {
  const screen = await openVerify();
  screen.server.on("GET", /^\/api\/verify\//, "unreachable");
  await choose(await signedContract("signed 1"));
  await expect
    .element(report)
    .toHaveTextContent(/signatures are intact, but the authority behind a certificate is not known here/);
  await expect.element(report).toHaveTextContent(/could not be checked/);
});

it("says of the PDF of another program that it was not issued here, and of a contract from before that it is genuine", async () => {
  const screen = await openVerify();
  screen.server.on("GET", /^\/api\/verify\/file\//, unknown);
  const other = () => new File(["%PDF-1.7\nhello\n%%EOF"], "contract.pdf");
  await choose(other());
  await expect.element(report).toHaveTextContent(/was not issued here, and holds no signature/);
  await expect.element(report).toHaveTextContent(/This server does not know this file/);
  screen.server.on("GET", /^\/api\/verify\/file\//, { json: { ...CONTRACT, signatures: { here: 0, now: 0 } } });
  await choose(other());
  await expect.element(report).toHaveTextContent(/This contract is genuine/);
  await expect.element(report).not.toHaveTextContent(/was not issued here/);
});

it("says that the verifier could not be loaded, and verifies once it can be", async () => {
  const screen = await openVerify();
  screen.server.on("GET", /^\/api\/verify\/file\//, { json: CONTRACT });
  loseWorkers(/verifyWorker/);
  await choose(await signedContract("signed 1"));
  await expect.element(page.getByText(NOT_LOADED)).toBeVisible();
  loseWorkers(null);
  await choose(await signedContract("signed 3"));
  await expect.element(report).toHaveTextContent(/3 of 4 signatures, each of them valid/);
  await expect.element(page.getByText(NOT_LOADED)).not.toBeInTheDocument();
});
