import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { anonymous, openClient, type TestClient } from "sync-server/testing/client";
import { mailedToken } from "sync-server/testing/mailedLink";
import { startTestServer, type TestServerOptions } from "sync-server/testing/server";
import { bundleServer } from "../../sync/support/killing/bundle.ts";

/** A server under attack: the demo's people and agreements are on it. */
export interface Target {
  url: string;
  visitor: TestClient;
  /** Logs in with the demo's password, by the name of a demo account or by an address. */
  login(account: string): Promise<TestClient>;
  /** A new account that has no part in anything. */
  stranger(): Promise<TestClient>;
  /** A new account that has confirmed its address, and may be put on agreements. */
  member(): Promise<TestClient>;
  /** The server's process; null for a server that runs elsewhere. */
  process: ServerProcess | null;
  close(): Promise<void>;
}

export interface ServerProcess {
  dataDir: string;
  alive(): boolean;
  /** Resident memory in bytes. */
  memory(): number;
  /** The size of the database on the disk, in bytes, with its log. */
  stored(): number;
}

const PASSWORD = "passerelle-demo";

/** A server inside this process: quick, and its clock stands still. */
export async function testTarget(options: TestServerOptions = {}): Promise<Target> {
  const server = await startTestServer({ listen: true, ...options });
  const mailed = async (email: string) => mailedToken(server, email);
  return { ...targetAt(server.url ?? "", mailed), process: null, close: () => server.close() };
}

/** The server as it is deployed, in a process and a folder of its own. */
export async function processTarget(port: number): Promise<Target> {
  const dataDir = mkdtempSync(join(tmpdir(), "passerelle-attack-"));
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [await bundleServer("attack")], {
    // Behind a proxy that says who calls, so that the attacks can come from many addresses.
    env: {
      ...process.env,
      NODE_ENV: "test",
      HOST: "127.0.0.1",
      PORT: String(port),
      DATA_DIR: dataDir,
      TRUST_PROXY: "1",
    },
    stdio: ["ignore", "ignore", "inherit"],
  });
  // An attack that is interrupted leaves no server behind on its port.
  const kill = () => child.kill("SIGKILL");
  process.once("exit", kill);
  const alive = () => child.exitCode === null && child.signalCode === null;
  while (alive() && !(await answers(url))) await new Promise((done) => setTimeout(done, 50));
  if (!alive()) throw new Error(`The server ended with ${child.exitCode}.`);
  return {
    ...targetAt(url, (email) => tokenIn(join(dataDir, "mail"), email)),
    process: { dataDir, alive, memory: () => residentBytes(child.pid ?? 0), stored: () => databaseBytes(dataDir) },
    close: async () => {
      if (alive()) {
        const ended = new Promise((done) => child.once("exit", done));
        child.kill("SIGTERM");
        await ended;
      }
      process.off("exit", kill);
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** @param mailed the token in the newest mail to an address */
function targetAt(
  url: string,
  mailed: (email: string) => Promise<string>,
): Pick<Target, "url" | "visitor" | "login" | "stranger" | "member"> {
  const server = { request: (path: string, init?: RequestInit) => fetch(`${url}${path}`, init) };
  const visitor = anonymous(server);
  let registered = 0;
  const register = async () => {
    registered += 1;
    const email = `stranger-${registered}-${Date.now()}@attack.test`;
    const body = { first_name: "Sly", last_name: "Stranger", email, password: PASSWORD };
    const made = await visitor.call("POST", "/user/", body, { "x-forwarded-for": addressOf(registered) });
    if (made.status !== 201) throw new Error(`No one can register: ${made.status} ${JSON.stringify(made.body)}`);
    return email;
  };
  return {
    url,
    visitor,
    login: (account) => openClient(server, account),
    stranger: async () => openClient(server, await register()),
    member: async () => {
      const email = await register();
      const client = await openClient(server, email);
      const confirmed = await client.post(`/user/${client.userId}/confirmed`, { recovery_token: await mailed(email) });
      if (confirmed.status !== 200) throw new Error(`No address can be confirmed: ${JSON.stringify(confirmed.body)}`);
      return client;
    },
  };
}

/** The token in a mail that was written to a file. */
async function tokenIn(folder: string, email: string): Promise<string> {
  for (let looks = 0; looks < 600; looks += 1) {
    const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith(".eml")) : [];
    const mail = files.map((name) => readFileSync(join(folder, name), "utf8")).find((text) => text.includes(email));
    // Long lines are folded.
    const token = /confirm_email\/([\w-]{43})/.exec(mail?.replaceAll(/=\r?\n/g, "") ?? "")?.[1];
    if (token !== undefined) return token;
    await new Promise((done) => setTimeout(done, 50));
  }
  throw new Error(`No mail has left for ${email}.`);
}

/** One of many client addresses, from the block reserved for documentation and tests. */
export function addressOf(number: number): string {
  return `198.18.${Math.floor(number / 250) % 250}.${(number % 250) + 1}`;
}

/** Whether the server answers, and within which time in ms. */
export async function answers(url: string): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    (response) => response.ok,
    () => false,
  );
}

/** @throws where there is no /proc: an attack on memory that cannot be measured has not been carried out */
function residentBytes(pid: number): number {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) throw new Error("the memory of a process is read from /proc, which this system does not have");
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(file, "utf8"))?.[1] ?? 0) * 1024;
}

function databaseBytes(dataDir: string): number {
  const files = readdirSync(dataDir).filter((name) => name.startsWith("passerelle.db"));
  return files.reduce((sum, name) => sum + statSync(join(dataDir, name)).size, 0);
}
