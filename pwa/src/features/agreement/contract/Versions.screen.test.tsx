import type { AgreementBody } from "shared-schema/agreement/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { lock } from "../../../testing/agreement/approvals.ts";
import { contractText } from "../../../testing/agreement/contract.ts";
import { PRICED, putPriced } from "../../../testing/agreement/priced.ts";
import type { Reply } from "../../../testing/fakeServer.ts";
import { type OpenedScreen, openScreen } from "../../../testing/screen.tsx";

const PATH = `/api/contract/${PRICED}/0`;
const PAGE: Reply = { bytes: new TextEncoder().encode("<article><p>The French text prevails.</p></article>") };
const PDF: Reply = { bytes: new TextEncoder().encode("%PDF-1.7") };

/** Opens the contract section of an agreement that has been generated once. */
async function openContract(address: string, draft: Reply, pdf: Reply, fields: Partial<AgreementBody> = {}) {
  return openScreen(`/agreement/${PRICED}/contract${address}`, {
    prepare: async (desk) => {
      const { device, server } = desk;
      await putPriced(desk, { name: "Generated" });
      await lock(desk);
      const generated: Partial<AgreementBody> = { status: "CONTRACT", generated_versions_len: 1, ...fields };
      await device.change("agreements", PRICED, (body) => ({ ...body, ...generated }));
      server.on("GET", `${PATH}/draft`, draft);
      server.on("GET", `${PATH}/pdf`, pdf);
      server.on("GET", `${PATH}/text`, "unreachable");
      server.on("GET", /generated_versions/, "unreachable");
    },
  });
}

const again = page.getByRole("button", { name: "Try again" });
const answer = ({ server }: OpenedScreen, path: string, reply: Reply) => server.on("GET", `${PATH}/${path}`, reply);

it("a version that the server fails to send is announced as its error, and read once it is tried again", async () => {
  const screen = await openContract("/0", { status: 500, json: { message: "Out of order" } }, PDF);
  await expect.element(page.getByText("Server Error")).toBeVisible();
  answer(screen, "draft", PAGE);
  await again.click();
  await expect.poll(contractText).toContain("The French text prevails.");
  await expect.element(page.getByText("Server Error")).not.toBeInTheDocument();
});

it("a version that was first opened without a connection is shown once there is one, before its PDF has arrived", async () => {
  const screen = await openContract("", "unreachable", "unreachable");
  await expect.element(page.getByText("This version is not on this device yet.", { exact: false })).toBeVisible();
  await expect.element(again).toBeEnabled();
  answer(screen, "draft", PAGE);
  let send: (reply: Reply) => void = () => {};
  const held = new Promise<Reply>((resolve) => {
    send = resolve;
  });
  screen.server.on("GET", `${PATH}/pdf`, () => held);
  await again.click();
  await expect.poll(contractText).toContain("The French text prevails.");
  send(PDF);
});

it("an addendum’s draft is read beside its contract, and a version that there is not is said", async () => {
  const draft = { status: "ADDENDUM" as const, version: 1, name: "A week longer" };
  const screen = await openContract("", PAGE, PDF, draft);
  const version = page.getByLabelText("Version");
  await expect.element(version).toHaveValue("1");
  await expect
    .poll(() =>
      version
        .getByRole("option")
        .elements()
        .map((option) => option.textContent),
    )
    .toEqual([expect.stringMatching(/\(draft\)$/), "Contract"]);
  await version.selectOptions("0");
  await expect.poll(screen.path).toBe(`/agreement/${PRICED}/contract/0`);
  await expect.poll(contractText).toContain("The French text prevails.");
  for (const none of ["abc", "1x", "-1"]) {
    await screen.go(`/agreement/${PRICED}/contract/${none}`);
    await expect.element(version).toHaveValue("1");
    await expect.element(page.getByText("There is no version", { exact: false })).not.toBeInTheDocument();
  }
  await screen.go(`/agreement/${PRICED}/contract/7`);
  const notice = page.getByText("There is no version 7 of this agreement. This is the current one.");
  await expect.element(notice).toBeVisible();
});
