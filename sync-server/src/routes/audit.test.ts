import fc from "fast-check";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { DEFAULT_MAIL_SETTINGS } from "shared-schema/api/mail/settings";
import { newYacht } from "shared-schema/yacht/schema";
import sharp from "sharp";
import { describe, expect, it, vi } from "vitest";
import { type AuditedCall, auditedFactors } from "../testing/audited/factors.ts";
import { auditedKyc } from "../testing/audited/kyc.ts";
import type { Answer, TestClient } from "../testing/client.ts";
import { changeOf, editOf, held, pushOne } from "../testing/device.ts";
import { aBrowser } from "../testing/fakeWebPush.ts";
import { mailedToken } from "../testing/mailedLink.ts";
import { setAgreement } from "../testing/setAgreement.ts";
import { standingIn } from "../testing/standing.ts";
import { useTestServer } from "../testing/useTestServer.ts";
import { uncut } from "../verbs/base/uncut.ts";
import { BILLING_CALLS } from "../verbs/billing/audited.test-support.ts";
import { unsubscribeToken } from "../verbs/notify/settings/unsubscribe.ts";
import { SIGNING_CALLS } from "../verbs/signing/audited.test-support.ts";

const statements: string[] = [];
const server = useTestServer({ onStatement: (sql) => void statements.push(String(sql)) });
const admin = server.as("admin");
const captain = server.as("captain");
const passenger = server.as("passenger");
const client = server.as("client");
const broker = server.as("broker");
const payee = server.as("stakeholder");

/** Every value entered below holds it; no event does. */
const SECRET = "Zanzibar";
const AT = "2027-01-15T09:00:00.000Z";

function agreement(): AgreementBody {
  const row = server.deps.store.documents.get("agreements", "1");
  if (!row) throw new Error("The demo has an agreement.");
  return uncut("agreements", row);
}

const idIn = (map: "waypoints" | "special_conditions" | "clauses" | "fuel_bunkers", at = 1) =>
  Object.keys(agreement()[map] ?? {})[at];
const make = async (path: string, body: unknown): Promise<number> => (await captain.post(path, body)).body.id;
const yacht = { name: SECRET, port_of_registry: SECRET, type: "SAIL" };
const setStatus = async (status: AgreementBody["status"], change: Partial<AgreementBody> = {}) =>
  setAgreement(server, 1, (body) => ({ ...body, status, generated_versions_len: 1, ...change }));
const makeYacht = () => make(`/yacht/by_user/${captain.userId}/`, yacht);
const makeProfile = () => make(`/user/${captain.userId}/profile/`, { first_name: SECRET, last_name: SECRET });
const newContact = { first_name: SECRET, last_name: SECRET, email: `${SECRET}@example.org` };
const makeContact = () => make(`/user/${captain.userId}/contact/`, newContact);

const ask = () =>
  captain.post(`/request/by_user/${captain.userId}/`, {
    ...{ key: "0190a0a0-0000-4000-8000-000000000001", from: "2027-07-03", to: "2027-07-10", yacht_id: null },
    ...{ yacht: SECRET, guests: 8, areas: SECRET, message: SECRET, language: "en" },
  });

/** A call for fund that may be paid. @returns its address */
async function makeCall(): Promise<string> {
  const { body } = await broker.post("/cruise/1/payment_call/", { call_type: "CEA" });
  const path = `/cruise/payment_call/${body.id}`;
  await broker.put(path, { amount: 100, due_by_execution: true });
  return path;
}

/** A call for fund of a generated version. */
async function makeOwedCall(): Promise<string> {
  const path = await makeCall();
  await setStatus("CONTRACT");
  return path;
}

function receiptForm(): FormData {
  const form = new FormData();
  form.append("upload", new Blob(["%PDF-1.7\n%%EOF\n"]), `${SECRET}.pdf`);
  return form;
}

const attachReceipt = (payment: string): Promise<Answer> =>
  broker.send("POST", `/cruise/payment/${payment}/receipt`, receiptForm());

function pay(path: string): Promise<Answer> {
  const form = new FormData();
  form.append("amount", "10.00");
  form.append("date_paid", "2027-01-15");
  return broker.send("POST", `${path}/payment/`, form);
}

/** Enters an expense. @returns its address */
async function enterExpense(): Promise<string> {
  return `/cruise/expense/${(await spend()).body.id}`;
}

function spend(): Promise<Answer> {
  const form = new FormData();
  const fields = { amount: "10.00", category: "OTHER", date: "2027-01-15", paid_by: "CARD", note: SECRET };
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return captain.send("POST", "/cruise/1/expense/", form);
}

