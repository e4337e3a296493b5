import { ROLES } from "shared-schema/base/roles";
import { describe, expect, it } from "vitest";
import { held, holds } from "../testing/device.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const broker = server.as("broker");
const captain = server.as("captain");
const central = server.as("central");
const admin = server.as("admin");

describe("agreements", () => {
  it("are created like another one by those who may create and read its contract", async () => {
    const made = await admin.post("/cruise/1/template", { name: "Like last summer" });
    expect(made.status).toBe(201);
    const before = (await admin.get("/cruise/1")).body;
    expect(made.body).toMatchObject({ name: "Like last summer", status: "DRAFT", delivery_date: null });
    expect((await admin.get(`/cruise/${made.body.id}`)).body.clients).toEqual(before.clients);
    expect(made.body.yacht.id).toBe(before.yacht.id);
    expect((await broker.post("/cruise/1/template", {})).status).toBe(403);
    expect((await admin.post("/cruise/99/template", {})).status).toBe(404);
  });

  it("are created by a broker like one with a central agent, whose mandate is left out by name", async () => {
    await admin.put(`/user/${broker.userId}/rights`, { may_create_agreements: true });
    const source = (await broker.get("/cruise/1")).body;
    const [agent] = (await broker.get("/cruise/1/central_agents/")).body;
    const { status, body } = await broker.post("/cruise/1/template", {});
    expect([status, body.yacht.id]).toEqual([201, source.yacht.id]);
    expect(body.left_out).toEqual([
      { kind: "party", name: `${agent.first_name} ${agent.last_name}`, role: "central_agents", reason: "role-closed" },
    ]);
    expect((await broker.get(`/cruise/${body.id}`)).body.clients).toEqual(source.clients);
    expect((await broker.get(`/cruise/${body.id}/central_agents/`)).body).toEqual([]);
    await admin.put(`/user/${broker.userId}/rights`, { may_create_agreements: false });
  });

  it("have special clauses, which are listed, added, changed and deleted", async () => {
    const [added] = (await broker.post("/cruise/1/clause/", { text_en: "No dogs." })).body;
    expect(added).toMatchObject({ text_en: "No dogs.", text_fr: null });
    const put = await broker.put(`/cruise/1/clause/${added.id}`, { text_fr: "Sans chien." });
    expect(put.body).toEqual([{ id: added.id, text_fr: "Sans chien.", text_en: "No dogs." }]);
    expect((await broker.get("/cruise/1/clause/")).body).toEqual(put.body);
    expect((await broker.put(`/cruise/1/clause/${added.id}`, { text_fr: "x".repeat(4_001) })).status).toBe(422);
    expect((await broker.delete(`/cruise/1/clause/${added.id}`)).body).toEqual([]);
    expect((await broker.delete(`/cruise/1/clause/${added.id}`)).status).toBe(404);
  });

  it("have services, whose empty texts are null", async () => {
    const added = await broker.post("/cruise/1/service/", { name: "", product: "", price: 5 });
    expect(added.body.at(-1)).toMatchObject({ name: null, product: null, price: 5 });
    const path = `/cruise/1/service/${added.body.at(-1).id}`;
    await broker.put(path, { name: "Diving" });
    expect((await broker.put(path, { name: "" })).body.at(-1)).toMatchObject({ name: null, price: 5 });
    await broker.delete(path);
  });

  it("are listed, created by administrators alone, changed and deleted", async () => {
    const list = await broker.get(`/cruise/by_user/${broker.userId}/`);
    expect(list.body).toHaveLength(4);
    expect(list.body[0]).toMatchObject({ id: 1, yacht_name: "Azurite", clients: [{ full_name: "Łukasz Žižka" }] });
    expect((await broker.post(`/cruise/by_user/${broker.userId}/`, { name: "No" })).status).toBe(403);
    const created = await admin.post(`/cruise/by_user/${admin.userId}/`, { name: "New", currency: "USD" });
    expect(created.status).toBe(201);
    expect(created.body).toMatchObject({ id: 5, status: "DRAFT", currency: "USD", yacht: null, clients: [] });
    expect((await admin.put("/cruise/5/0", { yacht_id: 1 })).body).toMatchObject({ yacht_name: "Azurite" });
    expect((await admin.delete("/cruise/5")).status).toBe(200);
    expect((await admin.get("/cruise/5")).status).toBe(404);
  });

  it("are shown with everything that follows from them", async () => {
    const { body } = await broker.get("/cruise/1");
    expect(body).toMatchObject({ version: 0, is_current_version: true, vat_country: "FR", generated_versions_len: 0 });
    expect(body.waypoints).toHaveLength(9);
    expect(body.passengers[0].disembs[0]).toMatchObject({ emb_waypoint: { name: "Cannes", sn: 1 } });
    expect(body.special_conditions.map(({ name }: { name: string }) => name)).toEqual(["Spa therapist", "Dive guide"]);
    const { total_oil_price, total_services_price, vat_amount, total_agreement_price } = body;
    expect(total_services_price).toBe(4600);
    expect(total_agreement_price).toBeCloseTo(285_000 + 12_000 + total_oil_price + 4600 + vat_amount, 2);
    expect(body.total_fuel_consumption).toBeGreaterThan(0);
  });

  it("that are changed over REST reach every device", async () => {
    await broker.put("/cruise/1", { name: "Azure" });
    expect((await held(captain, "agreements", 1)).body["name"]).toBe("Azure");
  });
});

