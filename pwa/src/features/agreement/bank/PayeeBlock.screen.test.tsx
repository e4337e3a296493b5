import { checkWords } from "shared-schema/bank/checkWords";
import { type BankProposal, bankDetailsOf, NO_PAYEE_ACCOUNTS } from "shared-schema/bank/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { lock } from "#testing/agreement/approvals.ts";
import { PRICED, partId, profileIn, putPriced } from "#testing/agreement/priced.ts";
import { expectNoBarriers } from "#testing/browser/axe.ts";
import type { DemoAccount } from "#testing/demo.ts";
import { type Desk, openScreen } from "#testing/screen.tsx";

const OTHER_IBAN = "MC5811222000010123456789030";
const CHANGES = `/api/cruise/${PRICED}/bank_change/`;
const noticed = page.getByText("A change of bank details is proposed and not in force.");
const propose = page.getByRole("button", { name: "Propose the new details" });
const words = page.getBySelector("dd[lang=en]");

/** The change that the carrier proposes once the account is another one. */
async function proposalOf({ device }: Desk, carrier: number): Promise<BankProposal> {
  const details = bankDetailsOf((await device.body("profiles", carrier)) ?? {});
  const former = { ...details, iban: "FR1420041010050500013M02606" };
  const proposed_by = (await device.body("profiles", carrier))?.user_id ?? 0;
  return { id: partId(50), details, former, proposed_by, proposed_at: "2027-01-18T09:00:00Z" };
}

/** Opens an agreement that was locked before its carrier changed accounts. @param isProposed whether the change is proposed */
async function openLocked(as: DemoAccount, isProposed: boolean) {
  let carrier = 0;
  const screen = await openScreen(`/agreement/${PRICED}`, {
    as,
    prepare: async (desk) => {
      const { device } = desk;
      carrier = await profileIn(desk, "carriers");
      await device.change("profiles", carrier, (body) => ({
        ...body,
        is_company: true,
        company_name: "Moving Bank Ltd",
      }));
      await putPriced(desk, { roles: ["brokers", "clients", "carriers"] });
      await lock(desk);
      await device.change("profiles", carrier, (body) => ({ ...body, iban: OTHER_IBAN }));
      if (isProposed) await arrive(desk, carrier);
    },
  });
  return { ...screen, carrier };
}

async function arrive(desk: Desk, carrier: number): Promise<void> {
  const proposals = { [carrier]: await proposalOf(desk, carrier) };
  await desk.device.put("payee_accounts", PRICED, { ...NO_PAYEE_ACCOUNTS, proposals });
}

it("a payee proposes new details, reads the words that belong to them, and withdraws them", async () => {
  const screen = await openLocked("carrier", false);
  const { device, server, carrier } = screen;
  server.on("POST", CHANGES, async () => {
    await arrive(screen, carrier);
    return { json: {} };
  });
  server.on("DELETE", `${CHANGES}by_profile/${carrier}`, async () => {
    await device.change("payee_accounts", PRICED, () => NO_PAYEE_ACCOUNTS);
    return { json: {} };
  });
  await propose.click();
  await expect.element(page.getByText("New bank details are proposed for Moving Bank Ltd")).toBeVisible();
  await expect.element(page.getByRole("row", { name: /^IBAN/ })).toHaveTextContent(/FR14.*MC58/);
  const expected = checkWords(PRICED, carrier, await proposalOf(screen, carrier)).en;
  expect(expected.split(" ")).toHaveLength(4);
  await expect.element(words).toHaveTextContent(expected);
  await expectNoBarriers();

  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Withdraw" }).click();
  await expect.element(noticed).not.toBeInTheDocument();
  await expect.element(propose).toBeVisible();
  expect(server.written.filter(({ path }) => path.startsWith(CHANGES))).toMatchObject([
    { method: "POST", body: { profile_id: carrier } },
    { method: "DELETE" },
  ]);
});

it("the other side is told on the agreement, and reads the same words", async () => {
  const screen = await openLocked("broker", true);
  await expect.element(noticed.first()).toBeVisible();
  const expected = checkWords(PRICED, screen.carrier, await proposalOf(screen, screen.carrier)).en;
  await expect.element(words).toHaveTextContent(expected);
});