const passengerLink = (maker: TestClient): Promise<Answer> =>
  maker.post("/cruise/1/passenger_link/", { profile_id: passenger.profileId, send: false });

/** The fingerprint of the terms as they are: an approval names it. */
async function fingerprintNow(): Promise<string> {
  const { body } = await broker.post("/cruise/1/approval/");
  return body.find(({ role }: { role: string }) => role === "brokers").current_approval.fingerprint;
}

async function askClient(): Promise<Answer> {
  const asked = { profile_ids: [client.profileId], fingerprint: await fingerprintNow() };
  return broker.post("/cruise/1/approval_request/", asked);
}

/** The payee's account changes on a locked agreement. */
async function changeAccount(): Promise<void> {
  await setStatus("LOCKED", { generated_versions_len: 0 });
  await payee.put(`/user/profile/${payee.profileId}`, { iban: "ES9121000418450200051332" });
}
const proposeAccount = () => payee.post("/cruise/1/bank_change/", { profile_id: payee.profileId });
const accountPath = () => `/cruise/1/bank_change/by_profile/${payee.profileId}`;

const bookedLine = (text: string) =>
  `<Ntry><Amt Ccy="EUR">10.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2027-01-15</Dt></BookgDt><NtryDtls><TxDtls><RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

function importStatement(): Promise<Answer> {
  const account = "<Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>";
  const file = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${account}${bookedLine(SECRET)}</Stmt></BkToCstmrStmt></Document>`;
  const form = new FormData();
  form.append("upload", new Blob([file]), "statement.xml");
  return broker.send("POST", "/statement/", form);
}

/** A line of a statement. @returns its address */
async function makeLine(): Promise<string> {
  await importStatement();
  return `/statement/line/${(await broker.get("/statement/line/")).body.lines[0].id}`;
}

const taxRevision = async (): Promise<number> => (await admin.get("/tax_row/")).body.revision;

/** A row of the tax table from 2028 on, which is not in force yet. */
async function addTaxRow(revision: number): Promise<Answer> {
  const row = {
    ...{ code: "FR-CRUISE", country: "FR", contract_type: "CRUISE", rate: 0.12, base_rule: "FR_DISTANCE_PER_TRIP" },
    ...{ static_rate: 0.2, reduction: null, predicate: null, condition: null, label: null, date_basis: "SUPPLY" },
    ...{ valid_from: "2028-01-01", valid_to: null, confidence: "high", source: SECRET },
  };
  return admin.post("/tax_row/", { revision, row });
}

async function upload(id: number): Promise<Answer> {
  const form = new FormData();
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: "navy" } });
  form.append("pictures", new Blob([new Uint8Array(await picture.png().toBuffer())]), `${SECRET}.png`);
  return captain.send("POST", `/yacht/${id}/image`, form);
}

const person = { first_name: SECRET, last_name: SECRET, password: `${SECRET} 47 and a boat` };

/** A link to a new password of the captain. @returns its token */
async function recoveryLink(): Promise<string> {
  const email = "captain@demo.passerelle.test";
  const { first_name } = (await captain.get("/user/me")).body;
  await admin.post("/user/reset_password", { email, first_name });
  return mailedToken(server, email);
}

/** Someone whose address is not confirmed. */
async function signUp(): Promise<TestClient> {
  await admin.post("/user/", { ...person, email: "new@example.org", password: "passerelle-demo" });
  return server.login("new@example.org");
}

