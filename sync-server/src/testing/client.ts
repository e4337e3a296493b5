import { addressOf, placeOf } from "shared-schema/sync/address";
import type { AnyCollection, Lease, LeaseKind, PullAnswer, PushAnswer } from "shared-schema/sync/wire";
import { DEMO_PASSWORD, demoEmail } from "../demo/login.ts";

/** Something that answers requests: the app itself, or a server at an address. */
interface Answering {
  request(path: string, init?: RequestInit): Response | Promise<Response>;
}

/** An answer, its body read: JSON where it is, else text. */
export interface Answer {
  status: number;
  headers: Headers;
  // Tests look into whatever comes back; what it should be is what they check.
  body: ReturnType<typeof JSON.parse>;
}

/** Someone who is logged in, or no one. */
export interface TestClient {
  token: string | null;
  /** Number of the account; 0 for no one. */
  userId: number;
  /** Number of the account's main profile. */
  profileId: number;
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Answer>;
  /** Sends a body as it is: a form, bytes, or text that is no JSON. */
  send(
    method: string,
    path: string,
    body: NonNullable<RequestInit["body"]> | null,
    headers?: Record<string, string>,
  ): Promise<Answer>;
  get(path: string): Promise<Answer>;
  post(path: string, body?: unknown): Promise<Answer>;
  put(path: string, body?: unknown): Promise<Answer>;
  delete(path: string): Promise<Answer>;
  /** Everything of a collection since a position; of a kind of records, each under the number of its agreement. */
  pull(collection: AnyCollection, seq?: number): Promise<PullAnswer>;
  push(changes: unknown[], options?: { device?: string; brief?: boolean }): Promise<PushAnswer>;
  lease(kind: LeaseKind): Promise<Lease>;
}

/** Logs in as a demo account, or by an address that was registered with the demo's password. */
export async function openClient(app: Answering, account: string): Promise<TestClient> {
  const email = account.includes("@") ? account : demoEmail(account);
  const login = await anonymous(app).post("/user/login", { email, password: DEMO_PASSWORD });
  if (login.status !== 200) throw new Error(`${email} cannot log in: ${login.status}`);
  const { access_token, user } = login.body;
  return clientWith(app, access_token, user.id, user.main_profile.id);
}

/** No one. */
export function anonymous(app: Answering): TestClient {
  return clientWith(app, null, 0, 0);
}

function clientWith(app: Answering, token: string | null, userId: number, profileId: number): TestClient {
  const send: TestClient["send"] = async (method, path, body, headers = {}) => {
    const response = await app.request(`/api${path}`, {
      method,
      headers: {
        // Node's fetch would ask for gzip, which costs a tenth of the time of a test that sends thousands of requests.
        "accept-encoding": "identity",
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      ...(body === null ? {} : { body }),
    });
    const isJson = response.headers.get("content-type")?.includes("json");
    return {
      status: response.status,
      headers: response.headers,
      body: isJson ? await response.json() : await response.text(),
    };
  };
  const call: TestClient["call"] = (method, path, body, headers = {}) =>
    body === undefined
      ? send(method, path, null, headers)
      : send(method, path, JSON.stringify(body), { "content-type": "application/json", ...headers });
  return {
    token,
    userId,
    profileId,
    call,
    send,
    get: (path) => call("GET", path),
    post: (path, body) => call("POST", path, body),
    put: (path, body) => call("PUT", path, body),
    delete: (path) => call("DELETE", path),
    pull: async (wanted, seq = 0) => {
      const { collection } = placeOf({ collection: wanted, id: "" });
      const page = async (from: number): Promise<PullAnswer> =>
        (await call("GET", `/sync/pull?collection=${collection}&seq=${from}&limit=1000`)).body;
      let answer = await page(seq);
      while (answer.more) {
        const next = await page(answer.checkpoint.seq);
        answer = { ...next, documents: [...answer.documents, ...next.documents] };
      }
      return wanted === collection ? answer : { ...answer, documents: ofKind(wanted, answer.documents) };
    },
    push: async (changes, { device = "d1", brief } = {}) => {
      const answer = await call("POST", "/sync/push", { device, schema: 1, changes, brief });
      if (answer.status !== 200) throw new Error(`The push failed: ${JSON.stringify(answer.body)}`);
      return answer.body;
    },
    lease: async (kind) => (await call("POST", "/sync/lease", { kind })).body,
  };
}

/** The records of one kind, each under the number of its agreement. */
function ofKind(kind: AnyCollection, documents: PullAnswer["documents"]): PullAnswer["documents"] {
  return documents.flatMap((document) => {
    const { collection, id } = addressOf({ collection: "agreement_records", id: document.id });
    return collection === kind ? [{ ...document, id }] : [];
  });
}
