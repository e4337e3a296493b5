import { newProfile } from "shared-schema/profile/schema";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { expectNoBarriers } from "../../testing/browser/axe.ts";
import { field } from "../../testing/find.ts";
import { openScreen } from "../../testing/screen.tsx";

const AT = "2027-01-15T09:00:00.000Z";

it("further addresses and numbers of a contact are shown, changed, added and taken out", async () => {
  let key = "";
  const { device } = await openScreen("/contacts/7002", {
    prepare: async ({ device, user }) => {
      const user_id = user?.id ?? 0;
      const from_profile_id = user?.main_profile?.id ?? 0;
      key = `${from_profile_id}-7002`;
      const made = { created_by: user_id, created_at: AT };
      await device.put(
        "profiles",
        "7002",
        newProfile({ ...made, user_id: null, first_name: "Inês", last_name: "Ribeiro" }),
      );
      await device.put("contacts", key, {
        ...{ user_id, from_profile_id, profile_id: 7002, email: null, send_invite: false, created_at: AT },
        further: [
          { kind: "email", value: "ines@work.example" },
          { kind: "phone", value: "+351 22" },
        ],
      });
    },
  });
  const further = async () => (await device.body("contacts", key))?.further;
  await field("Further email").fill("ines.ribeiro@work.example");
  await field("Further phone").fill("");
  await page.getByRole("button", { name: "Add an address" }).click();
  await field("Further address").fill("Rua do Porto 1");
  await expectNoBarriers();
  await page.getByRole("heading", { name: "Inês Ribeiro", level: 1 }).click();
  await expect.poll(further).toEqual([
    { kind: "email", value: "ines.ribeiro@work.example" },
    { kind: "address", value: "Rua do Porto 1" },
  ]);
});