/** Every operation that writes, with what it needs first, and the verb by which it is noted. */
const WRITING: Record<string, AuditedCall> = {
  "post /user/": {
    verb: "account.register",
    call: () => admin.post("/user/", { ...person, email: `${SECRET}@example.org` }),
  },
  "post /contact_form": {
    verb: "contact_form.send",
    call: () =>
      captain.post("/contact_form", {
        ...{ name: SECRET, company: SECRET, email: `${SECRET}@example.org`, reply: true, news: false },
        ...{ other: null, message: SECRET, website: "" },
      }),
  },
  "post /mail/{id}/resend": {
    verb: "mail.resend",
    first: async () => {
      await ask();
      const { mails } = server.deps.store;
      const id = mails.newest(1)[0]?.id ?? 0;
      mails.markFailed(id, "550", "FAILED");
      return id;
    },
    call: (id) => admin.post(`/mail/${id}/resend`),
  },
  "put /user/{userId}/rights": {
    verb: "account.set_rights",
    call: () => admin.put(`/user/${captain.userId}/rights`, { may_create_agreements: true }),
  },
  "put /user/{userId}/active": {
    verb: "account.deactivate",
    call: () => admin.put(`/user/${captain.userId}/active`, { is_active: false }),
  },
  "post /user/reset_password": {
    verb: "account.ask_recovery",
    call: () => admin.post("/user/reset_password", { email: `${SECRET}@example.org`, first_name: SECRET }),
  },
  "post /user/recover": {
    verb: "account.recover",
    first: recoveryLink,
    call: (recovery_token) => admin.post("/user/recover", { recovery_token, new_password: person.password }),
  },
  "post /user/{userId}/merge": {
    verb: "account.merge",
    first: recoveryLink,
    call: (recovery_token) => broker.post(`/user/${broker.userId}/merge`, { recovery_token }),
  },
  "post /user/{userId}/confirmed": {
    verb: "account.confirm",
    first: signUp,
    call: ({ userId, post }: TestClient) =>
      post(`/user/${userId}/confirmed`, { recovery_token: mailedToken(server, "new@example.org") }),
  },
  "post /user/{userId}/confirmation": {
    verb: "account.ask_confirmation",
    first: signUp,
    call: ({ userId, post }: TestClient) => post(`/user/${userId}/confirmation`),
  },
  "put /user/{userId}/password": {
    verb: "account.change_password",
    call: () =>
      captain.put(`/user/${captain.userId}/password`, {
        ...{ password: "passerelle-demo", new_password: person.password },
      }),
  },
  "post /user/{userId}/contact/{contactProfileId}/invitation": {
    verb: "contact.invite",
    first: async () => {
      const contact = { first_name: "Ines", last_name: "Costa", email: "ines@example.org" };
      return (await captain.post(`/user/${captain.userId}/contact/`, contact)).body.id;
    },
    call: (id) => captain.post(`/user/${captain.userId}/contact/${id}/invitation`),
  },
  "put /user/{userId}/mail_settings": {
    verb: "account.set_mail",
    call: () => captain.put(`/user/${captain.userId}/mail_settings`, { ...DEFAULT_MAIL_SETTINGS, rhythm: "DAILY" }),
  },
  "post /user/{userId}/alert_mark/": {
    verb: "account.mark_alerts",
    call: () => captain.post(`/user/${captain.userId}/alert_mark/`, { keys: ["passport/1/2/2027-01-20"] }),
  },
  "put /user/{userId}/push_device": {
    verb: "account.set_push",
    call: () => captain.put(`/user/${captain.userId}/push_device`, aBrowser()),
  },
  "delete /user/{userId}/push_device": {
    verb: "account.set_push",
    first: () => captain.put(`/user/${captain.userId}/push_device`, aBrowser()),
    call: () => captain.delete(`/user/${captain.userId}/push_device`),
  },
  "post /unsubscribe/{linkToken}": {
    verb: "account.set_mail",
    call: () => {
      const token = unsubscribeToken(server.deps, { user_id: captain.userId, kind: "added" });
      return admin.post(`/unsubscribe/${token}`);
    },
  },
  "delete /user/{userId}/session/": {
    verb: "account.end_sessions",
    call: () => captain.delete(`/user/${captain.userId}/session/`),
  },
  "delete /user/{userId}/session/{sessionId}": {
    verb: "account.end_sessions",
    first: async () => {
      await server.login("captain");
      const { body } = await captain.get(`/user/${captain.userId}/session/`);
      return body.find(({ is_current }: { is_current: boolean }) => !is_current).id;
    },
    call: (id) => captain.delete(`/user/${captain.userId}/session/${id}`),
  },
  "post /cruise/{id}/passenger_link/": { verb: "passenger_link.make", call: () => passengerLink(passenger) },
  "post /passenger/answer": {
    verb: "passenger_link.submit",
    first: async () => (await passengerLink(passenger)).body.url.split("#")[1],
    call: (token) => admin.post("/passenger/answer", { token, rev: 0, particulars: {}, wishes: { kind: "KEEP" } }),
  },
  "post /user/{userId}/passport_read/": {
    verb: "passport.read",
    first: () => passenger.put(`/user/profile/${passenger.profileId}`, { passport_num: SECRET }),
    call: () =>
      captain.post(`/user/${captain.userId}/passport_read/`, {
        ...{ key: "0190a0a0-0000-4000-8000-000000000002", kind: "SHOWN", agreement_id: 1, at: AT },
        profiles: [passenger.profileId],
      }),
  },
  "post /user/{userId}/deletion": {
    verb: "account.close",
    call: () => passenger.post(`/user/${passenger.userId}/deletion`, { password: "passerelle-demo" }),
  },
  ...auditedFactors({ server, owner: captain, guest: payee }),
  ...auditedKyc(broker, client, SECRET),
  "post /request/by_user/{userId}/": { verb: "request.make", call: ask },
  "post /request/{id}/draft": {
    verb: "request.draft",
    first: async () => (await ask()).body.id,
    call: (id) => admin.post(`/request/${id}/draft`),
  },
  "post /request/{id}/declined": {
    verb: "request.decline",
    first: async () => (await ask()).body.id,
    call: (id) => admin.post(`/request/${id}/declined`, { reason: SECRET }),
  },
  "post /user/login": {
    verb: "account.login",
    call: () => admin.post("/user/login", { email: "captain@demo.passerelle.test", password: "passerelle-demo" }),
  },
  "post /user/logout": { verb: "account.logout", call: () => captain.post("/user/logout") },
  "post /sync/push": {
    verb: "agreement.edit",
    first: () => held(captain, "agreements", 1),
    call: (base) =>
      captain.call("POST", "/sync/push", pushOf([editOf("agreements", base, { name: SECRET, [SECRET]: 1 })])),
  },
  "post /sync/lease": { verb: "lease.take", call: () => captain.post("/sync/lease", { kind: "yacht" }) },
  "post /cruise/by_user/{userId}/": {
    verb: "agreement.create",
    call: () => admin.post(`/cruise/by_user/${admin.userId}/`, { name: SECRET }),
  },
  "put /cruise/{id}": { verb: "agreement.edit", call: () => captain.put("/cruise/1", { name: SECRET }) },
  "put /cruise/{id}/{version}": { verb: "agreement.edit", call: () => captain.put("/cruise/1/0", { name: SECRET }) },
  "delete /cruise/{id}": { verb: "agreement.delete", call: () => captain.delete("/cruise/1") },
  "delete /cruise/{id}/{version}": { verb: "agreement.delete", call: () => captain.delete("/cruise/1/0") },
  "post /cruise/{id}/lock": { verb: "agreement.lock", call: () => captain.post("/cruise/1/lock") },
  "delete /cruise/{id}/lock": {
    verb: "agreement.unlock",
    first: () => captain.post("/cruise/1/lock"),
    call: () => captain.delete("/cruise/1/lock"),
  },
  "post /cruise/{id}/settling": {
    verb: "agreement.start_settling",
    first: () => setStatus("CONTRACT"),
    call: () => captain.post("/cruise/1/settling"),
  },
  "delete /cruise/{id}/settling": {
    verb: "agreement.cancel_settling",
    first: () => setStatus("SETTLING"),
    call: () => broker.delete("/cruise/1/settling"),
  },
  "post /cruise/{id}/settled": {
    verb: "agreement.settle",
    first: () => setStatus("SETTLING", { payment_calls: {} }),
    call: () => broker.post("/cruise/1/settled"),
  },
  "delete /cruise/{id}/settled": {
    verb: "agreement.reopen",
    first: () => setStatus("SETTLED"),
    call: () => broker.delete("/cruise/1/settled"),
  },
  "post /cruise/{id}/archived": { verb: "agreement.archive", call: () => captain.post("/cruise/1/archived") },
  "post /cruise/{id}/generate": { verb: "agreement.generate", call: () => captain.post("/cruise/1/generate") },
  "post /cruise/{id}/approval/": { verb: "approval.give", call: () => client.post("/cruise/1/approval/") },
  "delete /cruise/{id}/approval_by/{userId}": {
    verb: "approval.revoke",
    first: () => client.post("/cruise/1/approval/"),
    call: () => client.delete(`/cruise/1/approval_by/${client.userId}`),
  },
  "post /cruise/{id}/seen/": {
    verb: "approval.see",
    first: fingerprintNow,
    call: (fingerprint) => client.post("/cruise/1/seen/", { fingerprint }),
  },
  "post /cruise/{id}/approval_request/": {
    verb: "approval.ask",
    first: fingerprintNow,
    call: (fingerprint) => broker.post("/cruise/1/approval_request/", { profile_ids: [client.profileId], fingerprint }),
  },
  "delete /cruise/{id}/approval_request/": {
    verb: "approval.take_back",
    first: askClient,
    call: () => broker.delete("/cruise/1/approval_request/"),
  },
  "post /cruise/{id}/approval_request/opened": {
    verb: "approval.open",
    first: askClient,
    call: () => client.post("/cruise/1/approval_request/opened"),
  },
  "post /cruise/{id}/{role}/": {
    verb: "party.add",
    call: () => admin.post("/cruise/1/brokers/", { profile_id: captain.profileId }),
  },
  "delete /cruise/{id}/{role}/by_profile/{profileId}": {
    verb: "party.remove",
    call: () => captain.delete(`/cruise/1/captains/by_profile/${captain.profileId}`),
  },
  "post /cruise/{id}/passenger/{profileId}/disembs/": {
    verb: "stay.save",
    call: () => {
      const calls = Object.entries(agreement().waypoints).filter(([, { is_call }]) => is_call);
      const [first, last] = [calls[0]?.[0], calls.at(-1)?.[0]];
      const body = { emb_waypoint_id: first, disemb_waypoint_id: last };
      return captain.post(`/cruise/1/passenger/${passenger.profileId}/disembs/`, body);
    },
  },
  "post /cruise/{id}/waypoint/": {
    verb: "waypoint.add",
    call: () => captain.post("/cruise/1/waypoint/", { latitude: 43.27, longitude: 6.64, is_call: false }),
  },
  "put /cruise/{id}/waypoint/{waypointPartId}": {
    verb: "waypoint.edit",
    call: () => captain.put(`/cruise/1/waypoint/${idIn("waypoints")}`, { call_location_str: SECRET }),
  },
  "delete /cruise/{id}/waypoint/{waypointPartId}": {
    verb: "waypoint.remove",
    call: () => captain.delete(`/cruise/1/waypoint/${idIn("waypoints")}`),
  },
  "post /cruise/{id}/service/": {
    verb: "service.add",
    call: () => captain.post("/cruise/1/service/", { name: SECRET }),
  },
  "put /cruise/{id}/service/{servicePartId}": {
    verb: "service.edit",
    first: () => captain.post("/cruise/1/service/", {}),
    call: () => captain.put(`/cruise/1/service/${idIn("special_conditions", 0)}`, { name: SECRET }),
  },
  "delete /cruise/{id}/service/{servicePartId}": {
    verb: "service.remove",
    first: () => captain.post("/cruise/1/service/", {}),
    call: () => captain.delete(`/cruise/1/service/${idIn("special_conditions", 0)}`),
  },
  "post /cruise/{id}/template": {
    verb: "agreement.create",
    call: () => admin.post("/cruise/1/template", { name: SECRET }),
  },
  "post /contract/import": {
    verb: "agreement.create",
    first: async () => (await admin.get("/contract/1/0/data")).body,
    call: (data) => admin.post("/contract/import", data),
  },
  "post /cruise/{id}/clause/": {
    verb: "clause.add",
    call: () => captain.post("/cruise/1/clause/", { text_en: SECRET }),
  },
  "put /cruise/{id}/clause/{clausePartId}": {
    verb: "clause.edit",
    first: () => captain.post("/cruise/1/clause/", {}),
    call: () => captain.put(`/cruise/1/clause/${idIn("clauses", 0)}`, { text_fr: SECRET }),
  },
  "delete /cruise/{id}/clause/{clausePartId}": {
    verb: "clause.remove",
    first: () => captain.post("/cruise/1/clause/", {}),
    call: () => captain.delete(`/cruise/1/clause/${idIn("clauses", 0)}`),
  },
  "post /cruise/{id}/comment/": {
    verb: "comment.add",
    call: () => captain.post("/cruise/1/comment/", { text: SECRET }),
  },
  "put /cruise/{id}/comment/{commentPartId}": {
    verb: "comment.edit",
    first: async () => (await captain.post("/cruise/1/comment/", { text: "-" })).body.at(-1).id,
    call: (id) => captain.put(`/cruise/1/comment/${id}`, { text: SECRET }),
  },
  "delete /cruise/{id}/comment/{commentPartId}": {
    verb: "comment.remove",
    first: async () => (await captain.post("/cruise/1/comment/", { text: SECRET })).body.at(-1).id,
    call: (id) => captain.delete(`/cruise/1/comment/${id}`),
  },
  "post /cruise/{id}/comment/{commentPartId}/accept": {
    verb: "comment.accept",
    first: async () => {
      const said = { about: "name", text: "-", proposes: SECRET };
      return (await captain.post("/cruise/1/comment/", said)).body.at(-1).id;
    },
    call: (id) => broker.post(`/cruise/1/comment/${id}/accept`, {}),
  },
  "post /cruise/{id}/payment_call/": {
    verb: "call_for_fund.add",
    call: () => broker.post("/cruise/1/payment_call/", { call_type: "CEA", designation: SECRET }),
  },
  "put /cruise/payment_call/{callPartId}": {
    verb: "call_for_fund.edit",
    first: makeCall,
    call: (path) => captain.put(path, { designation: SECRET }),
  },
  "delete /cruise/payment_call/{callPartId}": {
    verb: "call_for_fund.remove",
    first: makeCall,
    call: (path) => broker.delete(path),
  },
  "post /cruise/payment_call/{callPartId}/reminder/": {
    verb: "call_for_fund.remind",
    first: makeOwedCall,
    call: (path) => broker.post(`${path}/reminder/`, {}),
  },
  "delete /cruise/payment_call/{callPartId}/reminder/": {
    verb: "call_for_fund.take_back_reminder",
    first: async () => {
      const path = await makeOwedCall();
      await broker.post(`${path}/reminder/`, {});
      return path;
    },
    call: (path) => broker.delete(`${path}/reminder/`),
  },
  "post /cruise/payment_call/{callPartId}/payment/": { verb: "payment.record", first: makeCall, call: pay },
  "delete /cruise/payment/{paymentPartId}": {
    verb: "payment.cancel",
    first: async () => (await pay(await makeCall())).body.id,
    call: (id) => broker.delete(`/cruise/payment/${id}`),
  },
  "post /cruise/payment/{paymentPartId}/receipt": {
    verb: "payment.receipt",
    first: async () => (await pay(await makeCall())).body.id,
    call: attachReceipt,
  },
  "post /cruise/{id}/expense/": { verb: "expense.record", call: spend },
  "delete /cruise/expense/{expensePartId}": {
    verb: "expense.cancel",
    first: enterExpense,
    call: (path) => captain.delete(path),
  },
  "post /cruise/expense/{expensePartId}/receipt": {
    verb: "expense.receipt",
    first: enterExpense,
    call: (path) => captain.send("POST", `${path}/receipt`, receiptForm()),
  },
  "put /cruise/{id}/commission": {
    verb: "commission.create",
    call: () => broker.put("/cruise/1/commission", { brokers: 0.1 }),
  },
  "put /cruise/{id}/crew": {
    verb: "crew_list.create",
    call: () =>
      captain.put("/cruise/1/crew", { members: { "0190f3a0-0000-7000-8000-00000000c4e3": { rank: "Bosun" } } }),
  },
  "post /cruise/{id}/bank_change/": { verb: "bank_change.propose", first: changeAccount, call: proposeAccount },
  "delete /cruise/{id}/bank_change/by_profile/{profileId}": {
    verb: "bank_change.withdraw",
    first: async () => {
      await changeAccount();
      await proposeAccount();
    },
    call: () => payee.delete(accountPath()),
  },
  "post /cruise/{id}/bank_change/by_profile/{profileId}/approval": {
    verb: "bank_change.approve",
    first: async () => {
      await changeAccount();
      await proposeAccount();
      server.advance(25 * 3_600_000);
      await server.logInAgain();
      return (await client.get("/cruise/1/bank_change/")).body.changes[0];
    },
    call: ({ proposal, check_words }: { proposal: string; check_words: { fr: string } }) =>
      client.post(`${accountPath()}/approval`, { proposal, check_words: check_words.fr }),
  },
  "post /statement/": { verb: "statement.import", call: importStatement },
  "put /statement/line/{lineId}": {
    verb: "statement.set_aside",
    first: makeLine,
    call: (line) => broker.put(line, { set_aside: true }),
  },
  "delete /statement/line/{lineId}": {
    verb: "statement.delete",
    first: makeLine,
    call: (line) => broker.delete(line),
  },
  "post /statement/line/{lineId}/payment": {
    verb: "payment.record",
    first: async () => ({ line: await makeLine(), call: (await makeCall()).split("/").at(-1) }),
    call: ({ line, call }: { line: string; call: string }) => broker.post(`${line}/payment`, { call_id: call }),
  },
  "post /statement/line/{lineId}/transfer": {
    verb: "payment.record",
    first: makeLine,
    call: (line) => broker.post(`${line}/transfer`, { agreement_id: 1, parts: [] }),
  },
  "post /cruise/{id}/transfer/": {
    verb: "payment.record",
    call: () => broker.post("/cruise/1/transfer/", { date_paid: "2027-01-15", parts: [{ call_id: null, amount: 5 }] }),
  },
  "post /exchange_rate/": {
    verb: "exchange_rate.enter",
    call: () => admin.post("/exchange_rate/", { day: "2027-01-04", currency: "XCD", rate: 2.9123 }),
  },
  "post /tax_row/": { verb: "tax_row.add", first: taxRevision, call: addTaxRow },
  "post /tax_row/{rowCode}/{validFrom}/end": {
    verb: "tax_row.end",
    first: taxRevision,
    call: (revision) => admin.post("/tax_row/FR-CRUISE/2014-01-01/end", { revision, valid_to: "2028-12-31" }),
  },
  "delete /tax_row/{rowCode}/{validFrom}": {
    verb: "tax_row.withdraw",
    first: async () => {
      await addTaxRow(await taxRevision());
      return taxRevision();
    },
    call: (revision) => admin.delete(`/tax_row/FR-CRUISE/2028-01-01?revision=${revision}`),
  },
  "post /cruise/{id}/fuel_bunker/": { verb: "bunker.add", call: () => captain.post("/cruise/1/fuel_bunker/", {}) },
  "put /cruise/{id}/fuel_bunker/{bunkerPartId}": {
    verb: "bunker.edit",
    call: () => captain.put(`/cruise/1/fuel_bunker/${idIn("fuel_bunkers", 0)}`, { quantity: 5 }),
  },
  "delete /cruise/{id}/fuel_bunker/{bunkerPartId}": {
    verb: "bunker.remove",
    first: () => captain.post("/cruise/1/fuel_bunker/", {}),
    call: () => captain.delete(`/cruise/1/fuel_bunker/${idIn("fuel_bunkers")}`),
  },
  "post /yacht/{id}/image": { verb: "picture.add", first: makeYacht, call: upload },
  "delete /yacht/{id}/image/{index}": {
    verb: "picture.remove",
    first: async () => (await upload(await makeYacht())).body.id,
    call: (id) => captain.delete(`/yacht/${id}/image/0`),
  },
  "post /yacht/by_user/{userId}/": {
    verb: "yacht.create",
    call: () => captain.post(`/yacht/by_user/${captain.userId}/`, yacht),
  },
  "put /yacht/{id}": {
    verb: "yacht.edit",
    first: makeYacht,
    call: (id) => captain.put(`/yacht/${id}`, { yard: SECRET }),
  },
  "put /yacht/{id}/{version}": {
    verb: "yacht.edit",
    first: makeYacht,
    call: (id) => captain.put(`/yacht/${id}/0`, { yard: SECRET }),
  },
  "delete /yacht/{id}": { verb: "yacht.delete", first: makeYacht, call: (id) => captain.delete(`/yacht/${id}`) },
  "delete /yacht/{id}/{version}": {
    verb: "yacht.delete",
    first: makeYacht,
    call: (id) => captain.delete(`/yacht/${id}/0`),
  },
  "post /user/{userId}/profile/": {
    verb: "profile.create",
    call: () => captain.post(`/user/${captain.userId}/profile/`, { first_name: SECRET, last_name: SECRET }),
  },
  "put /user/profile/{id}": {
    verb: "profile.edit",
    call: () => captain.put(`/user/profile/${captain.profileId}`, { passport_num: SECRET }),
  },
  "put /user/profile/{id}/{version}": {
    verb: "profile.edit",
    call: () => captain.put(`/user/profile/${captain.profileId}/0`, { city: SECRET }),
  },
  "post /user/profile/{id}/merge_with/{otherId}": {
    verb: "profile.merge",
    first: makeProfile,
    call: (id) => captain.post(`/user/profile/${captain.profileId}/merge_with/${id}`, {}),
  },
  "delete /user/profile/{id}": {
    verb: "profile.set_aside",
    first: makeProfile,
    call: (id) => captain.delete(`/user/profile/${id}`),
  },
  "post /user/{userId}/contact/": {
    verb: "contact.create",
    call: () => captain.post(`/user/${captain.userId}/contact/`, newContact),
  },
  "delete /user/{userId}/profile/{profileId}/contact/{contactProfileId}": {
    verb: "contact.delete",
    first: makeContact,
    call: (id) => captain.delete(`/user/${captain.userId}/profile/${captain.profileId}/contact/${id}`),
  },
};

