import type { Call, Row, Scene } from "../cells.ts";
import { type Expected, everybody, foreign, loggedIn, readers, writers } from "../expect.ts";
import { agreement, anywhere } from "../targets.ts";
import type { Stage } from "../world/stage.ts";
import { receiptForm, smallReceipt } from "./receipts.ts";

/** Something that the administrator has just posted, on either agreement. */
function posted(param: string, make: (stage: Stage) => { path: string; form: FormData }) {
  return (shared: Expected, adminAbroad = 200, more: () => Partial<Call> = () => ({}), withReceipt = false): Row => {
    const aim = async (scene: Scene, stage: Stage): Promise<Call> => {
      const { path, form } = make(stage);
      if (withReceipt) form.append("upload", smallReceipt(), "receipt.pdf");
      const made = await scene.world.actors.admin.send("POST", path, form);
      return { params: { [param]: made.body.id }, ...more() };
    };
    const abroad = foreign(adminAbroad);
    return [
      { kind: "shared", at: "shared agreement", expected: shared, call: (scene) => aim(scene, scene.shared) },
      { kind: "foreign", at: "foreign agreement", expected: abroad, call: (scene) => aim(scene, scene.foreign) },
    ];
  };
}

const payment = posted("paymentPartId", ({ call }) => ({
  path: `/cruise/payment_call/${call}/payment/`,
  form: paymentForm(),
}));
const expense = posted("expensePartId", ({ id }) => ({ path: `/cruise/${id}/expense/`, form: expenseForm() }));

function expenseForm(): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries({ amount: "5", category: "FUEL", date: "2025-01-01", paid_by: "CARD" })) {
    form.append(name, value);
  }
  return form;
}

/** Other rows pay the call: whoever may ask for it is then told that nothing is left to pay, or that nothing was sent. */
function orPaid(row: Row): Row {
  const isDone = (status: number) => status === 200 || status === 201;
  const either = (statuses: readonly number[]) => (statuses.some(isDone) ? [...statuses, 409] : statuses);
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
  return [{ kind: "foreign", at: "the administrator's line", expected: LINE_OF_ADMIN, call: aim }];
}

function paymentForm(): FormData {
  const form = new FormData();
  form.append("amount", "5");
  form.append("date_paid", "2025-01-01");
  return form;
}

/** The administrator's own, whatever it is answered with; no one else's. */
const LINE_OF_ADMIN = { ...everybody(404, { anonymous: 401 }), admin: [200, 201] };

/** Calls for fund, payments, expenses and bank statements. */
export const moneyRows: Record<string, Row> = {
  "GET /cruise/{id}/payment_call/": agreement(readers(), 200, () => ({})),
  // Calls are added and removed by those who approve: neither by a captain nor by an administrator who is no party.
  "POST /cruise/{id}/payment_call/": agreement(
    writers(201, { captain: 403, captainAndClient: 201, admin: 403 }),
    403,
    () => ({
      body: { call_type: "CEA" },
    }),
  ),
  // Passengers see no calls for fund and no payments, so that for them there is none.
  "PUT /cruise/payment_call/{callPartId}": agreement(writers(200, { passenger: 404 }), 200, (_, { call }) => ({
    params: { callPartId: call },
    body: { designation: "First" },
  })),
  "GET /cruise/payment_call/{callPartId}/request": orPaid(
    agreement(readers(200, { passenger: 404 }), 200, (_, { call }) => ({ params: { callPartId: call } })),
  ),
  "POST /cruise/payment_call/{callPartId}/reminder/": orPaid(
    agreement(writers(201, { captain: 403, passenger: 404 }), 201, (_, { call }) => ({
      params: { callPartId: call },
      body: { again: true },
    })),
  ),
  "DELETE /cruise/payment_call/{callPartId}/reminder/": orPaid(
    agreement(writers(200, { captain: 403, passenger: 404 }), 200, (_, { call }) => ({ params: { callPartId: call } })),
  ),
  "DELETE /cruise/payment_call/{callPartId}": agreement(
    writers(200, { captain: 403, captainAndClient: 200, admin: 403, passenger: 404 }),
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
  "POST /statement/line/{lineId}/payment": statementLineOf(({ shared }) => ({
    body: { call_id: shared.call, payer_profile_id: null },
  })),
  "DELETE /cruise/payment/{paymentPartId}": payment(writers(200, { captain: 403, passenger: 404 })),
  "POST /cruise/payment/{paymentPartId}/receipt": payment(writers(201, { captain: 403, passenger: 404 }), 201, () => ({
    form: receiptForm(),
  })),
  "POST /statement/line/{lineId}/transfer": statementLineOf(({ shared }) => ({
    body: { agreement_id: shared.id, parts: [], payer_profile_id: null },
  })),
  // A payment on no call for fund is posted by those who post on every call.
  "POST /cruise/{id}/transfer/": agreement(writers(201, { captain: 403 }), 201, () => ({
    body: { date_paid: "2025-01-01", parts: [{ call_id: null, amount: 5 }] },
  })),
  "GET /cruise/{id}/unapplied": agreement(readers(), 200, () => ({})),
  // As bank statements: for those who record payments on some agreement.
  "GET /ledger/": anywhere(IMPORTERS(200)),
  "GET /cruise/{id}/expense/": agreement(readers(), 200, () => ({})),
  "POST /cruise/{id}/expense/": agreement(writers(201), 201, () => ({ form: expenseForm() })),
  "DELETE /cruise/expense/{expensePartId}": expense(writers(200, { passenger: 404 })),
  "POST /cruise/expense/{expensePartId}/receipt": expense(writers(201, { passenger: 404 }), 201, () => ({
    form: receiptForm(),
  })),
  "GET /cruise/expense/{expensePartId}/receipt": expense(readers(200, { passenger: 404 }), 200, () => ({}), true),
  "GET /cruise/payment/{paymentPartId}/receipt": payment(readers(200, { passenger: 404 }), 200, () => ({}), true),
};
