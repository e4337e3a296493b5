import { decideCommentsClosed } from "shared-schema/agreement/comments/threads";
import type { AgreementBody, Comment } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import type { TestClient } from "../../testing/client.ts";
import { editOf, held, pushOne } from "../../testing/device.ts";
import { setAgreement } from "../../testing/setAgreement.ts";
import { useTestServer } from "../../testing/useTestServer.ts";
import { uncut } from "../../verbs/base/uncut.ts";

const server = useTestServer();
const authors = {
  broker: server.as("broker"),
  client: server.as("client"),
  captain: server.as("captain"),
  passenger: server.as("passenger"),
  admin: server.as("admin"),
};
type Author = keyof typeof authors;
const AUTHORS: Author[] = ["broker", "client", "captain", "passenger", "admin"];

type Comments = AgreementBody["comments"];
const OF_BROKER = "0190f3a0-0000-7000-8000-0000000000b1";
const OF_CLIENT = "0190f3a0-0000-7000-8000-0000000000b2";
const MADE = "0190f3a0-0000-7000-8000-0000000000b3";
const PATH = "/cruise/1/comment/";

function stored(): Comments {
  const row = server.deps.store.documents.get("agreements", "1");
  if (!row) throw new Error("The demo has an agreement.");
  return uncut("agreements", row).comments;
}

const said = (author: Author, about: string | null = null): Comment => {
  return { author_user_id: authors[author].userId, at: "2027-01-15T09:00:00.000Z", about, text: "Too much." };
};

const begin = (): void =>
  setAgreement(server, 1, (body) => ({
    ...body,
    comments: { [OF_BROKER]: said("broker"), [OF_CLIENT]: said("client") },
  }));

/** A change of the comments as a call of the REST API and as a device pushes it. */
interface Act {
  rest: (who: TestClient) => Promise<{ status: number }>;
  device: (comments: Comments, author: Author) => Comments;
}

const patched = (id: string, patch: Partial<Comment>): Act => ({
  rest: (who) => who.put(PATH + id, patch),
  device: (comments, author) => ({ ...comments, [id]: { ...said(author), ...comments[id], ...patch } }),
});
const removed = (id: string): Act => ({
  rest: (who) => who.delete(PATH + id),
  device: ({ [id]: _, ...others }) => others,
});
const added = (given: Partial<Comment>): Act => ({
  rest: (who) => who.post(PATH, { text: "Too much.", ...given }),
  device: (comments, author) => ({ ...comments, [MADE]: { ...said(author), ...given } }),
});

const ACTS: Record<string, Act> = {
  "write one": added({}),
  "write one about a term": added({ about: "name", proposes: "Summer" }),
  "write one about no term": added({ about: "weather" }),
  "pass one over": added({ answers: OF_BROKER, passes_over: true }),
  "change the broker's": patched(OF_BROKER, { text: "Far too much." }),
  "change the client's": patched(OF_CLIENT, { text: "Far too much.", about: "name" }),
  "change its term to none there is": patched(OF_CLIENT, { about: "weather" }),
  "delete the broker's": removed(OF_BROKER),
  "delete the client's": removed(OF_CLIENT),
};

it("lets each account do by REST what its device may push, and nothing else", async () => {
  const unlike: string[] = [];
  for (const [name, { rest, device }] of Object.entries(ACTS)) {
    for (const author of AUTHORS) {
      const who = authors[author];
      begin();
      const { status } = await rest(who);
      const byRest = Object.values(stored()).map(({ text, about, proposes, answers }) => ({
        text,
        about,
        proposes,
        answers,
      }));
      begin();
      const state = await held(who, "agreements", 1);
      const before = "body" in state ? (state.body["comments"] as Comments) : {};
      const { outcome } = await pushOne(who, editOf("agreements", state, { comments: device(before, author) }));
      const byPush = Object.values(stored()).map(({ text, about, proposes, answers }) => ({
        text,
        about,
        proposes,
        answers,
      }));
      const isRefused = outcome === "refused";
      if (status >= 400 !== isRefused) unlike.push(`${author}: ${name}: REST ${status}, push ${outcome}`);
      expect(byRest, `${author}: ${name}`).toEqual(byPush);
    }
  }
  expect(unlike).toEqual([]);
});

describe("a comment about a sum", () => {
  it("is unknown by REST to those who do not see the sum, whoever wrote it", async () => {
    const about = "base_price_cruising";
    setAgreement(server, 1, (body) => ({ ...body, comments: { [OF_BROKER]: said("passenger", about) } }));
    expect((await authors.passenger.get(PATH)).body).toEqual([]);
    for (const answer of [
      await authors.passenger.put(PATH + OF_BROKER, { text: "Seen" }),
      await authors.passenger.delete(PATH + OF_BROKER),
    ]) {
      expect(answer.status).toBeGreaterThanOrEqual(403);
      expect(answer.status).toBeLessThan(405);
    }
    expect(stored()).toMatchObject({ [OF_BROKER]: { text: "Too much." } });
  });
});

it("answers the comments that are left, and 404 for one that there is not", async () => {
  begin();
  const { status, body } = await authors.broker.delete(PATH + OF_BROKER);
  expect([status, body.map(({ id }: { id: string }) => id)]).toEqual([200, [OF_CLIENT]]);
  expect((await authors.broker.delete(PATH + OF_BROKER)).status).toBe(404);
  expect((await authors.broker.put(PATH + OF_BROKER, { text: "-" })).status).toBe(404);
  expect((await authors.broker.put(`${PATH}__proto__`, { text: "-" })).status).toBe(404);
});

it("take over the value that a comment proposes, and close its thread, for those who write", async () => {
  const proposing = { ...said("client", "base_price_cruising"), proposes: "280 000,00 €" };
  setAgreement(server, 1, (body) => ({ ...body, comments: { [OF_CLIENT]: proposing } }));
  const accept = (who: TestClient) => who.post(`${PATH}${OF_CLIENT}/accept`, { text: "Accepted." });
  expect((await accept(authors.client)).status).toBe(403);
  expect((await accept(authors.broker)).status).toBe(200);
  expect((await authors.broker.get("/cruise/1/")).body.base_price_cruising).toBe(280_000);
  expect(decideCommentsClosed(stored())).toEqual({ ok: true, value: undefined });
  expect(Object.values(stored())).toMatchObject([{}, { answers: OF_CLIENT, text: "Accepted." }]);
  expect((await accept(authors.broker)).status).toBe(409);
});

describe("the cards of the parties", () => {
  const strict = useTestServer({
    quotas: { accountCallsPerMinute: 1, statementsPerHour: 1 },
    limits: { failedLogins: 1 },
  });
  const broker = strict.as("broker");

  it("are asked for as often as an integration likes: no limit of log-ins or accounts counts them", async () => {
    const seen = new Set<number>();
    for (let time = 0; time < 150; time++) seen.add((await broker.get("/cruise/1/role_status/")).status);
    expect([...seen]).toEqual([200]);
    const proofs = [
      await broker.post(`/user/${broker.userId}/proof`, {}),
      await broker.post(`/user/${broker.userId}/proof`, {}),
    ];
    expect(proofs.map(({ status }) => status).at(-1)).toBe(429);
  });
});
