import type { DelegationView, SigningView } from "shared-schema/api/agreement/signing";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { CONTRACT, openSigning, signatory, signature, signingState } from "#testing/agreement/signing.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import { catchDownloads } from "#testing/downloads.ts";
import { type OpenedScreen, openScreen } from "#testing/screen.tsx";

/** An agreement that the delegate is not on. */
const STRANGE = 4_711;
const PLACE = `/sign/${STRANGE}/0`;
const OFFER: DelegationView = { id: "d1", version: 0, state: "offered", title: "Riviera", name: "Thomas Hartmann" };
const notFound = (code: string) => ({ status: 404, json: { code, message: "" } });
const asked = page.getByText("Thomas Hartmann asks you to sign “Riviera”.", { exact: false });

/** Opens a delegate's page. `say` is the server's answer about signing: null for a version that the delegate may not see. */
function openDelegated(
  say: { state: SigningView | null },
  path = `${PLACE}?delegation=d1`,
  prepare: (desk: Pick<OpenedScreen, "server">) => void = () => undefined,
) {
  return openScreen(path, {
    as: "passenger",
    prepare: (desk) => {
      desk.server.on("GET", `/api${PLACE}/state`, () =>
        say.state === null ? notFound("signing.not-generated") : { json: say.state },
      );
      desk.server.on("GET", `/api/cruise/${STRANGE}/delegation/d1`, { json: OFFER });
      prepare(desk);
    },
  });
}

it("shows nothing of the contract before the delegate accepts, and then lets it be read and signed", async () => {
  const say: { state: SigningView | null } = { state: null };
  const { server } = await openDelegated(say);
  await expect.element(asked).toBeVisible();
  await expectNoBarriers();
  server.on("POST", `/api/cruise/${STRANGE}/delegation/d1/accept`, () => {
    say.state = signingState();
    return { json: null };
  });
  await page.getByRole("button", { name: "Accept" }).click();
  const read = page.getByRole("button", { name: "Read the contract (PDF)" });
  await expect.element(read).toBeVisible();
  await expectNoBarriers();
  const downloads = catchDownloads();
  server.on("GET", `/api${PLACE}/doc-1.pdf`, { bytes: new TextEncoder().encode("%PDF-to-read") });
  await read.click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual(["Riviera.pdf"]);
  const area = page.getByRole("region", { name: "Signatures" });
  await area.getByRole("button", { name: "Sign", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect.element(dialog).toHaveTextContent(/Riviera.*25 pages/);
  // The total is a matter of the agreement, which the delegate does not see.
  await expect.element(dialog.getByText("Total")).not.toBeInTheDocument();
});

it("is refused by the delegate, of whom nothing is expected then", async () => {
  const { server } = await openDelegated({ state: null });
  server.on("DELETE", `/api/cruise/${STRANGE}/delegation/d1`, { json: null });
  await page.getByRole("button", { name: "Refuse" }).click();
  await expect.element(page.getByText("You have refused. Nothing is expected of you.")).toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
});

it("says that a delegation has ended, and that there is nothing to sign without one", async () => {
  const ended = { status: 409, json: { code: "signing.delegation-ended", message: "" } };
  const { go } = await openDelegated({ state: null }, undefined, ({ server }) =>
    server.on("GET", `/api/cruise/${STRANGE}/delegation/d1`, ended),
  );
  await expect.element(page.getByText("This delegation has ended.")).toBeVisible();
  await go(PLACE);
  await expect.element(page.getByText("There is nothing to sign here")).toBeVisible();
  await expect.element(page.getByText("it is for another account", { exact: false })).toBeVisible();
});

it("follows the signature on a page of its own, and leads back to the delegate's", async () => {
  const waiting = signature("Zoë", { status: "WAITING", is_own: true, signed_at: null });
  const signatories = [signatory("Zoë", "clients", 92, { is_own: true, signature: waiting })];
  const { go, path } = await openDelegated({ state: signingState({ signatories }) }, `${PLACE}/sign`);
  await expect.element(page.getByRole("progressbar", { name: "Progress of your signature" })).toBeVisible();
  await expectNoBarriers();
  await page.getByRole("link", { name: "Back to the contract" }).click();
  await expect.poll(path).toBe(PLACE);
  await go("/agreement");
});

it("leads people who are on the agreement to its contract", async () => {
  const { path } = await openSigning({ state: signingState() }, { path: `/sign${CONTRACT.replace(/\D+/g, "/")}` });
  await expect.poll(path).toBe(CONTRACT);
});
