import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { useSyncFacts } from "#store/queries/syncFacts.ts";
import { PRICED, profileIn } from "#testing/agreement/priced.ts";
import {
  CONTRACT,
  openSigning,
  type Say,
  SIGN,
  signatory,
  signature,
  signingState,
} from "#testing/agreement/signing.ts";
import { catchDownloads } from "#testing/downloads.ts";

const area = page.getByRole("region", { name: "Signatures" });
const signButton = area.getByRole("button", { name: "Sign", exact: true });
const dialog = page.getByRole("dialog");
const own = (more: Parameters<typeof signature>[1]) =>
  signatory("Zoë Marchetti", "brokers", 92, {
    is_own: true,
    signature: signature("Zoë Marchetti", { is_own: true, ...more }),
  });
const withOwn = (more: Parameters<typeof signature>[1]) =>
  signingState({
    signatories: [own(more)],
    can_sign: { can_sign: false, reason: "Signed already.", turn: null, until: null },
  });

it("shows the state and one step, and each signatory beside the text, or once it is unfolded", async () => {
  await openSigning({ state: signingState() });
  await expect.element(area.getByText("1 of 3 signed")).toBeVisible();
  await expect.element(signButton).toBeEnabled();
  await expect.element(area.getByText("Nadège Delmas")).toBeVisible();
  await page.viewport(1024, 768);
  await expect.element(area.getByText("Nadège Delmas")).not.toBeVisible();
  await area.getByText("Signatories and options").click();
  const rows = area.getByRole("list").first().getByRole("listitem");
  await expect
    .element(rows.nth(0))
    .toHaveTextContent(/Nadège Delmas Carrier.*Signed on 2026\/11\/26 14:02 UTC.*time-stamped/);
  await expect.element(rows.nth(1)).toHaveTextContent(/Zoë Marchetti \(you\) Broker.*Not signed yet/);
  await expect.element(rows.nth(2)).toHaveTextContent(/Jean-Luc Ferrand.*Has not joined yet/);
  await expect.element(rows.nth(2).getByRole("button", { name: "Invite Jean-Luc Ferrand" })).toBeVisible();
});

it("gives the reason in the place of the button to a viewer who cannot sign now", async () => {
  const reason = "Nadège Delmas is signing; you are next.";
  const order = [91, 92, 93];
  await openSigning({
    state: signingState({ order, can_sign: { can_sign: false, reason, turn: "Nadège Delmas", until: null } }),
  });
  await expect.element(area.getByText(reason)).toBeVisible();
  await expect.element(signButton).not.toBeInTheDocument();
  await expect.element(area.getByText("1 of 3 signed, in this order")).toBeVisible();
});

it("offers to sign again after a failure, and not after a signature", async () => {
  const failed = own({ status: "FAILED", status_msg: "The signing service does not respond." });
  const say: Say = { state: signingState({ signatories: [failed] }) };
  const screen = await openSigning(say);
  await expect.element(signButton).toBeEnabled();
  await expect
    .element(area.getByText("The last attempt failed: The signing service does not respond.").first())
    .toBeVisible();
  say.state = withOwn({});
  useSyncFacts.setState({ reachable: false });
  useSyncFacts.setState({ reachable: true });
  await expect.element(area.getByText("You signed on 2026/11/26 14:02 UTC.")).toBeVisible();
  await expect.element(signButton).not.toBeInTheDocument();
  const downloads = catchDownloads();
  screen.server.on("GET", `${SIGN}/doc-1.pdf`, { bytes: new TextEncoder().encode("%PDF-signed") });
  await area.getByRole("button", { name: "Download signed PDF" }).first().click();
  await expect.poll(() => downloads.map(({ name }) => name)).toEqual([expect.stringMatching(/-v0-signed\.pdf$/)]);
  expect(await downloads[0]?.text()).toBe("%PDF-signed");
});

it("leads back to a signature that is on its way", async () => {
  const { path } = await openSigning({ state: withOwn({ status: "WAITING", signed_at: null }) });
  await expect.element(area.getByText("Your signature: Please sign on your device.")).toBeVisible();
  await area.getByRole("link", { name: "Continue signing" }).click();
  await expect.poll(path).toMatch(/\/contract\/0\/sign$/);
});

it("says who declined and why, and offers no signature then", async () => {
  const declined = { name: "Nadège Delmas", reason: "The price is wrong.", at: "2026-11-26T15:00:00Z" };
  const asked = { state: "queued" as const, at: "2026-11-26T14:59:30Z", next_in: 30 };
  await openSigning({
    state: signingState({
      signatories: [signatory("Jean-Luc Ferrand", "stakeholders", 93, { asked })],
      declined,
      can_sign: { can_sign: false, reason: "Closed", turn: null, until: null },
    }),
  });
  await expect
    .element(area.getByRole("alert"))
    .toHaveTextContent(/Nadège Delmas declined .*15:00 UTC: “The price is wrong\.”/);
  await expect.element(signButton).not.toBeInTheDocument();
  await expect.element(area.getByText("Jean-Luc Ferrand")).toBeVisible();
  await expect.element(area.getByText("Request on its way")).not.toBeInTheDocument();
});

