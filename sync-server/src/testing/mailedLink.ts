import { letterSchema } from "../verbs/base/outbox/letter.ts";
import type { TestServer } from "./server.ts";

/** The address that the button of the newest mail leads to; null where none waits. */
export function mailedPath({ deps }: Pick<TestServer, "deps">, to: string): string | null {
  const mail = deps.store.mails.newest(50).find(({ recipient, letter }) => recipient === to && letter !== null);
  return mail ? (letterSchema.parse(JSON.parse(mail.letter ?? "")).button?.path ?? null) : null;
}

/** The token in that path. */
export function mailedToken(server: Pick<TestServer, "deps">, to: string): string {
  const token = mailedPath(server, to)?.split("/").at(-1);
  if (token === undefined) throw new Error(`No mail waits for ${to}.`);
  return token;
}
