import { expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";
import { transact } from "../verbs/base/context.ts";
import { queueMail } from "../verbs/base/outbox/queueMail.ts";
import { sendDueMails } from "../verbs/notify/mail/sendMails.ts";

const server = useTestServer();
const admin = server.as("admin");
const broker = server.as("broker");

async function sendOne(key = "k"): Promise<void> {
  const { deps } = server;
  const letter = { subject: { en: "Hi", fr: "Bonjour" }, paragraphs: [{ en: "Secret", fr: "Secret" }] };
  transact(deps, (tx) => queueMail(tx, { key, kind: "contact", to: "ann@example.org", language: "en", letter }));
  if (!deps.mailer) throw new Error("No mailer");
  await sendDueMails({ ...deps, mailer: deps.mailer });
}

it("shows administrators who was written to and when, without the text, and the file outside production", async () => {
  await sendOne();
  const { body } = await admin.get("/mail/");
  expect(body).toMatchObject({
    delivery: "files",
    mails: [{ kind: "contact", recipient: "ann@example.org", state: "SENT", attempts: 1, next_at: null }],
  });
  expect(JSON.stringify(body)).not.toContain("Secret");
  const file = await admin.get(`/mail/${body.mails[0].id}`);
  expect(file.headers.get("content-type")).toBe("message/rfc822");
  expect(file.headers.get("content-disposition")).toMatch(/^attachment/);
  expect(file.body).toContain("Subject: Hi");
});

it("puts a mail back that was given up", async () => {
  await sendOne();
  const [sent] = (await admin.get("/mail/")).body.mails;
  expect(sent.can_resend).toBe(false);
  expect((await admin.post(`/mail/${sent.id}/resend`)).status).toBe(404);
  server.deps.store.mails.markFailed(sent.id, "550", "FAILED");
  // Its letter was erased when it left.
  expect((await admin.post(`/mail/${sent.id}/resend`)).status).toBe(404);
});

it("lists the newest first, and goes on before any of them", async () => {
  for (const key of ["a", "b", "c"]) await sendOne(key);
  const listed = async (query: string) => {
    const { mails } = (await admin.get(`/mail/${query}`)).body;
    return mails.map(({ id }: { id: number }) => id);
  };
  const [newest, middle, oldest] = await listed("");
  expect(await listed(`?before=${newest}`)).toEqual([middle, oldest]);
  expect(await listed(`?before=${oldest}`)).toEqual([]);
});

it("shows no one else anything", async () => {
  await sendOne();
  expect((await broker.post("/mail/1/resend")).status).toBe(403);
  expect((await broker.get("/mail/")).status).toBe(403);
  expect((await broker.get("/mail/1")).status).toBe(403);
});

it("reads no text where mail is not written to files", async () => {
  await sendOne();
  server.deps.mailer = null;
  const { body } = await admin.get("/mail/");
  expect(body).toMatchObject({ delivery: "none", mails: [{ recipient: "ann@example.org" }] });
  expect((await admin.get(`/mail/${body.mails[0].id}`)).status).toBe(404);
});
