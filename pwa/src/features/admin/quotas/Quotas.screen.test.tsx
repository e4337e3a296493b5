import { NO_QUOTAS } from "shared-schema/api/operator/quotas";
import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { field } from "../../../testing/find.ts";
import { openScreen } from "../../../testing/screen.tsx";

it("an administrator raises a limit of one account; what is no number stays in the dialog", async () => {
  const { server } = await openScreen("/admin/quotas", { as: "admin" });
  await page.getByRole("searchbox").fill("client@");
  const row = page.getByRole("row", { name: /client@/ });
  await expect.element(row).toHaveTextContent(/of 50,000/);
  await row.getByRole("button", { name: /^Change/ }).click();
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save the limits" });
  await field("Documents", dialog).fill("many");
  await save.click();
  await expect.element(dialog.getByRole("alert")).toBeVisible();
  expect(server.written).toEqual([]);
  const list = await (await fetch("/api/quota/")).json();
  const account = list.accounts.find(({ email }: { email: string }) => email.startsWith("client@"));
  server.on("PUT", `/api/user/${account.user_id}/quotas`, {
    json: { ...account, quotas: { ...NO_QUOTAS, documents: 60_000 } },
  });
  await field("Documents", dialog).fill("60000");
  await save.click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(row).toHaveTextContent(/of 60,000/);
  expect(server.written[0]?.body).toMatchObject({ documents: 60_000 });
});
