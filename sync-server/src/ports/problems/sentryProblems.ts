import type { ProblemReport } from "shared-schema/api/site/problemReport";
import type { Clock } from "../clock.ts";
import type { Ids } from "../ids.ts";
import type { Log } from "../log.ts";
import type { Problems } from "./problems.ts";

const TIMEOUT_MS = 10_000;

/** The parts of a DSN, `https://KEY@HOST/PATH/PROJECT`. */
interface Dsn {
  /** Where envelopes are posted. */
  url: string;
  key: string;
}

/** Reads a DSN; null for any other text. */
export function readDsn(text: string): Dsn | null {
  if (!URL.canParse(text)) return null;
  const { protocol, username: key, host, pathname } = new URL(text);
  const parts = pathname.split("/").filter((part) => part !== "");
  const project = parts.pop();
  if (!/^https?:$/.test(protocol) || key === "" || project === undefined || !/^\d+$/.test(project)) return null;
  return { url: `${protocol}//${[host, ...parts].join("/")}/api/${project}/envelope/`, key };
}

/** Posts errors of the app to a service that takes Sentry's envelopes. One that is not taken goes to the log. */
export function sentryProblems({ url, key }: Dsn, deps: { clock: Clock; ids: Ids; log: Log }): Problems {
  let onTheirWay = 0;
  return {
    report(problem) {
      const event_id = deps.ids.uuid().replaceAll("-", "");
      const at = deps.clock.now();
      onTheirWay += 1;
      void post(url, key, envelope(event_id, at, problem)).then((taken) => {
        onTheirWay -= 1;
        if (!taken) deps.log.error({ problem }, "An error of the app was not taken by the service for errors");
      });
    },
    waiting: () => onTheirWay,
  };
}

/** Header, header of the item, item: each a line of JSON. */
function envelope(event_id: string, at: Date, { name, message, stack, page, device }: ProblemReport): string {
  const event = {
    ...{ event_id, timestamp: at.getTime() / 1_000, platform: "javascript", level: "error", transaction: page },
    exception: { values: [{ type: name, value: message }] },
    extra: { stack },
    contexts: { browser: { name: device } },
  };
  return [{ event_id, sent_at: at.toISOString() }, { type: "event" }, event]
    .map((line) => JSON.stringify(line))
    .join("\n");
}

async function post(url: string, key: string, body: string): Promise<boolean> {
  try {
    const answer = await fetch(url, {
      method: "POST",
      headers: {
        "content-type": "application/x-sentry-envelope",
        "x-sentry-auth": `Sentry sentry_version=7, sentry_client=passerelle/1, sentry_key=${key}`,
      },
      body,
      redirect: "error",
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    await answer.body?.cancel();
    return answer.ok;
  } catch {
    return false;
  }
}