describe("parties", () => {
  it.each(ROLES)("join and leave as %s", async (role) => {
    const { body: added } = await central.post(`/user/${central.userId}/contact/`, {
      first_name: "Ann",
      last_name: "Other",
      email: "ann@example.org",
    });
    const list = await central.post(`/cruise/1/${role}/`, { profile_id: added.id });
    expect(list.body.at(-1)).toMatchObject({ id: added.id, full_name: "Ann Other" });
    if (role === "carriers") expect(list.body).toHaveLength(1);
    expect((await central.post(`/cruise/1/${role}/`, { profile_id: added.id })).status).toBe(200);
    expect(await holds(captain, "profiles", added.id)).toBe(true);
    const left = await central.delete(`/cruise/1/${role}/by_profile/${added.id}`);
    expect(left.body.some(({ id }: { id: number }) => id === added.id)).toBe(false);
    expect((await central.delete(`/cruise/1/${role}/by_profile/${added.id}`)).status).toBe(404);
    expect(await holds(captain, "profiles", added.id)).toBe(false);
  });

  it("are listed with the state of their approval", async () => {
    const { body } = await broker.get("/cruise/1/role_status/");
    expect(new Set(body.map(({ role }: { role: string }) => role)).size).toBe(7);
    expect(body[0]).toMatchObject({ current_approval: null, past_approval: null });
    expect(Object.keys(body[0]).sort()).toEqual([
      "asked",
      "current_approval",
      "last_edit_dt",
      "past_approval",
      "profile",
      "role",
    ]);
  });

  it("learn of the status that keeps them, whether they write or read", async () => {
    const client = await server.login("client");
    expect((await broker.post("/cruise/1/lock")).status).toBe(200);
    const leaving = [
      await captain.delete(`/cruise/1/captains/by_profile/${captain.profileId}`),
      await client.delete(`/cruise/1/clients/by_profile/${client.profileId}`),
    ];
    expect(leaving.map(({ status }) => status)).toEqual([409, 409]);
    expect((await client.delete(`/cruise/1/captains/by_profile/${captain.profileId}`)).status).toBe(403);
  });

  it("may take themselves off", async () => {
    const left = await captain.delete(`/cruise/1/captains/by_profile/${captain.profileId}`);
    expect([left.status, left.body]).toEqual([200, []]);
    expect((await captain.get("/cruise/1")).status).toBe(404);
    expect(await holds(captain, "agreements", 1)).toBe(false);
    // The captain created the yacht and keeps it.
    expect(await holds(captain, "yachts", 1)).toBe(true);
  });
});

describe("embarkations", () => {
  it("are saved, put in order and moved into the call", async () => {
    const { body: cruise } = await broker.get("/cruise/1");
    const calls = cruise.waypoints.filter(({ is_call }: { is_call: boolean }) => is_call);
    const path = `/cruise/1/passenger/${cruise.passengers[0].id}/disembs/`;
    const ids = (from: number, to: number) => ({ emb_waypoint_id: calls[from].id, disemb_waypoint_id: calls[to].id });
    const wrong = await broker.post(path, ids(2, 1));
    expect(wrong.status).toBe(422);
    expect(wrong.body.errors.json.disemb_waypoint_id).toEqual(["Disembarking call cannot be before boarding call"]);
    const saved = await broker.post(path, {
      ...ids(0, 2),
      emb_date: "2027-07-01T00:00:00Z",
      disemb_date: calls[2].arr_date,
    });
    expect(saved.body.warnings).toEqual(["Boarding time is outside of boarding call's arrival/departure times."]);
    expect(saved.body.disembs).toMatchObject([{ emb_date: calls[0].dep_date, emb_waypoint: { sn: 1 } }]);
    expect((await broker.post("/cruise/1/passenger/1/disembs/", ids(0, 1))).status).toBe(404);
  });
});