it("shows the kept state with its time, disables the buttons and says why without a connection", async () => {
  const say: Say = { state: signingState() };
  const screen = await openSigning(say);
  await expect.element(signButton).toBeEnabled();
  say.state = "unreachable";
  useSyncFacts.setState({ reachable: false });
  await expect.element(signButton).toBeDisabled();
  await expect.element(area.getByText(/Signing requires a connection\. As of .* UTC\./)).toBeVisible();
  await screen.go("/agreement");
});

it("is signed only once its sentence is ticked, and the browser goes to the signing service", async () => {
  const { server } = await openSigning({ state: signingState() });
  await signButton.click();
  await expect.element(dialog).toHaveTextContent(/Riviera.*25 pages.*€.*9f3c 71a0/);
  await expect.element(dialog).toHaveTextContent(/platform certificate, not qualified\./);
  await expect.element(dialog).toHaveTextContent(/1 of 3 signed\..*Voyage.*Yacht/);
  await expect.poll(() => document.activeElement?.textContent).toBe("Sign electronically");
  const sign = dialog.getByRole("button", { name: "Sign", exact: true });
  const box = dialog.getByRole("checkbox", { name: /I have read all 25 pages of “Riviera”/ });
  await sign.click();
  await expect.element(box).toHaveFocus();
  await expect.element(box).toHaveAccessibleDescription("Tick the box to sign.");
  expect(server.written).toEqual([]);
  await expect.element(dialog.getByRole("link", { name: "Terms of service" })).toHaveAttribute("href", "/tos");
  await box.click();
  const post = new RegExp(`^${SIGN}/by_user/\\d+$`);
  server.on("POST", post, {
    status: 409,
    json: { code: "signing.not-your-turn", params: { name: "Ann" }, message: "" },
  });
  await sign.click();
  await expect.element(dialog.getByText("Ann signs before you.")).toBeVisible();
  server.on("POST", post, { status: 401, json: { error: "token-expired", location: "#signing-service" } });
  await sign.click();
  await expect.poll(() => location.hash).toBe("#signing-service");
  location.hash = "";
  await expect.element(page.getByText("Unauthorised")).not.toBeInTheDocument();
  const [first] = server.written;
  expect(first?.body).toMatch(/^language=en&consent=[0-9a-f]{64}$/);
});

it.each([
  ["queued", "Request on its way"],
  ["sent", "Request sent on 2026/11/27 10:00 UTC"],
  ["filed", "Request not sent: this server writes its mail to files"],
  ["failed", "The request could not be sent"],
] as const)("says what became of a request that is %s", async (state, words) => {
  const asked = { state, at: "2026-11-27T10:00:00.000Z", next_in: null };
  await openSigning({ state: signingState({ signatories: [signatory("Thomas Hartmann", "clients", 94, { asked })] }) });
  await expect.element(area.getByText("0 of 1 signed")).toBeVisible();
  await expect.element(area.getByText(words)).toBeVisible();
});

it("lists the signed PDF before the one without signatures, which says what it is", async () => {
  const say: Say = { state: signingState({ signatories: [signatory("Zoë Marchetti", "brokers", 92)] }) };
  await openSigning(say);
  const plain = page.getByRole("button", { name: "Download PDF", exact: true });
  await expect.element(plain).toBeVisible();
  await expect.element(plain).not.toHaveAccessibleDescription();
  say.state = withOwn({});
  useSyncFacts.setState({ reachable: false });
  useSyncFacts.setState({ reachable: true });
  await expect.element(plain).toHaveAccessibleDescription("As generated, without signatures");
  const files = page.getByRole("button", { name: /^Download .*PDF$/ }).elements();
  expect(files.map(({ textContent }) => textContent)).toEqual(["Download signed PDF", "Download PDF"]);
  // The note beside it leaves the button its label.
  await page.viewport(320, 844);
  const label = plain.element().querySelector(".mantine-Button-label");
  await expect.poll(() => (label ? label.scrollWidth - label.clientWidth : null)).toBe(0);
});

it("covers nothing that has the focus on a phone that lies on its side", async () => {
  await page.viewport(740, 360);
  await openSigning({ state: signingState() });
  await expect.element(signButton).toBeVisible();
  const isSeen = (element: Element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  };
  const focused = (element: Element) => {
    if (element instanceof HTMLElement) element.focus();
    return element;
  };
  await expect.poll(() => isSeen(focused(signButton.element()))).toBe(true);
  await signButton.click();
  const box = dialog.getByRole("checkbox");
  await expect.element(box).toBeInTheDocument();
  await expect.poll(() => isSeen(focused(box.element()))).toBe(true);
});

