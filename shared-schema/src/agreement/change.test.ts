import { describe, expect, it } from "vitest";
import { partyKey, ROLES, type Role } from "../base/roles.ts";
import { kindOf } from "../refusals/catalogue.ts";
import { accessTo, type Viewer } from "./access.ts";
import { decideAgreementChange } from "./change.ts";
import { newAgreement } from "./create.ts";
import { type AgreementBody, STATUSES, type Status } from "./schema.ts";

const TODAY = "2026-11-20";

const bunkerId = "0190a0a0-0000-7000-8000-000000000001";
const serviceId = "0190a0a0-0000-7000-8000-000000000002";
const admin: Viewer = { user_id: 1, is_admin: true, profile_ids: new Set([1]) };
const stranger: Viewer = { user_id: 99, is_admin: false, profile_ids: new Set([99]) };

const empty = newAgreement({
  name: "Riviera",
  contract_type: "CRUISE",
  currency: "EUR",
  created_by: 1,
  created_at: "2026-11-20T10:00:00Z",
  bunkerId,
});
/** One party in each role, profile ids 10 to 16. */
const staffed: AgreementBody = {
  ...empty,
  parties: Object.fromEntries(
    ROLES.map((role, index) => [partyKey(role, 10 + index), { role, profile_id: 10 + index, pos: `a${index}` }]),
  ),
};
const holderOf = (role: Role): Viewer => ({
  user_id: 50,
  is_admin: false,
  profile_ids: new Set([10 + ROLES.indexOf(role)]),
});
const at = (status: Status): AgreementBody => ({ ...staffed, status });
const code = (outcome: ReturnType<typeof decideAgreementChange>) => (outcome.ok ? "ok" : kindOf(outcome.refusal.code));

describe("rights by role", () => {
  const table: [Role, string][] = [
    ["carriers", "read write approve sign ALL"],
    ["central_agents", "read write approve ALL"],
    ["captains", "read write CEA"],
    ["clients", "read approve sign NONE"],
    ["passengers", "read NONE"],
    ["brokers", "read write approve sign ALL"],
    ["stakeholders", "read write approve sign ALL"],
  ];
  it.each(table)("%s: %s", (role, rights) => {
    const access = accessTo(staffed, holderOf(role));
    const words = [
      access.read && "read",
      access.write && "write",
      access.can_approve && "approve",
      access.signs && "sign",
      access.can_post_payments,
    ];
    expect(words.filter(Boolean).join(" ")).toBe(rights);
  });

  it("an admin reads and writes everything, but approves and signs only as a party", () => {
    expect(accessTo(staffed, admin)).toMatchObject({ read: true, write: true, can_approve: false, signs: false });
    const adminAndBroker = { ...admin, profile_ids: new Set([10 + ROLES.indexOf("brokers")]) };
    expect(accessTo(staffed, adminAndBroker)).toMatchObject({ can_approve: true, signs: true });
  });

  it("a stranger sees nothing", () => {
    expect(accessTo(staffed, stranger).read).toBe(false);
    expect(code(decideAgreementChange(staffed, { ...staffed, name: "x" }, stranger, TODAY))).toBe("not-found");
  });
});

