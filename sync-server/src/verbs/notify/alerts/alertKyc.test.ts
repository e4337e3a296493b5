import { DEFAULT_MAIL_SETTINGS } from "shared-schema/api/mail/settings";
import { ALERT_KINDS } from "shared-schema/labels/alerts/kinds";
import { expect, it } from "vitest";
import { smtpMailer } from "../../../ports/mailer/smtpMailer.ts";
import type { TestClient } from "../../../testing/client.ts";
import { openMailServer } from "../../../testing/mailServer.ts";
import { setAgreement } from "../../../testing/setAgreement.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";
import { lookForAlerts } from "../../jobs/alertLoop.ts";
import { sendDueMails } from "../mail/sendMails.ts";

const DAY = 86_400_000;
const server = useTestServer();
const broker = server.as("broker");
const central = server.as("central");
const client = server.as("client");
const captain = server.as("captain");

const enter = (item: string, expires_on: string, upon = 0, state = "DONE") =>
  broker.put(`/cruise/1/kyc/${client.profileId}/${item}`, { state, expires_on, note: "Secret", upon });
const alerts = async (who: TestClient) => (await who.get(`/user/${who.userId}/kyc_alert/`)).body;
const look = () => lookForAlerts(server.deps, 7);
const mails = () => server.deps.store.mails.newest(1_000).filter(({ kind }) => kind.startsWith("kyc-"));
const mailed = (kind: string) =>
  mails()
    .filter((mail) => mail.kind === kind)
    .map(({ recipient }) => recipient.split("@")[0])
    .sort();

it("alerts those who check a party, and no one else, to its evidence that expires, without the evidence or its date", async () => {
  await enter("FUNDS", "2027-02-10");
  await enter("SCREENING", "2027-02-01");
  await enter("IDENTITY", "2028-02-01");
  const [alert, ...others] = await alerts(central);
  expect(others).toEqual([]);
  expect(alert).toMatchObject({ kind: "kyc-expiring", agreement: { id: 1 }, about: expect.any(String) });
  expect(JSON.stringify(alert)).not.toMatch(/Secret|2027-02/);
  // The key is what a dismissal names.
  const marks = await central.post(`/user/${central.userId}/alert_mark/`, { keys: [alert.key] });
  expect(marks.status).toBe(200);
  expect(await alerts(client)).toEqual([]);
  expect(await alerts(captain)).toEqual([]);
  expect((await captain.get(`/user/${broker.userId}/kyc_alert/`)).status).toBe(403);
  setAgreement(server, 1, (body) => ({ ...body, status: "ARCHIVED" }));
  expect(await alerts(central)).toEqual([]);
});

it("mails that evidence expires soon, and that it has expired, each once", async () => {
  await enter("FUNDS", "2027-02-20");
  await look();
  expect(mails()).toEqual([]);
  server.advance(10 * DAY);
  await look();
  await look();
  const checkers = ["broker", "carrier", "central"];
  expect(mailed("kyc-expiring")).toEqual(expect.arrayContaining(["broker", "central"]));
  expect(mailed("kyc-expiring").filter((name) => !checkers.includes(name ?? ""))).toEqual([]);
  const count = mails().length;
  server.advance(10 * DAY);
  await look();
  expect(mails()).toHaveLength(count);
  server.advance(20 * DAY);
  await look();
  expect(mailed("kyc-expired")).toEqual(mailed("kyc-expiring"));
  const { url, received } = await openMailServer();
  await sendDueMails({ ...server.deps, mailer: smtpMailer(url, "Passerelle <hello@passerelle.test>") });
  const letter = received.find(({ subject }) => subject?.startsWith("KYC evidence has expired"));
  expect(letter?.text).toContain("https://passerelle.test/agreement/1/kyc");
  expect(letter?.text).toMatch(/^Party: \S+/m);
  expect(letter?.text).not.toMatch(/Secret|2027-02-20/);
});

it("mails no one who has switched it off, and no one who no longer checks the party when it leaves", async () => {
  const off = ALERT_KINDS.filter((kind) => kind.startsWith("kyc-"));
  await central.put(`/user/${central.userId}/mail_settings`, { ...DEFAULT_MAIL_SETTINGS, off });
  await enter("FUNDS", "2027-02-01");
  await look();
  expect(mailed("kyc-expiring")).toContain("broker");
  expect(mailed("kyc-expiring")).not.toContain("central");
  setAgreement(server, 1, (body) => ({
    ...body,
    parties: Object.fromEntries(
      Object.entries(body.parties).map(([key, party]) =>
        party.profile_id === broker.profileId
          ? [`stakeholders-${broker.profileId}`, { ...party, role: "stakeholders" as const }]
          : [key, party],
      ),
    ),
  }));
  const { url, received } = await openMailServer();
  await sendDueMails({ ...server.deps, mailer: smtpMailer(url, "Passerelle <hello@passerelle.test>") });
  expect(received.some(({ subject }) => subject?.startsWith("KYC"))).toBe(true);
  expect(mails().find(({ recipient }) => recipient.startsWith("broker@"))).toMatchObject({ state: "CANCELLED" });
});
