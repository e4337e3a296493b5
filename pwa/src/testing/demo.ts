import type { GoneDocument, SyncedCollection, WireDocument } from "shared-schema/sync/wire";
import { commands } from "vitest/browser";
import type { Me } from "../store/session/me.ts";

/** The accounts of the demo. */
export type DemoAccount =
  | "admin"
  | "broker"
  | "captain"
  | "central"
  | "carrier"
  | "client"
  | "passenger"
  | "stakeholder";

/** What the device of an account holds after its first pull, and who is logged in on it. */
export interface DemoDevice {
  user: Me;
  token: string;
  documents: Partial<Record<SyncedCollection, (WireDocument | GoneDocument)[]>>;
}

/** An answer of the demo's server, as it crosses from the test's process into the browser. */
export interface DemoAnswer {
  status: number;
  headers: [name: string, value: string][];
  base64: string;
}

declare module "vitest/browser" {
  interface BrowserCommands {
    demoDevice(account: string): Promise<DemoDevice>;
    demoAnswer(token: string | null, path: string): Promise<DemoAnswer>;
  }
}

const devices = new Map<DemoAccount, Promise<DemoDevice>>();

/** A demo account's device, asked for once in a run of tests. Documents are the caller's to copy. */
export function demoDevice(account: DemoAccount): Promise<DemoDevice> {
  const known = devices.get(account) ?? commands.demoDevice(account);
  devices.set(account, known);
  return known;
}

const answers = new Map<string, Promise<DemoAnswer>>();

/** The demo server's answer to a GET. Nothing writes to that server, so each is asked for once. */
export async function demoAnswer(token: string | null, path: string): Promise<Response> {
  const key = `${token} ${path}`;
  const known = answers.get(key) ?? commands.demoAnswer(token, path);
  answers.set(key, known);
  const { status, headers, base64 } = await known;
  const isEmpty = status === 204 || status === 304;
  return new Response(isEmpty ? null : Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0)), {
    status,
    headers,
  });
}
