import { systemIds } from "sync-server/ports/ids";
import { accountRows } from "./accountRows.ts";
import type { Call, Row, Scene } from "./cells.ts";
import { approvers, type Expected, everybody, foreign, loggedIn, nobody, readers, writers } from "./expect.ts";
import { guestRows } from "./guestRows.ts";
import { kycRows } from "./kycRows.ts";
import { type Stage, smallPicture, type TargetYacht } from "./world.ts";

const CAPTAIN_OR_CARRIER = { broker: 403, stakeholder: 403, client: 403, passenger: 403 } as const;

/** Agreements: one that every party is on, and one that only the administrator may see. */
function agreement(own: Expected, adminAbroad: number, call: (scene: Scene, stage: Stage) => Call): Row {
  return [
    { at: "own agreement", expected: own, call: (scene) => at(scene.own, call(scene, scene.own)) },
    {
      at: "foreign agreement",
      expected: foreign(adminAbroad),
      call: (scene) => at(scene.foreign, call(scene, scene.foreign)),
    },
  ];
}

/** A payment that the administrator has just recorded, on either agreement. */
function payment(own: Expected, adminAbroad = 200, more: () => Partial<Call> = () => ({}), withReceipt = false): Row {
  const aim = async ({ world }: Scene, { call }: Stage): Promise<Call> => {
    const form = paymentForm();
    if (withReceipt) form.append("upload", smallReceipt(), "receipt.pdf");
    const made = await world.actors.admin.send("POST", `/cruise/payment_call/${call}/payment/`, form);
    return { params: { paymentPartId: made.body.id }, ...more() };
  };
  return [
    { at: "own agreement", expected: own, call: (scene) => aim(scene, scene.own) },
    { at: "foreign agreement", expected: foreign(adminAbroad), call: (scene) => aim(scene, scene.foreign) },
  ];
}

/** An expense that the administrator has just entered, on either agreement. */
function expense(own: Expected, adminAbroad = 200, more: () => Partial<Call> = () => ({}), withReceipt = false): Row {
  const aim = async ({ world }: Scene, { id }: Stage): Promise<Call> => {
    const form = expenseForm();
    if (withReceipt) form.append("upload", smallReceipt(), "receipt.pdf");
    const made = await world.actors.admin.send("POST", `/cruise/${id}/expense/`, form);
    return { params: { expensePartId: made.body.id }, ...more() };
  };
  return [
    { at: "own agreement", expected: own, call: (scene) => aim(scene, scene.own) },
    { at: "foreign agreement", expected: foreign(adminAbroad), call: (scene) => aim(scene, scene.foreign) },
  ];
}

function expenseForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ amount: "5", category: "FUEL", date: "2025-01-01", paid_by: "CARD" })) {
    form.append(name, value);
  }
  return form;
}

function smallReceipt(): Blob {
  return new Blob(["%PDF-1.7\n%%EOF\n"], { type: "application/pdf" });
}

function receiptForm(): FormData {
  const form = new FormData();
  form.append("upload", smallReceipt(), "receipt.pdf");
  return form;
}

/** Other rows pay the call: whoever may see its request is then told that nothing is left to ask for. */
function orPaid(row: Row): Row {
  const either = (statuses: readonly number[]) => (statuses.includes(200) ? [...statuses, 409] : statuses);
  return row.map((cell) => {
    const entries = Object.entries(cell.expected).map(([name, statuses]) => [name, either(statuses)]);
    return { ...cell, expected: Object.fromEntries(entries) };
  });
}

/** Who records payments on some agreement imports bank statements. */
const IMPORTERS = (status: number) => everybody(status, { anonymous: 401, stranger: 403, client: 403, passenger: 403 });

let statements = 0;