const pushOf = (changes: unknown[]) => ({ device: "d1", schema: 1, changes });
const events = () => server.deps.store.audit.all();

/** A push never fails for one of its edits: it refuses that one. */
function isTaken({ status, body }: Answer): boolean {
  return status < 300 && !body?.results?.some(({ outcome }: { outcome: string }) => outcome === "refused");
}

const standing = () => [server.deps.store.users.all(), standingIn(server.deps.store)];

/** They follow the transaction that began an erasure, or cover the rows that a payment has added to the ledger. */
const FURTHER = new Set(["erasure.step", "account.delete", "ledger.post"]);

describe.each(Object.entries(WRITING))("%s", (_, { verb, first, call }) => {
  it(`notes ${verb}, once, in the transaction that writes`, async () => {
    const made = (await first?.()) as never;
    const before = { events: events().length, standing: standing() };
    const broken = vi.spyOn(server.deps.store.audit, "add").mockImplementation(() => {
      throw new Error("The audit cannot be written.");
    });
    expect(isTaken(await call(made))).toBe(false);
    broken.mockRestore();
    expect([events().length, standing()]).toEqual([before.events, before.standing]);

    const answer = await call(made);
    expect(isTaken(answer), JSON.stringify(answer.body)).toBe(true);
    const noted = events().slice(before.events);
    expect(noted.map((event) => event.verb).filter((each) => !FURTHER.has(each))).toEqual([verb]);
    expect(noted[0]).toMatchObject({ at: server.deps.clock.now().toISOString() });
    expect(JSON.stringify(events())).not.toMatch(new RegExp(SECRET, "i"));
  });
});

