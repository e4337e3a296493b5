import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { fieldPath } from "../../../store/drafts/fieldPath.ts";
import { areasField, leaveDraft, openChanges, syncSigns } from "../../../testing/conflicts.ts";
import { DRAFT, partId, putDraft } from "../../../testing/drafts.ts";
import { field } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

const areas = fieldPath("agreements", DRAFT, "cruise_areas");

it("a text that comes back over a value changed meanwhile overwrites nothing by itself", async () => {
  const { device, go } = await openScreen(`/agreement/${DRAFT}`, {
    prepare: async (desk) => {
      await putDraft(desk, { fields: { cruise_areas: "Theirs" } });
      leaveDraft(desk, areas, { text: "Mine", over: "" });
    },
  });
  const standing = async () => (await device.body("agreements", DRAFT))?.cruise_areas;
  await expect.element(areasField).toHaveValue("Mine");
  await expect.element(page.getByText("Theirs")).toBeVisible();
  await go("/agreement");
  await expect.element(syncSigns).toHaveTextContent(/1 unsaved entry/);
  expect(await standing()).toBe("Theirs");
  await go(`/agreement/${DRAFT}`);
  await expect.element(areasField).toHaveValue("Mine");
  await areasField.click();
  await userEvent.tab();
  await go("/agreement");
  const drawer = await openChanges();
  await expect.element(drawer.getByText("“Mine”")).toBeVisible();
  await drawer.getByRole("button", { name: "Go to the field" }).click();
  expect(await standing()).toBe("Theirs");
  await page.getByRole("button", { name: "Save mine" }).click();
  await expect.poll(standing).toBe("Mine");
});

it("a text for a service that is gone is saved into no other service", async () => {
  const [gone, left] = [partId(8), partId(9)];
  const service = { pos: "a0", name: null, price: null, product: null };
  const { device } = await openScreen(`/agreement/${DRAFT}/services`, {
    prepare: async (desk) => {
      await putDraft(desk, { fields: { special_conditions: { [left]: service } } });
      const path = fieldPath("agreements", DRAFT, "special_conditions", gone, "name");
      leaveDraft(desk, path, { text: "Jet ski", over: "" });
    },
  });
  const services = async () => Object.values((await device.body("agreements", DRAFT))?.special_conditions ?? {});
  const name = field("Name", page.getByRole("main"));
  await expect.element(name).toHaveValue("");
  const drawer = await openChanges();
  await expect.element(drawer.getByText("“Jet ski”")).toBeVisible();
  await userEvent.keyboard("{Escape}");
  await name.fill("Tender");
  await userEvent.tab();
  await expect.poll(services).toMatchObject([{ name: "Tender" }]);
});

it("a text that could not be saved is told once when its field becomes a fact to read", async () => {
  const { device, user } = await openScreen(`/agreement/${DRAFT}/price`, { prepare: (desk) => putDraft(desk) });
  const litres = field("Journey", page.getByRole("main"));
  await litres.fill("a lot");
  await userEvent.tab();
  await expect.element(syncSigns).toHaveTextContent(/1 unsaved entry/);
  const profile_id = user?.main_profile?.id ?? 0;
  const parties = { [`clients:${profile_id}`]: { role: "clients" as const, profile_id, pos: "a0" } };
  await device.change("agreements", DRAFT, (body) => ({ ...body, parties }));
  await expect.element(litres).not.toBeInTheDocument();
  const drawer = await openChanges();
  await expect.element(drawer.getByText("“a lot”")).toHaveLength(1);
});
