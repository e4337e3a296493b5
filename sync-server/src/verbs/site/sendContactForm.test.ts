import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, it, onTestFinished } from "vitest";
import { httpContactService } from "../../ports/contactService.ts";
import { anonymous } from "../../testing/client.ts";
import { openTestServer, useTestServer } from "../../testing/useTestServer.ts";
import { letterSchema } from "../base/outbox/letter.ts";
import { sendDueMails } from "../notify/mail/sendMails.ts";

const server = useTestServer();
const admin = server.as("admin");
const stranger = () => anonymous(server.app);

const FORM = {
  name: "Anna Nowak",
  company: "Nowak Yachts",
  email: "anna@example.org",
  reply: true,
  news: true,
  other: "A visit on board",
  message: "Nine days in July,\nfrom Antibes.",
  website: "",
};

/** An email service on this machine that answers with a status and notes what it was sent. */
async function emailService(status: number) {
  const received: unknown[] = [];
  const service = createServer((request, response) => {
    let text = "";
    request.on("data", (chunk) => {
      text += chunk;
    });
    request.on("end", () => {
      received.push(JSON.parse(text));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((resolve) => service.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void service.close());
  const { port } = service.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/send` };
}

it("puts a message with all its fields into the outbox, to be answered to its author", async () => {
  expect((await stranger().post("/contact_form", FORM)).status).toBe(201);
  const { deps } = server;
  if (!deps.mailer) throw new Error("No mailer");
  await sendDueMails({ ...deps, mailer: deps.mailer });
  const { body } = await admin.get("/mail/");
  expect(body.mails).toMatchObject([{ kind: "contact", recipient: "hello@passerelle.test", state: "SENT" }]);
  const { body: file } = await admin.get(`/mail/${body.mails[0].id}`);
  expect(file).toMatch(/^Reply-To: anna@example\.org\r$/m);
  for (const text of [
    "Anna Nowak",
    "Nowak Yachts",
    "called back",
    "regular news",
    "A visit on board",
    "Nine days in July",
  ])
    expect(file).toContain(text);
});

it("puts one-line fields on one line, and keeps the lines of the message", async () => {
  const broken = { ...FORM, name: " Anna\r\nBcc: all@example.org ", company: "A\u2028B", other: "x\n\ny" };
  expect((await stranger().post("/contact_form", broken)).status).toBe(201);
  const [mail] = server.deps.store.mails.newest(1);
  const letter = letterSchema.parse(JSON.parse(mail?.letter ?? "null"));
  expect(letter.subject.en).toBe("Message from Anna Bcc: all@example.org");
  const values = letter.facts?.map(({ value }) => value);
  expect(values).toEqual(expect.arrayContaining(["Anna Bcc: all@example.org", "A B", FORM.message]));
  expect(values?.join("\n")).toContain("\nx y\n");
  expect((await stranger().post("/contact_form", { ...FORM, name: "\r\n" })).status).toBe(422);
  expect((await stranger().post("/contact_form", { ...FORM, email: "a@example.org\r\nBcc: b@c.fr" })).status).toBe(422);
});

it("posts the message to the email service where one is configured, and leaves the outbox alone", async () => {
  const { received, url } = await emailService(200);
  server.deps.contactService = httpContactService(url);
  expect((await stranger().post("/contact_form", FORM)).status).toBe(201);
  const { website: _, ...message } = FORM;
  expect(received).toEqual([message]);
  expect((await admin.get("/mail/")).body.mails).toEqual([]);
});

it.each([
  ["refuses the message", async () => (await emailService(500)).url],
  ["cannot be reached", async () => "http://127.0.0.1:9/"],
])("says so when the email service %s", async (_, urlOf) => {
  server.deps.contactService = httpContactService(await urlOf());
  const answer = await stranger().post("/contact_form", FORM);
  expect(answer.status).toBe(503);
  expect(answer.body.message).toBe("Your message could not be sent. Please try again later.");
});

it("names each field that is missing, and asks for one wish at least", async () => {
  const empty = await stranger().post("/contact_form", {
    name: " ",
    company: "",
    email: "anna",
    extra: 1,
    reply: true,
  });
  expect(empty.status).toBe(422);
  expect(Object.keys(empty.body.errors.json).sort()).toEqual(["company", "email", "extra", "name"]);
  const wishless = await stranger().post("/contact_form", { ...FORM, reply: false, news: false, other: null });
  expect(wishless.status).toBe(422);
  expect(wishless.body.errors.json).toEqual({ options: ["must have at least one of them chosen"] });
  expect((await stranger().post("/contact_form", { ...FORM, reply: false, news: false, other: "" })).status).toBe(201);
});

it("throws away what a program filled in, without telling it", async () => {
  expect((await stranger().post("/contact_form", { ...FORM, website: "https://example.org" })).status).toBe(201);
  expect((await admin.get("/mail/")).body.mails).toEqual([]);
});

it("takes no more messages than a mail server can be kept waiting for", async () => {
  const full = await openTestServer({ demo: false, limits: { contactForms: 1_000 } });
  const guest = anonymous(full.app);
  const statuses = [];
  for (let sent = 0; sent < 201; sent++) statuses.push((await guest.post("/contact_form", FORM)).status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(200);
  expect(statuses.at(-1)).toBe(503);
});

it("takes no more than a few messages an hour from one address", async () => {
  const strict = await openTestServer({ demo: false, limits: { contactForms: 2 } });
  const guest = anonymous(strict.app);
  const statuses = [];
  for (let sent = 0; sent < 3; sent++) statuses.push((await guest.post("/contact_form", FORM)).status);
  expect(statuses).toEqual([201, 201, 429]);
  const limits = strict.deps.store.audit.all().filter(({ verb }) => verb === "account.limited");
  expect(limits.map(({ details }) => details)).toEqual(['{"limit":"contact forms"}']);
});
