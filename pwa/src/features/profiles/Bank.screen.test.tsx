import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { lock } from "../../testing/agreement/approvals.ts";
import { PRICED, profileIn, putPriced } from "../../testing/agreement/priced.ts";
import { enter, field } from "../../testing/fields.ts";
import { type Desk, openScreen } from "../../testing/screen.tsx";

const IBAN = "FR1420041010050500013M02606";
const OTHER_IBAN = "MC5811222000010123456789030";
const CARRIERS = 1;

/** Opens the carrier's own profile. */
async function openOwn(prepare: (desk: Desk) => Promise<void> | void = () => {}) {
  let number = CARRIERS;
  const screen = await openScreen("/profile", {
    as: "carrier",
    prepare: async (desk) => {
      number = await profileIn(desk, "carriers");
      await prepare(desk);
    },
  });
  await screen.go(`/profile/${number}`);
  await expect.element(field(page, "IBAN")).toHaveValue(IBAN);
  return { ...screen, number };
}

it("one wrong digit of an IBAN is refused at its field and not kept", async () => {
  const { device, number } = await openOwn();
  const wrong = IBAN.replace("1005", "1006");
  const message = page.getByText("its check digits do not match", { exact: false }).first();
  await enter(field(page, "IBAN"), wrong);
  await expect.element(message).toBeVisible();
  await expect.element(field(page, "IBAN")).toHaveValue(wrong);
  expect((await device.body("profiles", number))?.iban).toBe(IBAN);
  await enter(field(page, "IBAN"), IBAN);
  await expect.element(message).not.toBeInTheDocument();
});

it("a payee who changes the account learns of the agreement that was locked with another one", async () => {
  await openOwn(async (desk) => {
    await putPriced(desk, { roles: ["brokers", "clients", "carriers"] });
    await lock(desk);
  });
  await enter(field(page, "IBAN"), OTHER_IBAN);
  await expect
    .element(page.getByText(`Agreement ${PRICED} was locked with another IBAN`, { exact: false }))
    .toBeVisible();
});
