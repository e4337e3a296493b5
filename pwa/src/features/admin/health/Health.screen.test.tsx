import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("an administrator sees the health of the server, and how it is backed up", async () => {
  await openScreen("/admin/health", { as: "admin" });
  await expect.element(page.getByText("Free disk space")).toBeVisible();
  await expect.element(page.getByText("npm run admin -- backup")).toBeVisible();
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