describe("waypoints", () => {
  const CALVI = { latitude: 42.568, longitude: 8.76 };
  it("are added behind the selected one, changed and deleted", async () => {
    const [first, second] = (await broker.get("/cruise/1/waypoint/")).body;
    const added = await broker.post("/cruise/1/waypoint/", { ...CALVI, selected_wp_id: first.id });
    expect([added.status, added.body.sn]).toEqual([201, 2]);
    expect(Object.keys(added.body)).toEqual(Object.keys(second));
    const moved = await broker.put(`/cruise/1/waypoint/${added.body.id}`, { arr_date: "2027-07-11T00:00:00Z" });
    expect(moved.body.sn).toBe(8);
    expect((await broker.put(`/cruise/1/waypoint/${added.body.id}`, { sn: 3 })).status).toBe(422);
    const left = await broker.delete(`/cruise/1/waypoint/${added.body.id}`);
    expect(left.body).toHaveLength(9);
    expect(left.body.at(-1).distance_to_go).toBe(0);
    expect((await broker.put(`/cruise/1/waypoint/${added.body.id}`, {})).status).toBe(404);
  });

  it("are calls in national waters alone; the first always is one", async () => {
    const [first] = (await broker.get("/cruise/1/waypoint/")).body;
    const untick = await broker.put(`/cruise/1/waypoint/${first.id}`, { is_call: false });
    expect([untick.status, Object.keys(untick.body.errors.json)]).toEqual([422, ["is_call"]]);
    const sea = await broker.post("/cruise/1/waypoint/", { latitude: 43, longitude: 7.9 });
    expect((await broker.put(`/cruise/1/waypoint/${sea.body.id}`, { is_call: true })).status).toBe(422);
  });

  it("are not moved out of national waters while they are calls", async () => {
    const before = (await broker.get("/cruise/1")).body;
    for (const { id } of before.waypoints.filter(({ is_call }: { is_call: boolean }) => is_call)) {
      const moved = await broker.put(`/cruise/1/waypoint/${id}`, { latitude: 42.3, longitude: 6.9 });
      expect([moved.status, Object.keys(moved.body.errors.json)]).toEqual([422, ["latitude", "longitude"]]);
    }
    const after = (await broker.get("/cruise/1")).body;
    expect([after.effective_vat_rate, after.waypoints]).toEqual([before.effective_vat_rate, before.waypoints]);
  });

  it("lose their embarkations when they are calls no more", async () => {
    const { body: cruise } = await broker.get("/cruise/1");
    const ajaccio = cruise.waypoints.find(
      ({ call_location_str: name }: { call_location_str: string }) => name === "Ajaccio",
    );
    expect(ajaccio.has_disembs).toBe(true);
    await broker.put(`/cruise/1/waypoint/${ajaccio.id}`, { is_call: false });
    const after = (await broker.get("/cruise/1")).body;
    expect(after.passengers.filter(({ disembs }: { disembs: unknown[] }) => disembs.length === 0)).toHaveLength(2);
  });
});

describe("services and bunkers", () => {
  it("answer the whole list at every call", async () => {
    const added = await broker.call("POST", "/cruise/1/service/");
    expect(added.body).toHaveLength(3);
    const id = added.body[2].id;
    const put = await broker.put(`/cruise/1/service/${id}`, { name: "Chef", price: 900.5, product: "On board" });
    expect(put.body[2]).toEqual({ id, name: "Chef", price: 900.5, product: "On board" });
    expect((await broker.put(`/cruise/1/service/${id}`, { price: "a lot" })).status).toBe(422);
    expect((await broker.get("/cruise/1")).body.total_services_price).toBe(5500.5);
    expect((await broker.delete(`/cruise/1/service/${id}`)).body).toHaveLength(2);
    expect((await broker.get("/cruise/1/service/")).body).toHaveLength(2);
    expect((await broker.delete(`/cruise/1/service/${id}`)).status).toBe(404);
  });

  it("keep one bunker", async () => {
    const added = await broker.post("/cruise/1/fuel_bunker/", { price_per_litre: 1.2345 });
    expect(added.body).toHaveLength(3);
    const [a, b, c] = added.body.map(({ id }: { id: string }) => id);
    const put = await broker.put(`/cruise/1/fuel_bunker/${c}`, { quantity: 500 });
    expect(put.body[2]).toMatchObject({ price_per_litre: 1.2345, quantity: 500 });
    expect((await broker.put(`/cruise/1/fuel_bunker/${c}`, { quantity_used: 5 })).status).toBe(409);
    await broker.delete(`/cruise/1/fuel_bunker/${a}`);
    await broker.delete(`/cruise/1/fuel_bunker/${b}`);
    expect((await broker.delete(`/cruise/1/fuel_bunker/${c}`)).status).toBe(409);
    expect((await broker.get("/cruise/1/fuel_bunker/")).body).toHaveLength(1);
  });
});
