import type { PassportReadView } from "shared-schema/api/privacy/passportReads";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, profileIn, putPriced } from "../../testing/agreement/priced.ts";
import { field } from "../../testing/fields.ts";
import { openScreen } from "../../testing/screen.tsx";

it("a captain who opens a passenger’s details has it recorded that the passport was read", async () => {
  let passenger = 0;
  const screen = await openScreen(`/agreement/${PRICED}/clients`, {
    as: "captain",
    prepare: async (desk) => {
      const { device } = desk;
      await putPriced(desk, { roles: ["captains", "passengers"] });
      passenger = await profileIn(desk, "passengers");
      await device.change("profiles", passenger, (body) => ({ ...body, passport_num: "X4711" }));
    },
  });
  await page
    .getByRole("button", { name: /^Details of / })
    .first()
    .click();
  await expect.element(field(page, "Passport number")).toHaveValue("X4711");
  // It waits in the outbox, so that it is recorded without a connection too.
  const waiting = async () => JSON.stringify(await screen.device.runtime.device.outbox.toArray());
  await expect.poll(waiting).toContain("passport-read");
  expect(await waiting()).toMatch(new RegExp(`\\b${passenger}\\b`));
});

it("a passenger sees who opened the passport, in which role", async () => {
  const seen: PassportReadView = {
    ...{ kind: "SHOWN", at: "2027-01-16T09:00:00Z", files: 1, name: "Iñaki Etxeberria" },
    ...{ roles: ["captains"], is_admin: false, agreement_id: 1 },
  };
  await openScreen("/profile", {
    as: "passenger",
    prepare: ({ server }) => server.on("GET", /passport_reads$/, { json: [seen] }),
  });
  await page.getByRole("button", { name: "Seen by" }).click();
  const read = page.getByRole("list", { name: "Seen by" }).getByRole("listitem");
  await expect.element(read.first()).toHaveTextContent("Iñaki Etxeberria");
  await expect.element(read.first()).toHaveTextContent(/Captain.*Opened/);
});
