import { liveQuery } from "dexie";
import { distinctUntilChanged, from, ignoreElements, map, merge, skip, switchMap } from "rxjs";
import { type RequestCreate, type RequestView, requestCreate, requestView } from "shared-schema/api/request";
import type { Result } from "shared-schema/base/result";
import { validate } from "shared-schema/base/validation";
import { z } from "zod";
import { isPosting, type Posting } from "../database/outgoing.ts";
import { type Runtime, runtime } from "../database/runtime.ts";
import { request } from "../http/http.ts";
import { enqueuePosting, usePendingPostings } from "../outbox/outbox.ts";
import { LiveValues, useLive } from "../queries/live.ts";
import { reconnections } from "../queries/reconnections.ts";

const KIND = "request";
/** The setting under which this device keeps what the server last said. */
const KEPT = "requests";

/** The content of the form; the key is made when it is kept. */
type NewRequest = Omit<RequestCreate, "key">;

/**
 * Keeps a request for an agreement on this device until the server has it.
 * @param title its name among the waiting changes
 */
export async function askForAgreement(input: NewRequest, title: string): Promise<Result<string>> {
  const { userId, newId } = await runtime();
  // The key that is sent is made by the outbox; the rule wants one of the same form.
  const asked = validate(requestCreate, { ...input, key: newId() });
  if (!asked.ok) return asked;
  return enqueuePosting({ kind: KIND, path: pathOf(userId), fileName: title, json: { ...input } });
}

const requests = new LiveValues<RequestView[] | null>(() =>
  from(runtime()).pipe(
    switchMap((opened) => {
      const kept = from(liveQuery(() => opened.device.settings.get(KEPT))).pipe(
        map((setting) => listIn(setting?.value)),
      );
      const fetched = merge(from([null]), reconnections(), sendings(opened)).pipe(
        switchMap(() => fetchRequests(opened)),
      );
      return merge(kept, fetched.pipe(ignoreElements()));
    }),
  ),
);

/** Emits when a request has left this device, and when one is added. */
function sendings({ device }: Runtime) {
  const waiting = liveQuery(() => device.outbox.filter((each) => isPosting(each) && each.kind === KIND).primaryKeys());
  return from(waiting).pipe(
    map((keys) => keys.join()),
    distinctUntilChanged(),
    skip(1),
  );
}

async function fetchRequests({ device, userId }: Runtime): Promise<void> {
  const answer = await request<RequestView[]>("GET", pathOf(userId), { quiet: true });
  if (answer.ok) await device.settings.put({ key: KEPT, value: answer.value });
}

function pathOf(userId: number): string {
  return `/request/by_user/${userId}/`;
}

/** Reads the requests kept by this version; null for anything else. */
function listIn(value: unknown): RequestView[] | null {
  return z.array(requestView).safeParse(value).data ?? null;
}

interface OwnRequests {
  /** As the server said last; null when it has never been asked, undefined while that is looked up. */
  known: RequestView[] | null | undefined;
  /** Those that the server does not have yet. */
  waiting: Posting[];
}

/** Returns the viewer's requests. */
export function useOwnRequests(): OwnRequests {
  const known = useLive(requests, "own");
  const waiting = usePendingPostings(KIND) ?? [];
  const arrived = new Set((known ?? []).map(({ key }) => key));
  return { known, waiting: waiting.filter(({ id }) => !arrived.has(id)) };
}
