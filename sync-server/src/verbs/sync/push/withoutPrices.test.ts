import { beforeEach, expect, it } from "vitest";
import { changeOf, editOf, held, inboxOf, pushOne } from "../../../testing/device.ts";
import { useTestServer } from "../../../testing/useTestServer.ts";

const server = useTestServer();
const admin = server.as("admin");
const passenger = server.as("passenger");
const PRICE = 1_234_567;

beforeEach(async () => {
  const base = await held(admin, "agreements", 1);
  await pushOne(admin, editOf("agreements", base, { base_price_cruising: PRICE }));
});

it("a passenger's copy has the itinerary and no price, by pull and over REST", async () => {
  const { body } = await held(passenger, "agreements", 1);
  const whole = (await held(admin, "agreements", 1)).body;
  expect(body).toMatchObject({ waypoints: whole["waypoints"] });
  for (const hidden of ["base_price_cruising", "payment_calls", "special_conditions", "greek_certificate"]) {
    expect(whole).toHaveProperty(hidden);
    expect(body).not.toHaveProperty(hidden);
  }
  expect(JSON.stringify(body)).not.toContain(String(PRICE));
  const cruise = (await passenger.get("/cruise/1")).body;
  expect(cruise).toMatchObject({ base_price_cruising: null, total_agreement_price: null, grand_total_price: null });
  expect(cruise).toMatchObject({ total_oil_price: null, total_services_price: null });
  expect(cruise.waypoints).toHaveLength(Object.keys(whole["waypoints"] as object).length);
  const ofClient = (await (await server.login("client")).get("/cruise/1")).body;
  expect(ofClient).toMatchObject({ base_price_cruising: PRICE, total_services_price: expect.any(Number) });
});

/** The comments of an agreement with one more of the passenger's. */
function commentsWith(body: Record<string, unknown>, id: string) {
  const comment = { author_user_id: passenger.userId, at: "2027-01-15T09:00:00.000Z", about: null, text: "Lovely" };
  return { ...(body["comments"] as object), [`0190a000-0000-7000-8000-00000000000${id}`]: comment };
}

it("a passenger comments, and no price changes", async () => {
  const base = await held(passenger, "agreements", 1);
  const comments = commentsWith(base.body, "1");
  const result = await pushOne(passenger, editOf("agreements", base, { comments }));
  expect(result).toMatchObject({ outcome: "taken" });
  expect(result.master).not.toHaveProperty("body.base_price_cruising");
  const { body } = await held(admin, "agreements", 1);
  expect(body).toMatchObject({ base_price_cruising: PRICE });
  expect(Object.keys(body["comments"] as object)).toEqual(Object.keys(comments));
});

it("a guess at a price is answered alike whether it is right or wrong", async () => {
  const answers = [];
  for (const guess of [PRICE, PRICE + 1]) {
    const base = await held(passenger, "agreements", 1);
    const guessed = { ...base.body, base_price_cruising: guess };
    // A comment, which is allowed, goes with each: the guess alone would be refused for changing nothing.
    const withComment = (body: Record<string, unknown>, id: string) => ({
      body: { ...body, comments: commentsWith(body, id) },
    });
    const assumed = { ...base, body: guessed };
    const results = [
      await pushOne(passenger, changeOf("agreements", base, withComment(guessed, "2"))),
      await pushOne(passenger, changeOf("agreements", assumed, withComment(base.body, "3"))),
      await pushOne(passenger, changeOf("agreements", assumed, withComment(guessed, guess === PRICE ? "4" : "5"))),
    ];
    answers.push(results.map(({ outcome, code, inbox }) => ({ outcome, code, rows: inbox?.length })));
  }
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]?.map(({ outcome }) => outcome)).toEqual(["refused", "refused", "taken"]);
  const theirs = (await inboxOf(passenger)).map((row) => row["theirs"]);
  expect(JSON.stringify(theirs)).not.toContain(String(PRICE));
  expect((await held(admin, "agreements", 1)).body).toMatchObject({ base_price_cruising: PRICE });
});

it("a new client gets the prices, and a former client loses them", async () => {
  const shown = async () => (await held(passenger, "agreements", 1)).body["base_price_cruising"];
  expect((await admin.post("/cruise/1/clients/", { profile_id: passenger.profileId })).status).toBe(200);
  expect(await shown()).toBe(PRICE);
  const gone = await admin.delete(`/cruise/1/clients/by_profile/${passenger.profileId}`);
  expect(gone.status).toBe(200);
  expect(await shown()).toBeUndefined();
});