describe("writable fields by status", () => {
  const call = {
    ...{ pos: "a0", call_type: "CRUISE" as const, designation: "Down Payment 1", amount: 1, date_due: null },
    ...{ due_by_execution: true, contract_code: null, locked: false },
  };
  const payment = {
    ...{ call_id: serviceId, call_type: "CRUISE" as const, amount: 1, date_paid: TODAY, payer_profile_id: null },
    ...{ recorded_by: 50, recorded_at: "2026-11-20T10:00:00Z", cancelled: null, document: null },
  };
  const edits: [string, (body: AgreementBody) => AgreementBody, Status[]][] = [
    ["terms", (body) => ({ ...body, name: "Renamed" }), ["DRAFT"]],
    [
      "services",
      (body) => ({ ...body, special_conditions: { [serviceId]: { pos: "a0", name: "Spa", price: 1, product: null } } }),
      ["DRAFT"],
    ],
    [
      "calls for fund",
      (body) => ({
        ...body,
        payment_calls: { ...body.payment_calls, [bunkerId]: call },
      }),
      ["DRAFT", "CONTRACT", "ADDENDUM", "SETTLING"],
    ],
    [
      "payments",
      (body) => ({ ...body, payments: { [bunkerId]: payment } }),
      ["DRAFT", "LOCKED", "CONTRACT", "ADDENDUM", "SETTLING"],
    ],
    ["actual amounts", (body) => ({ ...body, actual_client_expenses: 12.5 }), ["SETTLING"]],
    [
      "quantity_used",
      (body) => ({
        ...body,
        fuel_bunkers: { [bunkerId]: { pos: "a0", price_per_litre: null, quantity: null, quantity_used: 3 } },
      }),
      ["SETTLING"],
    ],
    [
      "comments",
      (body) => ({
        ...body,
        comments: { [serviceId]: { author_user_id: 50, at: "2026-11-20T10:00:00Z", about: null, text: "Hello" } },
      }),
      [...STATUSES],
    ],
  ];
  it.each(edits)("%s", (_, edit, open) => {
    for (const status of STATUSES) {
      const before = { ...at(status), payment_calls: { [serviceId]: call } };
      const outcome = decideAgreementChange(before, edit(before), holderOf("brokers"), TODAY);
      expect(`${status} ${code(outcome)}`).toBe(`${status} ${open.includes(status) ? "ok" : "conflict"}`);
    }
  });

  it("never lets a client change an agreement", () => {
    expect(code(decideAgreementChange(staffed, { ...staffed, name: "x" }, holderOf("clients"), TODAY))).toBe(
      "forbidden",
    );
  });

  it("keeps status, version and authorship for the server", () => {
    for (const patch of [{ status: "LOCKED" }, { version: 1 }, { created_by: 9 }, { generated_versions_len: 1 }]) {
      expect(code(decideAgreementChange(staffed, { ...staffed, ...patch }, admin, TODAY))).toBe("invalid");
    }
  });

  it("does not touch a locked call or one of the settlement", () => {
    const call = {
      pos: "a0",
      call_type: "CEA" as const,
      designation: "Settlement",
      amount: 5,
      date_due: null,
      due_by_execution: false,
      contract_code: "SETTLEMENT" as const,
      locked: false,
    };
    const before = { ...at("SETTLING"), payment_calls: { [serviceId]: call } };
    const after = { ...before, payment_calls: { [serviceId]: { ...call, amount: 6 } } };
    expect(code(decideAgreementChange(before, after, admin, TODAY))).toBe("conflict");
  });
});

describe("calls for fund", () => {
  const call = {
    pos: "a0",
    call_type: "CEA" as const,
    designation: "APA",
    amount: 5,
    date_due: null,
    due_by_execution: true,
    contract_code: null,
    locked: false,
  };
  const asked = { ...staffed, payment_calls: { [serviceId]: call } };
  const changed = { ...staffed, payment_calls: { [serviceId]: { ...call, amount: 6 } } };
  it.each([
    ["captains", "forbidden ok forbidden"],
    ["brokers", "ok ok ok"],
    ["clients", "forbidden forbidden forbidden"],
  ] as const)("%s add, change and remove them: %s", (role, codes) => {
    const edits = [
      [staffed, asked],
      [asked, changed],
      [asked, staffed],
    ] as const;
    const answers = edits.map(([before, after]) => code(decideAgreementChange(before, after, holderOf(role), TODAY)));
    expect(answers.join(" ")).toBe(codes);
  });
});