/** A bank statement with one line that no other statement has. */
function statementFile(): FormData {
  statements += 1;
  const form = new FormData();
  const entry = `<Ntry><Amt Ccy="EUR">1.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2025-01-01</Dt></BookgDt><AcctSvcrRef>A${statements}</AcctSvcrRef></Ntry>`;
  const text = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${entry}</Stmt></BkToCstmrStmt></Document>`;
  form.append("upload", new Blob([text]), "statement.xml");
  return form;
}

/** A line that the administrator has just imported: for everybody else there is none. */
function statementLineOf(more: (scene: Scene) => Partial<Call>): Row {
  const aim = async (scene: Scene): Promise<Call> => {
    const { admin } = scene.world.actors;
    await admin.send("POST", "/statement/", statementFile());
    const { body } = await admin.get("/statement/line/");
    return { params: { lineId: body.lines[0].id }, ...more(scene) };
  };
  return [{ at: "the administrator's line", expected: LINE_OF_ADMIN, call: aim }];
}

function paymentForm(): FormData {
  const form = new FormData();
  form.append("amount", "5");
  form.append("date_paid", "2025-01-01");
  return form;
}

function at(stage: Stage, call: Call): Call {
  return { ...call, params: { id: stage.id, version: 0, ...call.params } };
}

/** A version of a contract: of a draft, of a foreign agreement, and as it was generated. */
function version(call: () => Call = () => ({})): Row {
  const expected = readers(200, { passenger: 401 });
  const generated = { at: "generated version", expected, call: ({ world }: Scene) => at(world.generated, call()) };
  return [...agreement(expected, 200, call), generated];
}

/** Version 1 compared with version 0: of the draft of an addendum, and of a foreign agreement that has no version 1. */
function comparison(): Row {
  const versions: Call = { params: { version: 1, from: 0 } };
  const expected = readers(200, { passenger: 401 });
  return [
    { at: "drafted addendum", expected, call: ({ world }) => at(world.amended, versions) },
    { at: "foreign agreement", expected: foreign(404), call: (scene) => at(scene.foreign, versions) },
  ];
}

/** Yachts: the one of the own agreement, and one of somebody else. */
function yacht(own: Expected, adminAbroad: number, call: (yacht: TargetYacht) => Call | Promise<Call>): Row {
  const aim = async (target: TargetYacht) => {
    const made = await call(target);
    return { ...made, params: { id: target.id, version: 0, ...made.params } };
  };
  return [
    { at: "own yacht", expected: own, call: ({ world }) => aim(world.ownYacht) },
    { at: "foreign yacht", expected: foreign(adminAbroad), call: ({ world }) => aim(world.foreignYacht) },
  ];
}

/** Profiles: one's own, the carrier's on the shared agreements, and a foreign one. */
function profile(own: Expected, shared: Expected, abroad: Expected, call: Call): Row {
  const aim = (id: number): Call => ({ ...call, params: { id, version: 0 } });
  return [
    { at: "own profile", expected: own, call: ({ actor }) => aim(actor.profileId) },
    { at: "a party's profile", expected: shared, call: ({ world }) => aim(world.actors.carrier.profileId) },
    { at: "foreign profile", expected: abroad, call: ({ world }) => aim(world.neighbour.profileId) },
  ];
}

/** The same at the version that the document has by now: edits raise it once a contract has frozen the former one. */
function atVersion(path: "/yacht" | "/user/profile", row: Row): Row {
  return row.map((cell) => ({
    ...cell,
    call: async (scene) => {
      const { params = {}, ...call } = await cell.call(scene);
      const { body } = await scene.world.actors.admin.get(`${path}/${params["id"]}`);
      return { ...call, params: { ...params, version: body?.version ?? 0 } };
    },
  }));
}

/** Pages below an account: one's own, and the neighbour's. */
function account(own: Expected, abroad: Expected, call: (scene: Scene) => Call): Row {
  const aim = (scene: Scene, userId: number) => ({ ...call(scene), params: { userId, ...call(scene).params } });
  return [
    { at: "own account", expected: own, call: (scene) => aim(scene, scene.actor.userId || 1) },
    { at: "foreign account", expected: abroad, call: (scene) => aim(scene, scene.world.neighbour.userId) },
  ];
}

function anywhere(expected: Expected, call: (scene: Scene) => Call = () => ({})): Row {
  return [{ at: "", expected, call }];
}

const NO_COMMISSION = { captain: 404, client: 404, passenger: 404, stakeholder: 404 } as const;
const NO_CREW = { client: 404, passenger: 404 } as const;
const NOBODY_ELSE = everybody(403, { anonymous: 401 });
const ADMIN_TOO = everybody(403, { anonymous: 401, admin: 200 });
const NO_SUCH = everybody(403, { anonymous: 401, admin: 404 });
const STALE = everybody(403, { anonymous: 401, admin: 409 });
const NOT_A_RATE = everybody(403, { anonymous: 401, admin: 422 });
const TAX_ROW = {
  ...{ code: "FR-CRUISE", country: "FR", contract_type: "CRUISE", rate: 0.12, base_rule: "FR_DISTANCE_PER_TRIP" },
  ...{ static_rate: 0.2, reduction: null, predicate: null, condition: null, label: null, date_basis: "SUPPLY" },
  ...{ valid_from: "2028-01-01", valid_to: null, confidence: "high", source: "Loi de finances 2028" },
};
const PROFILE_SHARED = readers(403, { carrier: 200, admin: 403 });
const PASSPORT_READERS = readers(403, { carrier: 200, admin: 200 });
const NEW_WAYPOINT = { latitude: 43.27, longitude: 6.64, is_call: false };

/** The administrator's own, whatever it is answered with; nobody else's. */
const LINE_OF_ADMIN = { ...everybody(404, { anonymous: 401 }), admin: [200, 201] };

let addresses = 0;
const newAddress = () => `matrix-${++addresses}-${Date.now()}@attack.test`;

const newRequest = () => ({
  key: systemIds.uuid(),
  ...{ from: "2027-07-03", to: "2027-07-10", yacht_id: null, yacht: null, guests: 4, areas: "Corsica" },
  ...{ message: null, language: "en" },
});

/** Every operation of the REST surface. One without a row here fails the matrix. */
export const ROWS: Record<string, Row> = {
  "POST /user/": anywhere(everybody(201), () => ({
    body: { first_name: "New", last_name: "Comer", email: newAddress(), password: "a sound passphrase 47" },
  })),
  "GET /user/": anywhere(ADMIN_TOO),
  "PUT /user/{userId}/rights": account(ADMIN_TOO, ADMIN_TOO, () => ({ body: { may_create_agreements: false } })),
  ...accountRows({ anywhere, account }),
  ...guestRows({ anywhere, agreement }),
  ...kycRows({ agreement, smallFile: receiptForm }),
  "POST /user/login": anywhere(everybody(401), () => ({
    body: { email: newAddress(), password: "not the right one" },
  })),
  "POST /user/logout": anywhere(nobody()),
  "GET /user/me": anywhere(loggedIn()),
  "GET /sync/pull": anywhere(loggedIn(), () => ({ query: "collection=agreements&seq=0&limit=10" })),
  "POST /sync/push": anywhere(loggedIn(), () => ({ body: { device: "matrix", schema: 1, changes: [] } })),
  "POST /sync/lease": anywhere(loggedIn(), () => ({ body: { kind: "profile" } })),
  "GET /sync/digest": anywhere(loggedIn(), () => ({ query: "collection=agreements" })),
  "GET /sync/stream": anywhere(nobody()),

  "GET /cruise/by_user/{userId}/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /cruise/by_user/{userId}/": account(
    everybody(403, { anonymous: 401, admin: 201 }),
    everybody(403, { anonymous: 401, admin: 201 }),
    () => ({ body: { name: "New" } }),
  ),
  "GET /cruise/{id}": agreement(readers(), 200, () => ({})),
  "PUT /cruise/{id}": agreement(writers(), 200, () => ({ body: { cruise_areas: "Matrix" } })),
  "DELETE /cruise/{id}": agreement(writers(), 200, () => ({})),
  "GET /cruise/{id}/{version}": agreement(readers(), 200, () => ({})),
  "PUT /cruise/{id}/{version}": agreement(writers(), 200, () => ({ body: { cruise_areas: "Matrix" } })),

  "DELETE /cruise/{id}/{version}": agreement(writers(), 200, () => ({})),
  "POST /cruise/{id}/lock": agreement(writers(), 200, () => ({})),
  // A draft is not locked: who may unlock is told so.
  "DELETE /cruise/{id}/lock": agreement(writers(409), 409, () => ({})),
  // A draft has no statement: who reads the contract is told so.
  "GET /cruise/{id}/settlement": agreement(readers(409, { passenger: 403 }), 409, () => ({})),
  // A draft has nothing to settle: who may is told so.
  "POST /cruise/{id}/settling": agreement(writers(409), 409, () => ({})),
  "DELETE /cruise/{id}/settling": agreement(writers(409, { captain: 403 }), 409, () => ({})),
  "POST /cruise/{id}/settled": agreement(writers(409, { captain: 403 }), 409, () => ({})),
  "DELETE /cruise/{id}/settled": agreement(writers(409, { captain: 403 }), 409, () => ({})),
  "POST /cruise/{id}/archived": agreement(writers(), 200, () => ({})),

  // The stage's agreement has no total: who may generate is told so.
  "POST /cruise/{id}/generate": agreement(writers(409), 409, () => ({})),
  "GET /cruise/{id}/{version}/generated_versions": agreement(readers(), 200, () => ({})),
  "GET /verify/file/{sha256}": anywhere(everybody(404), () => ({ params: { sha256: "0".repeat(64) } })),
  "GET /verify/{id}/{version}/{fingerprint}": anywhere(everybody(404), () => ({
    params: { id: 1, version: 0, fingerprint: "0".repeat(16) },
  })),

  "GET /cruise/{id}/role_status/": agreement(readers(), 200, () => ({})),
  "GET /cruise/{id}/history/": agreement(readers(), 200, () => ({})),
  "GET /cruise/{id}/price_causes": agreement(readers(200, { passenger: 403 }), 200, () => ({})),
  "POST /cruise/{id}/approval/": agreement(approvers(), 403, () => ({})),
  "DELETE /cruise/{id}/approval_by/{userId}": [
    ...agreement(approvers(), 403, ({ actor }) => ({ params: { userId: actor.userId || 1 } })),
    {
      at: "another's approval",
      expected: everybody(403, { anonymous: 401 }),
      call: ({ own, world }) => ({ params: { id: own.id, userId: world.neighbour.userId } }),
    },
  ],
  // The current terms are others than those: users who could look are told so.
  "POST /cruise/{id}/seen/": agreement(approvers(409), 403, () => ({ body: { fingerprint: "0".repeat(64) } })),
  // Captains, clients, passengers and stakeholders are not told that there is a commission.
  "GET /cruise/{id}/commission": agreement(readers(200, NO_COMMISSION), 200, () => ({})),
  "PUT /cruise/{id}/commission": agreement(readers(200, NO_COMMISSION), 200, () => ({ body: { brokers: 0.15 } })),
  // Clients and passengers are not told that there is a crew list.
  "GET /cruise/{id}/crew": agreement(readers(200, NO_CREW), 200, () => ({})),
  "PUT /cruise/{id}/crew": agreement(readers(200, NO_CREW), 200, () => ({ body: { members: {} } })),
  "GET /cruise/{id}/bank_change/": agreement(readers(200, { passenger: 403 }), 200, () => ({})),
  // A draft's bank details are the live ones, and there is no change to propose: the parties are told so.
  "POST /cruise/{id}/bank_change/": agreement(readers(409), 404, ({ world }) => ({
    body: { profile_id: world.actors.carrier.profileId },
  })),
  "DELETE /cruise/{id}/bank_change/by_profile/{profileId}": agreement(readers(409), 404, ({ world }) => ({
    params: { profileId: world.actors.carrier.profileId },
  })),
  "POST /cruise/{id}/bank_change/by_profile/{profileId}/approval": agreement(readers(409), 404, ({ world }) => ({
    params: { profileId: world.actors.carrier.profileId },
    body: { proposal: systemIds.uuid(), check_words: "" },
  })),
  "GET /cruise/{id}/{role}/": agreement(readers(), 200, () => ({ params: { role: "clients" } })),
  "POST /cruise/{id}/{role}/": agreement(writers(), 200, ({ world, own }, stage) => ({
    params: { role: "passengers" },
    body: { profile_id: (stage === own ? world.actors.central : world.neighbour).profileId },
  })),
  "DELETE /cruise/{id}/{role}/by_profile/{profileId}": agreement(
    writers(200, { passenger: 200 }),
    404,
    ({ world }) => ({
      params: { role: "passengers", profileId: world.actors.passenger.profileId },
    }),
  ),
  "POST /cruise/{id}/passenger/{profileId}/disembs/": agreement(writers(), 404, ({ world }, { waypoints }) => ({
    params: { profileId: world.actors.passenger.profileId },
    body: { emb_waypoint_id: waypoints[0], disemb_waypoint_id: waypoints[1] },
  })),
  "GET /cruise/{id}/waypoint/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/waypoint/": agreement(writers(201), 201, () => ({ body: NEW_WAYPOINT })),
  "PUT /cruise/{id}/waypoint/{waypointPartId}": agreement(writers(), 200, (_, { waypoints }) => ({
    params: { waypointPartId: waypoints[1] },
    body: { call_location_str: "Here" },
  })),
  "DELETE /cruise/{id}/waypoint/{waypointPartId}": agreement(writers(), 200, (_, { waypoints }) => ({
    params: { waypointPartId: waypoints[1] },
  })),
  "GET /cruise/{id}/service/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/service/": agreement(writers(), 200, () => ({ body: {} })),
  "PUT /cruise/{id}/service/{servicePartId}": agreement(writers(), 200, (_, { service }) => ({
    params: { servicePartId: service },
    body: { name: "Jet ski" },
  })),
  "DELETE /cruise/{id}/service/{servicePartId}": agreement(writers(), 200, (_, { service }) => ({
    params: { servicePartId: service },
  })),
  // Administrators alone may create: the others of the agreement are told so.
  "POST /cruise/{id}/template": agreement(everybody(403, { anonymous: 401, stranger: 404, admin: 201 }), 201, () => ({
    body: {},
  })),
  "GET /cruise/{id}/clause/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/clause/": agreement(writers(), 200, () => ({ body: {} })),
  "PUT /cruise/{id}/clause/{clausePartId}": agreement(writers(), 200, (_, { clause }) => ({
    params: { clausePartId: clause },
    body: { text_en: "No cats." },
  })),
  "DELETE /cruise/{id}/clause/{clausePartId}": agreement(writers(), 200, (_, { clause }) => ({
    params: { clausePartId: clause },
  })),
  "GET /cruise/{id}/payment_call/": agreement(readers(), 200, () => ({})),
  // Calls are added and removed by those who approve: neither by a captain nor by an administrator who is no party.
  "POST /cruise/{id}/payment_call/": agreement(writers(201, { captain: 403, admin: 403 }), 403, () => ({
    body: { call_type: "CEA" },
  })),
  // Passengers see no calls for fund and no payments, so that for them there is none.
  "PUT /cruise/payment_call/{callPartId}": agreement(writers(200, { passenger: 404 }), 200, (_, { call }) => ({
    params: { callPartId: call },
    body: { designation: "First" },
  })),
  "GET /cruise/payment_call/{callPartId}/request": orPaid(
    agreement(readers(200, { passenger: 404 }), 200, (_, { call }) => ({ params: { callPartId: call } })),
  ),
  "DELETE /cruise/payment_call/{callPartId}": agreement(
    writers(200, { captain: 403, admin: 403, passenger: 404 }),
    403,
    (_, { call }) => ({ params: { callPartId: call } }),
  ),
  // A captain posts payments on calls for the APA alone.
  "POST /cruise/payment_call/{callPartId}/payment/": agreement(
    writers(201, { captain: 403, passenger: 404 }),
    201,
    (_, { call }) => ({
      params: { callPartId: call },
      form: paymentForm(),
    }),
  ),
  // Captains post on the APA alone, and have statements of their own all the same.
  "POST /statement/": anywhere(IMPORTERS(201), () => ({ form: statementFile() })),
  "GET /statement/line/": anywhere(loggedIn()),
  "PUT /statement/line/{lineId}": statementLineOf(() => ({ body: { set_aside: true } })),
  "DELETE /statement/line/{lineId}": statementLineOf(() => ({})),
  "POST /statement/line/{lineId}/payment": statementLineOf(({ own }) => ({
    body: { call_id: own.call, payer_profile_id: null },
  })),
  "DELETE /cruise/payment/{paymentPartId}": payment(writers(200, { captain: 403, passenger: 404 })),
  "POST /cruise/payment/{paymentPartId}/receipt": payment(writers(201, { captain: 403, passenger: 404 }), 201, () => ({
    form: receiptForm(),
  })),
  "GET /cruise/{id}/expense/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/expense/": agreement(writers(201), 201, () => ({ form: expenseForm() })),
  "DELETE /cruise/expense/{expensePartId}": expense(writers(200, { passenger: 404 })),
  "POST /cruise/expense/{expensePartId}/receipt": expense(writers(201, { passenger: 404 }), 201, () => ({
    form: receiptForm(),
  })),
  "GET /cruise/expense/{expensePartId}/receipt": expense(readers(200, { passenger: 404 }), 200, () => ({}), true),
  "GET /cruise/payment/{paymentPartId}/receipt": payment(readers(200, { passenger: 404 }), 200, () => ({}), true),
  "GET /cruise/{id}/fuel_bunker/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/fuel_bunker/": agreement(writers(), 200, () => ({ body: {} })),
  "PUT /cruise/{id}/fuel_bunker/{bunkerPartId}": agreement(writers(), 200, (_, { bunkers }) => ({
    params: { bunkerPartId: bunkers[0] },
    body: { quantity: 5 },
  })),
  "DELETE /cruise/{id}/fuel_bunker/{bunkerPartId}": agreement(writers(), 200, (_, { bunkers }) => ({
    params: { bunkerPartId: bunkers[1] },
  })),

  "GET /contract/{id}/missing": agreement(readers(200, { passenger: 403 }), 200, () => ({})),
  "GET /contract/{id}/{version}/draft": version(),
  "GET /contract/{id}/draft": agreement(readers(200, { passenger: 401 }), 200, () => ({})),
  "GET /contract/{id}/{version}/pdf": version(),
  "GET /contract/{id}/{version}/text": version(),
  "GET /contract/{id}/{version}/data": version(),
  "GET /contract/schema.json": anywhere(everybody(200)),
  // Administrators alone may create, whatever the data holds.
  "POST /contract/import": [
    {
      at: "generated version",
      expected: everybody(403, { anonymous: 401, admin: 201 }),
      call: async ({ world }) => ({
        body: (await world.actors.admin.get(`/contract/${world.generated.id}/0/data`)).body,
      }),
    },
  ],
  "GET /contract/{id}/{version}/redline/{from}/pdf": comparison(),

  "POST /yacht/{id}/image": yacht(writers(201, CAPTAIN_OR_CARRIER), 201, async () => {
    const form = new FormData();
    form.append("pictures", await smallPicture(), "deck.png");
    return { form };
  }),
  // An index that there is no picture at: who may delete is told so, and the others are told no.
  "DELETE /yacht/{id}/image/{index}": yacht(writers(404, CAPTAIN_OR_CARRIER), 404, () => ({ params: { index: 99 } })),
  "GET /yacht/{id}/image/{sha256}": yacht(readers(), 200, ({ picture }) => ({ params: { sha256: picture } })),
  "GET /yacht/{id}/{version}/speed_consumption.png": atVersion(
    "/yacht",
    yacht(readers(404), 404, () => ({})),
  ),
  "GET /yacht/by_user/{userId}/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /yacht/by_user/{userId}/": account(loggedIn(201), everybody(403, { anonymous: 401, admin: 201 }), () => ({
    body: { name: "New", port_of_registry: "Nice", type: "SAIL" },
  })),
  "GET /yacht/search": anywhere(ADMIN_TOO, () => ({ query: "text=Target" })),
  "GET /yacht/{id}": yacht(readers(), 200, () => ({})),
  "PUT /yacht/{id}": yacht(writers(200, CAPTAIN_OR_CARRIER), 200, () => ({ body: { year_built: 2015 } })),
  // A yacht that an agreement uses stays, no matter who asks.
  "DELETE /yacht/{id}": yacht(writers(409, CAPTAIN_OR_CARRIER), 409, () => ({})),
  "GET /yacht/{id}/{version}": atVersion(
    "/yacht",
    yacht(readers(), 200, () => ({})),
  ),
  "PUT /yacht/{id}/{version}": atVersion(
    "/yacht",
    yacht(writers(200, CAPTAIN_OR_CARRIER), 200, () => ({ body: { year_built: 2016 } })),
  ),
  "DELETE /yacht/{id}/{version}": atVersion(
    "/yacht",
    yacht(writers(409, CAPTAIN_OR_CARRIER), 409, () => ({})),
  ),

  "GET /user/{userId}/profile/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /user/{userId}/profile/": account(loggedIn(201), NOBODY_ELSE, () => ({
    body: { first_name: "Second", last_name: "Self" },
  })),
  "GET /user/profile/search": anywhere(ADMIN_TOO, () => ({ query: "text=Stranger" })),
  "GET /user/profile/{id}": profile(everybody(200, { anonymous: 401 }), readers(), foreign(200), {}),
  "GET /user/profile/{id}/passport_reads": profile(loggedIn(), PASSPORT_READERS, foreign(200), {}),
  "PUT /user/profile/{id}": profile(loggedIn(), PROFILE_SHARED, foreign(403), { body: { city: "Nice" } }),
  "POST /user/profile/{id}/merge_with/{otherId}": [
    {
      ...{ at: "own profile with itself", expected: loggedIn(409) },
      call: ({ actor }) => ({ params: { id: actor.profileId, otherId: actor.profileId }, body: {} }),
    },
    {
      ...{ at: "a party's profile into one's own", expected: readers(409) },
      call: ({ world, actor }) => ({
        params: { id: actor.profileId, otherId: world.actors.carrier.profileId },
        body: {},
      }),
    },
    {
      ...{ at: "foreign profile into one's own", expected: foreign(409) },
      call: ({ world, actor }) => ({ params: { id: actor.profileId, otherId: world.neighbour.profileId }, body: {} }),
    },
  ],
  // The main profile stays.
  "DELETE /user/profile/{id}": profile(loggedIn(409), readers(403, { carrier: 409, admin: 403 }), foreign(403), {}),
  "GET /user/profile/{id}/{version}": atVersion(
    "/user/profile",
    profile(everybody(200, { anonymous: 401 }), readers(), foreign(200), {}),
  ),
  "PUT /user/profile/{id}/{version}": atVersion(
    "/user/profile",
    profile(loggedIn(), PROFILE_SHARED, foreign(403), { body: { city: "Nice" } }),
  ),
  "GET /user/{userId}/contact/": account(loggedIn(), NOBODY_ELSE, () => ({})),
  "POST /user/{userId}/contact/": account(loggedIn(201), NOBODY_ELSE, () => ({
    body: { first_name: "A", last_name: "Friend", email: "friend@passenger.invalid" },
  })),
  "DELETE /user/{userId}/profile/{profileId}/contact/{contactProfileId}": account(
    loggedIn(404),
    NOBODY_ELSE,
    ({ world }) => ({
      params: { profileId: world.neighbour.profileId, contactProfileId: world.foreignContact },
    }),
  ),

  // A contact of somebody else is none of the asker's.
  "GET /user/{userId}/contact/{contactProfileId}/invitation": account(loggedIn(404), NOBODY_ELSE, ({ world }) => ({
    params: { contactProfileId: world.foreignContact },
  })),
  "POST /user/{userId}/contact/{contactProfileId}/invitation": account(loggedIn(404), NOBODY_ELSE, ({ world }) => ({
    params: { contactProfileId: world.foreignContact },
  })),

  "GET /geo/ports": anywhere(everybody(200)),
  "GET /geo/countries": anywhere(loggedIn()),
  "GET /request/by_user/{userId}/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /request/by_user/{userId}/": account(loggedIn(201), NOBODY_ELSE, () => ({ body: newRequest() })),
  "GET /request/": anywhere(ADMIN_TOO),
  "GET /request/open": anywhere(ADMIN_TOO),
  // There is no such request: who may decide about it is told so, and the others are told no.
  "POST /request/{id}/draft": anywhere(NO_SUCH, () => ({ params: { id: 999_999 } })),
  "POST /request/{id}/declined": anywhere(NO_SUCH, () => ({ params: { id: 999_999 }, body: { reason: "Full" } })),
  "GET /tax_row/": anywhere(loggedIn()),
  "GET /tax_row/history": anywhere(ADMIN_TOO),
  // Nothing was changed upon this revision: who may change the table is told so, and the others are told no.
  "POST /tax_row/": anywhere(STALE, () => ({ body: { revision: 999_999, row: TAX_ROW } })),
  "POST /tax_row/{rowCode}/{validFrom}/end": anywhere(STALE, () => ({
    params: { rowCode: "FR-CRUISE", validFrom: "2014-01-01" },
    body: { revision: 999_999, valid_to: null },
  })),
  "DELETE /tax_row/{rowCode}/{validFrom}": anywhere(STALE, () => ({
    params: { rowCode: "FR-CRUISE", validFrom: "2014-01-01" },
    query: "revision=999999",
  })),
  "GET /exchange_rate/{month}": anywhere(ADMIN_TOO, () => ({ params: { month: "2026-11" } })),
  // The euro has no rate: who may enter one is told so, and the others are told no.
  "POST /exchange_rate/": anywhere(NOT_A_RATE, () => ({ body: { day: "2020-01-02", currency: "EUR", rate: 1 } })),
  "GET /mail/": anywhere(ADMIN_TOO),
  // There is no such mail: who may read it is told so, and the others are told no.
  "GET /mail/{id}": anywhere(NO_SUCH, () => ({ params: { id: 999_999 } })),
  "POST /mail/{id}/resend": anywhere(NO_SUCH, () => ({ params: { id: 999_999 } })),
  "GET /settings": anywhere(everybody(200)),
  "GET /posts": anywhere(everybody(200)),
  "POST /contact_form": anywhere(everybody(201), () => ({
    body: { name: "Ann", company: "Yachts", email: "ann@example.org", reply: true },
  })),
};
