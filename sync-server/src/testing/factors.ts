import { generateSync } from "otplib";
import type { TestClient } from "./client.ts";
import type { TestServer } from "./server.ts";

/** An authenticator app with an account's secret, and the account's recovery codes. */
export interface TestApp {
  secret: string;
  recoveryCodes: string[];
  /** The code that the app shows at the server's time, so many steps of 30 s later. */
  code(steps?: number): string;
}

/** Adds an authenticator app to an account that has just logged in. */
export async function addApp(server: Pick<TestServer, "deps">, client: TestClient): Promise<TestApp> {
  const path = `/user/${client.userId}/factor/totp`;
  const { secret } = (await client.post(path)).body;
  const code = (steps = 0) => appCode(server, secret, steps);
  const confirmed = await client.put(path, { code: code() });
  if (confirmed.status !== 200) throw new Error(`The app was not added: ${JSON.stringify(confirmed.body)}`);
  return { secret, recoveryCodes: confirmed.body.recovery_codes, code };
}

/** The code that an app with a secret shows at the server's time, so many steps of 30 s later. */
export function appCode({ deps }: Pick<TestServer, "deps">, secret: string, steps = 0): string {
  return generateSync({ secret, epoch: Math.floor(deps.clock.now().getTime() / 1_000) + 30 * steps });
}