it("declines with a reason alone", async () => {
  const { server } = await openSigning({ state: signingState() });
  await expect.element(signButton).toBeVisible();
  await area.getByRole("button", { name: "Decline to sign…" }).click();
  server.on("POST", `${SIGN}/decline`, { json: null });
  const decline = dialog.getByRole("button", { name: "Decline", exact: true });
  await decline.click();
  await expect.element(dialog.getByText("Please give a reason.")).toBeVisible();
  expect(server.written).toEqual([]);
  await dialog.getByRole("textbox", { name: "Reason" }).fill("  Too dear. ");
  await decline.click();
  await expect.poll(() => server.written.map(({ body }) => body)).toEqual([{ reason: "Too dear." }]);
});

it("reminds by mail, and sets the order by the keyboard", async () => {
  const { server } = await openSigning({ state: signingState() });
  await expect.element(signButton).toBeVisible();
  server.on("POST", `${SIGN}/remind`, { status: 409, json: { code: "signing.closed", message: "" } });
  await area.getByRole("button", { name: "Invite Jean-Luc Ferrand" }).click();
  await expect.element(area.getByRole("alert")).toHaveTextContent("can no longer be signed");
  server.on("PUT", `${SIGN}/order`, { json: null });
  await area.getByRole("button", { name: "Order of signing…" }).click();
  await dialog.getByRole("radio", { name: "One after the other" }).click();
  await dialog.getByRole("button", { name: "Move Jean-Luc Ferrand up" }).click();
  await expect.element(dialog.getByRole("status")).toHaveTextContent("Jean-Luc Ferrand is number 2.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect
    .poll(() => server.written.map(({ body }) => body))
    .toEqual([{ profile_id: 93 }, { order: [91, 93, 92] }]);
});

it("accepts a delegation, or refuses it", async () => {
  const delegation = { id: "d1", state: "offered" as const, name: "Zoë Marchetti", is_own: true };
  const asked = signatory("Thomas Hartmann", "clients", 94);
  const parties = asked.parties.map((party) => ({ ...party, delegation }));
  const { server } = await openSigning({ state: signingState({ signatories: [{ ...asked, parties }] }) });
  // Unfolded by itself: the viewer is asked.
  await expect.element(area.getByText("Zoë Marchetti has been asked to sign")).toBeVisible();
  server.on("POST", /\/delegation\/d1\/accept$/, { json: null });
  server.on("DELETE", /\/delegation\/d1$/, { json: null });
  await area.getByRole("button", { name: "Sign for Thomas Hartmann" }).click();
  await area.getByRole("button", { name: "Refuse" }).click();
  await expect.poll(() => server.written.map(({ method }) => method)).toEqual(["POST", "DELETE"]);
});

it("logs in once more where the signing service was left", async () => {
  const { server } = await openSigning({ state: withOwn({ status: "NEW", signed_at: null }) });
  const post = new RegExp(`^${SIGN}/by_user/\\d+$`);
  server.on("POST", post, { status: 401, json: { error: "token-expired", location: "#log-in" } });
  await area.getByRole("button", { name: "Continue signing" }).click();
  await expect.poll(() => location.hash).toBe("#log-in");
  location.hash = "";
  expect(server.written.map(({ body }) => body)).toEqual(["language=en"]);
});

it("is the next step of the overview, for those who sign and those who wait, and so is a refusal", async () => {
  const desk = await openSigning({ state: signingState() }, { path: `/agreement/${PRICED}` });
  const { path, device } = desk;
  const [own, other] = [await profileIn(desk, "brokers"), await profileIn(desk, "clients")];
  const waitFor = (is_turn: boolean) =>
    device.put("awaited_signatures", PRICED, {
      version: 0,
      awaited: { [own]: { person: 0, is_turn }, [other]: { person: 1, is_turn: true } },
    });
  await waitFor(true);
  await expect.element(page.getByRole("link", { name: "Read and sign the contract" })).toBeVisible();
  await device.put("awaited_signatures", PRICED, { version: 0, awaited: {}, is_declined: true });
  await expect
    .element(page.getByRole("link", { name: "Signing was declined: see the reason, and go on" }))
    .toBeVisible();
  await waitFor(false);
  await page.getByRole("link", { name: "Waiting for 2 signatures" }).click();
  await expect.poll(path).toBe(CONTRACT);
});

it("shows the signature of another person as soon as the server's documents tell of it", async () => {
  const say: Say = { state: signingState() };
  const { device } = await openSigning(say);
  await expect.element(area.getByText("1 of 3 signed")).toBeVisible();
  const [first, own, third] = signingState().signatories;
  if (!first || !own || !third) throw new Error("There are three.");
  say.state = signingState({ signatories: [first, own, { ...third, signature: signature("Jean-Luc Ferrand") }] });
  await device.put("awaited_signatures", PRICED, { version: 0, awaited: { a: { person: 0, is_turn: true } } });
  // Changes within a second are one: each look waits for longer than that.
  const changed = async () => {
    await device.change("awaited_signatures", PRICED, (body) => ({ ...body }));
    return area.getByText("2 of 3 signed").elements();
  };
  await expect.poll(changed, { interval: 1_500, timeout: 20_000 }).toHaveLength(1);
});