describe("changes open to every reader", () => {
  const comments = { [serviceId]: { author_user_id: 50, at: "2026-11-20T10:00:00Z", about: null, text: "Hello" } };
  it.each(["clients", "passengers"] as const)("%s comment, and change nothing else with it", (role) => {
    for (const status of STATUSES) {
      expect(code(decideAgreementChange(at(status), { ...at(status), comments }, holderOf(role), TODAY))).toBe("ok");
    }
    expect(code(decideAgreementChange(staffed, { ...staffed, comments, name: "x" }, holderOf(role), TODAY))).toBe(
      "forbidden",
    );
    expect(code(decideAgreementChange(staffed, staffed, holderOf(role), TODAY))).toBe("forbidden");
  });

  it.each(["clients", "passengers"] as const)("%s leave a draft, and learn of the status afterwards", (role) => {
    const { [partyKey(role, 10 + ROLES.indexOf(role))]: _, ...parties } = staffed.parties;
    const leaving = (status: Status) =>
      code(decideAgreementChange(at(status), { ...at(status), parties }, holderOf(role), TODAY));
    expect(STATUSES.map((status) => [status, leaving(status)])).toEqual(
      STATUSES.map((status) => [status, status === "DRAFT" ? "ok" : "conflict"]),
    );
  });

  it("leaves take their own stays along, and no others", () => {
    const stay = { emb_waypoint: null, disemb_waypoint: null, emb_date: null, disemb_date: null };
    const passenger = 10 + ROLES.indexOf("passengers");
    const stays = { [serviceId]: { ...stay, profile_id: passenger }, [bunkerId]: { ...stay, profile_id: 70 } };
    const { [partyKey("passengers", passenger)]: _, ...parties } = staffed.parties;
    const body = { ...staffed, stays };
    const own = { ...body, parties, stays: { [bunkerId]: stays[bunkerId] } };
    expect(code(decideAgreementChange(body, own, holderOf("passengers"), TODAY))).toBe("ok");
    expect(code(decideAgreementChange(body, { ...own, stays: {} }, holderOf("passengers"), TODAY))).toBe("forbidden");
    expect(code(decideAgreementChange(body, { ...body, stays: {} }, holderOf("passengers"), TODAY))).toBe("forbidden");
  });
});

it.each(["waypoints", "special_conditions", "parties"])("refuses a part of %s named __proto__", (map) => {
  const body = JSON.parse(
    JSON.stringify(staffed).replace(`"${map}":{`, `"${map}":{"__proto__":{},`).replace("},}", "}}"),
  );
  expect(code(decideAgreementChange(staffed, body, admin, TODAY))).toBe("invalid");
});

describe("creating and deleting", () => {
  it("only an admin creates, and only a draft", () => {
    expect(code(decideAgreementChange(null, empty, admin, TODAY))).toBe("ok");
    expect(code(decideAgreementChange(null, { ...empty, status: "CONTRACT" }, admin, TODAY))).toBe("invalid");
    expect(code(decideAgreementChange(null, { ...empty, created_by: 99 }, stranger, TODAY))).toBe("forbidden");
  });

  it("a draft can be deleted, what was generated is kept", () => {
    expect(code(decideAgreementChange(staffed, null, admin, TODAY))).toBe("ok");
    expect(code(decideAgreementChange({ ...staffed, generated_versions_len: 1 }, null, admin, TODAY))).toBe("conflict");
    expect(code(decideAgreementChange(at("LOCKED"), null, admin, TODAY))).toBe("conflict");
  });
});

describe("rules for every agreement", () => {
  it("has one carrier, keeps a bunker, and every party under its key", () => {
    const two = { ...staffed.parties, "carriers:77": { role: "carriers", profile_id: 77, pos: "b00" } };
    expect(code(decideAgreementChange(staffed, { ...staffed, parties: two }, admin, TODAY))).toBe("rule");
    expect(code(decideAgreementChange(staffed, { ...staffed, fuel_bunkers: {} }, admin, TODAY))).toBe("rule");
    const misplaced = { ...staffed.parties, "brokers:78": { role: "clients", profile_id: 78, pos: "b00" } };
    expect(code(decideAgreementChange(staffed, { ...staffed, parties: misplaced }, admin, TODAY))).toBe("invalid");
  });

  it("names the field that is wrong", () => {
    const outcome = decideAgreementChange(staffed, { ...staffed, currency: "euro", name: "" }, admin, TODAY);
    expect(outcome).toMatchObject({ ok: false, refusal: { code: "document.invalid" } });
    if (!outcome.ok) expect(Object.keys(outcome.refusal.fields ?? {}).sort()).toEqual(["currency", "name"]);
  });
});

it("keeps what a newer client wrote, in the agreement and in each of its parts", () => {
  const service = { pos: "a0", name: "Chef", price: null, product: null, of_a_newer_client: "kept" };
  const edited = { ...empty, special_conditions: { [serviceId]: service }, of_a_newer_client: "kept" };
  expect(decideAgreementChange(empty, edited, admin, TODAY)).toEqual({ ok: true, value: edited });
});
