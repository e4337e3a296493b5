import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Reply } from "../../../testing/fakeServer.ts";
import { openScreen } from "../../../testing/screen.tsx";

const MAIL = {
  ...{ id: 7, kind: "contact", recipient: "ann@example.org", attempts: 1, sent_at: null, next_at: null },
  created_at: "2027-01-15T09:00:00Z",
};
const FAILED = { ...MAIL, state: "FAILED", failure: "550", can_resend: true };
const WAITING = { ...MAIL, state: "WAITING", attempts: 0, failure: null, can_resend: false };

it("a list that cannot be read says why, with its title and the address to write to, until it can", async () => {
  const none = { json: { mails: [], delivery: "smtp" } };
  let reply: Reply = "unreachable";
  await openScreen("/admin/mail", {
    as: "admin",
    prepare: ({ server }) => server.on("GET", "/api/mail/", () => reply),
  });
  const alert = page.getByRole("alert");
  await expect
    .element(alert.filter({ hasText: "Connection Error" }))
    .toHaveTextContent(/Server not responding\. If the problem persists, please contact us at \S+@\S+\./);
  reply = { status: 500, json: { message: "Out of order" } };
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(alert.filter({ hasText: "Server Error" })).toBeVisible();
  reply = none;
  await page.getByRole("button", { name: "Try again" }).click();
  await expect.element(alert).not.toBeInTheDocument();
});

it("an administrator has a mail sent again that was given up, and keeps the place in the list", async () => {
  const refused = { code: "mail.not-resendable", message: "No." };
  const { server } = await openScreen("/admin/mail", {
    as: "admin",
    prepare: (desk) => {
      desk.server.on("GET", "/api/mail/", { json: { mails: [FAILED], delivery: "smtp" } });
      desk.server.on("POST", "/api/mail/7/resend", () =>
        desk.server.written.length === 1 ? { status: 404, json: refused } : { json: WAITING },
      );
    },
  });
  const row = page.getByRole("row", { name: /ann@example\.org/ });
  const again = row.getByRole("button", { name: "Send again to ann@example.org" });
  await again.click();
  await expect.element(row.getByRole("status")).toHaveTextContent(/cannot be sent again/);
  await expect.element(row).toHaveTextContent(/Given up/);
  await userEvent.keyboard("{Enter}");
  await expect.element(row).toHaveTextContent(/Waiting to be sent/);
  await expect.element(again).toHaveFocus();
  await userEvent.keyboard("{Enter}");
  expect(server.written).toHaveLength(2);
});

it("a mail that is opened leads back to its row, and the arrow keys change the tabs", async () => {
  const sent = { ...MAIL, state: "SENT", failure: null, sent_at: "2027-01-15T09:01:00Z", can_resend: false };
  const { path } = await openScreen("/admin/mail", {
    as: "admin",
    prepare: ({ server }) => {
      server.on("GET", "/api/mail/", { json: { mails: [sent], delivery: "files" } });
      server.on("GET", "/api/mail/7", { bytes: new TextEncoder().encode("Subject: News\r\n\r\nAll is well.\r\n") });
    },
  });
  const opener = page.getByRole("button", { name: "Open the mail to ann@example.org" });
  await opener.click();
  await expect.element(page.getByRole("dialog")).toHaveTextContent(/All is well\./);
  await userEvent.keyboard("{Escape}");
  await expect.element(opener).toHaveFocus();
  const tab = page.getByRole("tab", { name: "System" }).element();
  if (tab instanceof HTMLElement) tab.focus();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.poll(path).toBe("/admin/orders");
  await expect.element(page.getByRole("tab", { name: "Money" })).toHaveFocus();
});
