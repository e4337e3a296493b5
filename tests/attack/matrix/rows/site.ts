import { systemIds } from "sync-server/ports/ids";
import type { ActorName } from "../actors.ts";
import type { Cell, Row } from "../cells.ts";
import { ADMIN_TOO, everybody, loggedIn, NO_ONE_ELSE, noOne } from "../expect.ts";
import { account, anywhere } from "../targets.ts";

type Except = Partial<Record<ActorName, number>>;

const STALE = everybody(403, { anonymous: 401, admin: 409 });
const NOT_A_RATE = everybody(403, { anonymous: 401, admin: 422 });
const TAX_ROW = {
  ...{ code: "FR-CRUISE", country: "FR", contract_type: "CRUISE", rate: 0.12, base_rule: "FR_DISTANCE_PER_TRIP" },
  ...{ static_rate: 0.2, reduction: null, predicate: null, condition: null, label: null, date_basis: "SUPPLY" },
  ...{ valid_from: "2028-01-01", valid_to: null, confidence: "high", source: "Loi de finances 2028" },
};
const newRequest = () => ({
  key: systemIds.uuid(),
  ...{ from: "2027-07-03", to: "2027-07-10", yacht_id: null, yacht: null, guests: 4, areas: "Corsica" },
  ...{ message: null, language: "en" },
});

/** A request of the neighbour that no one has decided about: administrators alone do. */
function decided(except: Except, body: unknown): Row {
  const aim: Cell["call"] = async ({ world: { actors, neighbour } }) => {
    const path = `/request/by_user/${neighbour.userId}/`;
    const { body: before } = await actors.admin.get(path);
    const open = before.find(({ state }: { state: string }) => state === "OPEN");
    const { id } = open ?? (await neighbour.post(path, newRequest())).body;
    return { params: { id }, body };
  };
  return [
    {
      kind: "foreign",
      at: "the neighbour's request",
      expected: everybody(403, { anonymous: 401, ...except }),
      call: aim,
    },
  ];
}

/** The newest mail to anybody: administrators alone look after the mail. */
function mail(except: Except): Row {
  const aim: Cell["call"] = async ({ world }) => {
    const { body } = await world.actors.admin.get("/mail/");
    return { params: { id: body.mails[0].id } };
  };
  return [{ kind: "foreign", at: "a mail", expected: everybody(403, { anonymous: 401, ...except }), call: aim }];
}

/** Sync, requests, the tables of tax and rates, mail and the public site. */
export const siteRows: Record<string, Row> = {
  "GET /sync/pull": anywhere(loggedIn(), () => ({ query: "collection=agreements&seq=0&limit=10" })),
  "POST /sync/push": anywhere(loggedIn(), () => ({ body: { device: "matrix", schema: 1, changes: [] } })),
  "POST /sync/lease": anywhere(loggedIn(), () => ({ body: { kind: "profile" } })),
  "GET /sync/digest": anywhere(loggedIn(), () => ({ query: "collection=agreements" })),
  "GET /sync/stream": anywhere(noOne()),
  "GET /geo/ports": anywhere(everybody(200)),
  "GET /geo/countries": anywhere(everybody(200)),
  "GET /request/by_user/{userId}/": account(loggedIn(), ADMIN_TOO, () => ({})),
  "POST /request/by_user/{userId}/": account(loggedIn(201), NO_ONE_ELSE, () => ({ body: newRequest() })),
  "GET /request/": anywhere(ADMIN_TOO),
  "GET /request/open": anywhere(ADMIN_TOO),
  "POST /request/{id}/draft": decided({ admin: 200 }, {}),
  "POST /request/{id}/declined": decided({ admin: 200 }, { reason: "Full" }),
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
  // It waits in the outbox: there is no file to read and nothing to send again, and an administrator is told so.
  "GET /mail/{id}": mail({ admin: 404 }),
  "POST /mail/{id}/resend": mail({ admin: 404 }),
  "GET /settings": anywhere(everybody(200)),
  "GET /posts": anywhere(everybody(200)),
  "POST /contact_form": anywhere(everybody(201), () => ({
    body: { name: "Ann", company: "Yachts", email: "ann@example.org", reply: true },
  })),
};
