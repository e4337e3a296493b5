import { afterAll, afterEach, beforeAll, beforeEach, onTestFinished } from "vitest";
import type { TestClient } from "./client.ts";
import { startTestServer, type TestServer, type TestServerOptions } from "./server.ts";

interface SharedTestServer extends Omit<TestServer, "close"> {
  /** A client that is logged in before each test begins: the same constant for all of them. */
  as(account: string): TestClient;
  /** Logs all of them in again, after a test has moved the clock past the end of their sessions. */
  logInAgain(): Promise<void>;
}

/**
 * A server for the tests of a file or of a `describe`: started before each of them and closed after it, behind one constant.
 * @param options `per: "file"` starts it once, for tests that leave nothing behind
 */
export function useTestServer({
  per = "test",
  ...options
}: TestServerOptions & { per?: "test" | "file" } = {}): SharedTestServer {
  let started: TestServer | undefined;
  const accounts = new Set<string>();
  const clients = new Map<string, TestClient>();
  const server = () => running(started);
  const logInAgain = async () => {
    for (const account of accounts) clients.set(account, await server().login(account));
  };
  const start = async () => {
    started = await startTestServer(options);
    await logInAgain();
  };
  const stop = async () => {
    await started?.close();
    started = undefined;
  };
  if (per === "file") {
    beforeAll(start);
    afterAll(stop);
  } else {
    beforeEach(start);
    afterEach(stop);
  }
  return {
    get app() {
      return server().app;
    },
    get deps() {
      return server().deps;
    },
    get url() {
      return server().url;
    },
    advance: (ms) => server().advance(ms),
    login: (account) => server().login(account),
    logInAgain,
    as(account) {
      accounts.add(account);
      return clientBehind(() => running(clients.get(account)));
    },
  };
}

/** A further server for one test, closed when the test has ended. */
export async function openTestServer(options?: TestServerOptions): Promise<TestServer> {
  const server = await startTestServer(options);
  onTestFinished(() => server.close());
  return server;
}

function running<T>(current: T | undefined): T {
  if (current === undefined) throw new Error("There is a server, and who is logged in, only while a test runs.");
  return current;
}

function clientBehind(client: () => TestClient): TestClient {
  return {
    get token() {
      return client().token;
    },
    get userId() {
      return client().userId;
    },
    get profileId() {
      return client().profileId;
    },
    call: (...sent) => client().call(...sent),
    send: (...sent) => client().send(...sent),
    get: (path) => client().get(path),
    post: (...sent) => client().post(...sent),
    put: (...sent) => client().put(...sent),
    delete: (path) => client().delete(path),
    pull: (...asked) => client().pull(...asked),
    push: (...sent) => client().push(...sent),
    lease: (kind) => client().lease(kind),
  };
}