it("knows every operation that writes", async () => {
  const { paths } = await (await server.app.request("/api/openapi.json")).json();
  const described = Object.entries<object>(paths).flatMap(([path, item]) =>
    Object.keys(item)
      .filter((method) => method !== "get")
      .map((method) => `${method} ${path.replace("/api", "")}`),
  );
  // Each of these is tried by its own room.
  const ofRooms = [...SIGNING_CALLS, ...BILLING_CALLS].map(({ operation }) => operation);
  expect([...Object.keys(WRITING), ...ofRooms].sort()).toEqual(described.sort());
});

it("says who, upon which document, between which revisions, and which fields", async () => {
  await captain.put("/cruise/1", { name: SECRET, cruise_areas: SECRET });
  expect(events().at(-1)).toMatchObject({
    user_id: captain.userId,
    collection: "agreements",
    document_id: "1",
    from_rev: 1,
    to_rev: 2,
    details: '{"fields":["name","cruise_areas"]}',
  });
  await captain.put("/cruise/1", { name: SECRET });
  expect(events().at(-1)?.to_rev).toBe(2);
});

it("notes nothing of a call that is refused", async () => {
  const before = events().length;
  for (const call of [
    passenger.put("/cruise/1", { name: SECRET }),
    passenger.post("/cruise/1/lock"),
    passenger.delete("/cruise/1"),
    captain.put("/yacht/1/9", { yard: SECRET }),
    captain.post("/sync/lease", { kind: "agreement" }),
  ]) {
    expect((await call).status).toBeGreaterThanOrEqual(400);
  }
  expect(events()).toHaveLength(before);
});

