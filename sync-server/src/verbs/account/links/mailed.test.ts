import { expect, it } from "vitest";
import { DEMO_PASSWORD, demoEmail } from "../../../demo/login.ts";
import { smtpMailer } from "../../../ports/mailer/smtpMailer.ts";
import { anonymous } from "../../../testing/client.ts";
import { openMailServer } from "../../../testing/mailServer.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { sendDueMails } from "../../notify/mail/sendMails.ts";

const server = useTestServer();
const broker = server.as("broker");
const tokenIn = (link = "") => link.split("/").at(-1) ?? "";

it("links are followed out of mails that a mail server has received", async () => {
  const { url, received } = await openMailServer();
  const origin = "https://passerelle.example";
  const stranger = anonymous(server.app);
  const mailer = smtpMailer(url, "Passerelle <hello@example.org>");
  const contact = { first_name: "Ines", last_name: "Costa", email: "ines@example.org" };
  await broker.post(`/user/${broker.userId}/contact/`, contact);
  const person = { first_name: "Zoë", last_name: "Nowak", email: "zoe@example.org", password: DEMO_PASSWORD };
  await stranger.post("/user/", person);
  const { first_name } = (await broker.get("/user/me")).body;
  await stranger.post("/user/reset_password", { email: demoEmail("broker"), first_name });
  // An invitation waits a moment for the agreement that names the yacht.
  server.advance(5_000);
  expect(await sendDueMails({ ...server.deps, mailer, publicUrl: origin })).toBe(3);
  const links = received.map((mail) => {
    const [link = ""] = /https:\/\/passerelle\.example\/[a-z_/]+\/[\w-]{5,}/.exec(mail.text ?? "") ?? [];
    // One button, and the same address in both languages and both parts.
    expect(mail.html?.split(`href="${link}"`)).toHaveLength(3);
    expect(mail.subject).toContain(" / ");
    return link.slice(origin.length);
  });
  expect(links.map((link) => link.replace(/[\w-]+$/, ""))).toEqual([
    "/confirm_email/",
    "/authentication/recovery/",
    "/claim_account/",
  ]);
  const statuses = [];
  for (const link of links) statuses.push((await stranger.get(`/user/link/${tokenIn(link)}`)).status);
  expect(statuses).toEqual([200, 200, 200]);
  const changed = { recovery_token: tokenIn(links[1]), new_password: "another boat 47" };
  expect((await stranger.post("/user/recover", changed)).status).toBe(200);
});
