import { systemIds } from "sync-server/ports/ids";
import { lookForAlerts } from "sync-server/verbs/jobs/alertLoop";
import { sendDueMails } from "sync-server/verbs/notify/mail/sendMails";
import { sendDueWebPushes } from "sync-server/verbs/notify/webPush/sendWebPushes";
import type { World } from "./world.ts";

/** What came of what people did. */
interface Lived {
  kycDocument: string;
  /** The token of the guest's link. */
  link: string;
}

const CALLS_DUE_WITHIN_DAYS = 7;
const DAY_MS = 86_400_000;

/** People check each other, ask, approve, comment, pay, change the yacht, and learn of all of it. */
export async function live(world: World): Promise<Lived> {
  const { people, places, guest } = world;
  const { broker, client, holder, admin, captain } = people;
  const { draft } = places;
  await ok(captain.client.put(`/user/${captain.client.userId}/mail_settings`, { ...SETTINGS, rhythm: "DAILY" }));
  const kycDocument = await check(world);
  const request = {
    key: systemIds.uuid(),
    from: "2027-07-03",
    to: "2027-07-10",
    yacht_id: null,
    yacht: null,
    guests: 4,
  };
  const message = world.marks.word({ ...NOTE, collection: "requests", id: "holder", path: "message" });
  const asked = { ...request, areas: "Corsica", message, language: "en" };
  await ok(holder.client.post(`/request/by_user/${holder.client.userId}/`, asked));
  for (const approver of [broker, client]) await ok(approver.client.post(`/cruise/${draft.id}/approval/`));
  await ok(admin.client.put(`/cruise/${draft.id}`, { requested_cea_ratio: 0.241 }));
  const paid = new FormData();
  for (const [field, value] of Object.entries({ amount: "12.5", date_paid: "2027-01-02" })) paid.append(field, value);
  await ok(broker.client.send("POST", `/cruise/payment_call/${draft.written.calls[1]}/payment/`, paid));
  const made = await ok(broker.client.post(`/cruise/${draft.id}/passenger_link/`, { profile_id: guest, send: true }));
  await sendAll(world);
  return { kycDocument, link: String(made.url).split("#")[1] ?? "" };
}

/** The draft of an addendum: from now on there is no frozen copy, and a version to compare the contract with. */
export async function amend({ people, places, marks }: World): Promise<void> {
  const { client: admin } = people.admin;
  const { id } = places.contract;
  await ok(admin.delete(`/cruise/${id}/lock`));
  const price = marks.amount({ ...NOTE, collection: "agreements", id: String(id), path: "base_price_cruising" });
  await ok(admin.put(`/cruise/${id}`, { base_price_cruising: price }));
}

const NOTE = { part: null, age: "CURRENT" } as const;
const SETTINGS = { language: null, off: [], time_zone: null };

/** A broker's check of the client and of the carrier. @returns the key of a document of it */
async function check({ people, places, marks }: World): Promise<string> {
  const { broker, carrier, client } = people;
  let document = "";
  for (const { profiles } of [client, carrier]) {
    const path = `/cruise/${places.draft.id}/kyc/${profiles[0]}/IDENTITY`;
    const mark = { ...NOTE, collection: "kyc", id: String(places.draft.id), part: String(profiles[0]) } as const;
    const note = marks.word({ ...mark, path: "note" });
    const expires_on = marks.date({ ...mark, path: "expires_on" }, { first: 2040, years: 60 });
    await ok(broker.client.put(path, { state: "DONE", expires_on, note, upon: 0 }));
    const form = new FormData();
    const content = marks.word({ ...mark, path: "document" });
    form.append("upload", new Blob([`%PDF-1.7\n${content}\n%%EOF\n`], { type: "application/pdf" }), "passport.pdf");
    const added = await ok(broker.client.send("POST", `${path}/document`, form));
    document = added.items.flatMap(({ documents }: { documents: { id: string }[] }) => documents)[0]?.id ?? document;
  }
  return document;
}

/** Sends the news, today's and those that wait for the daily mail. */
async function sendAll({ server: { deps, advance }, mailer }: World): Promise<void> {
  const sending = { ...deps, mailer, publicUrl: deps.publicUrl };
  for (let day = 0; day < 2; day += 1) {
    await lookForAlerts(deps, CALLS_DUE_WITHIN_DAYS);
    await sendDueMails(sending);
    await sendDueWebPushes(deps);
    advance(DAY_MS);
  }
}

async function ok(answer: Promise<{ status: number; body: Body }>): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`${status} ${JSON.stringify(body)}`);
  return body;
}
// Whatever comes back.
type Body = ReturnType<typeof JSON.parse>;