it("notes each pushed edit that wrote something, once, whatever came of it", async () => {
  const body = newYacht({
    name: SECRET,
    port_of_registry: "Nice",
    type: "MOTOR",
    created_by: captain.userId,
    created_at: AT,
  });
  const { from } = await captain.lease("yacht");
  await pushOne(captain, changeOf("yachts", null, { id: String(from), body }));
  const bases = [await held(captain, "yachts", from)];
  const writes = () => statements.filter((sql) => /insert into "?history\b/.test(sql)).length;
  const value = fc.constantFrom(SECRET, "Nice", "Antibes", null);
  const edit = fc.record({
    base: fc.nat(),
    fields: fc.record({ name: value, yard: value, flag: value }, { requiredKeys: [] }),
    again: fc.boolean(),
  });
  const push = async (change: ReturnType<typeof changeOf>, again: boolean) => {
    const before = { events: events().length, writes: writes() };
    await captain.push(again ? [change, change] : [change]);
    const noted = events().slice(before.events);
    // The disputed part of an edit that was taken in part is kept in the inbox, after its event.
    const verbs = noted.filter(({ verb }) => verb !== "revisions.keep");
    expect(verbs).toHaveLength(writes() > before.writes ? 1 : 0);
    expect(noted.length - verbs.length).toBeLessThanOrEqual(verbs.length);
  };
  await fc.assert(
    fc.asyncProperty(edit, async ({ base, fields, again }) => {
      const assumed = bases[base % bases.length] ?? null;
      await push(changeOf("yachts", assumed, { body: { ...assumed?.body, ...fields } }), again);
      bases.push(await held(captain, "yachts", from));
    }),
    {
      numRuns: 60,
      // One that is refused, one that is taken, and one that disputes it.
      examples: [
        [{ base: 0, fields: { name: null }, again: false }],
        [{ base: 0, fields: { name: "Nice" }, again: true }],
        [{ base: 0, fields: { name: "Antibes" }, again: true }],
      ],
    },
  );
  await push(changeOf("yachts", await held(captain, "yachts", from), { _deleted: true }), true);
  const verbs = new Set(events().map(({ verb }) => verb));
  expect([...verbs]).toEqual(
    expect.arrayContaining(["yacht.create", "yacht.edit", "edit.conflict", "edit.refuse", "yacht.delete"]),
  );
  expect(JSON.stringify(events())).not.toMatch(new RegExp(SECRET, "i"));
});
