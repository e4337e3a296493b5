import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("an administrator sees the health of the server, and how it is backed up", async () => {
  await openScreen("/admin/health", { as: "admin" });
  await expect.element(page.getByText("Free disk space")).toBeVisible();
  const command = page.getByText("npm run admin -- backup", { exact: false });
  await expect.element(command).not.toBeVisible();
  await page.getByText("Details", { exact: true }).click();
  await expect.element(command).toBeVisible();
});

it("says which service stamps the audit trail, and warns where none does", async () => {
  const { server } = await openScreen("/admin/health", { as: "admin" });
  await expect.element(page.getByText("No trust service is configured", { exact: false })).toBeVisible();
  const { audit, ...rest } = await (await fetch("/api/health/")).json();
  const stamped = { ...audit, stamping: "authority", stamped_at: rest.at };
  server.on("GET", "/api/health/", { json: { ...rest, audit: stamped } });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.element(page.getByText("the configured authority")).toBeVisible();
  await expect.element(page.getByText("No trust service is configured", { exact: false })).not.toBeInTheDocument();
});

it("names signed versions that could not be completed, and why", async () => {
  const { server } = await openScreen("/admin/health", { as: "admin" });
  await expect.element(page.getByText("Free disk space")).toBeVisible();
  const healthy = await (await fetch("/api/health/")).json();
  const reason = { en: "The time-stamp authority does not answer.", fr: "L’autorité ne répond pas." };
  const unfinished = [
    { agreement: 7, version: 0, task: "archive", reason, next_at: null },
    { agreement: 7, version: 1, task: "certificate", reason, next_at: null },
  ];
  const unprinted = [{ number: "F1-00003", reason: { en: "No rate yet.", fr: "Pas de cours." }, next_at: healthy.at }];
  server.on("GET", "/api/health/", { json: { ...healthy, unfinished, unprinted } });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect
    .element(page.getByText("Agreement 00007, version 0: no long-term data yet.", { exact: false }))
    .toHaveTextContent(/The time-stamp authority does not answer\./);
  await expect
    .element(page.getByText("Agreement 00007, version 1: no certificate of completion yet.", { exact: false }))
    .toBeVisible();
  await expect
    .element(page.getByText("F1-00003 could not be printed so far.", { exact: false }))
    .toHaveTextContent(/No rate yet\./);
});

it("says that the disk is nearly full, and that unconfirmed accounts have stored too much", async () => {
  const { server } = await openScreen("/admin/health", { as: "admin" });
  await expect.element(page.getByText("Unconfirmed accounts, 30 days")).toBeVisible();
  const healthy = await (await fetch("/api/health/")).json();
  const [free_bytes, least_free_bytes] = [400 * 1024 ** 2, 512 * 1024 ** 2];
  const unconfirmed = { bytes: 1024 ** 3, most: 1024 ** 3 };
  server.on("GET", "/api/health/", {
    json: { ...healthy, free_bytes, least_free_bytes, refuses_growth: true, unconfirmed },
  });
  await page.getByRole("button", { name: "Refresh" }).click();
  await expect.element(page.getByText("The server takes payments, signatures", { exact: false })).toBeVisible();
  await expect.element(page.getByText("can store no more", { exact: false })).toBeVisible();
});
