import { filter, from, map, merge, of, Subject, scan, startWith, switchMap } from "rxjs";
import type { ProfileView } from "shared-schema/api/profile";
import type { YachtView } from "shared-schema/api/yacht";
import { done, type Result } from "shared-schema/base/result";
import type { Kind } from "shared-schema/refusals/kinds";
import { request } from "../http/http.ts";
import { kindOf } from "../http/kindOf.ts";
import { useViewer } from "../queries/documents.ts";
import { LiveValues, useLive } from "../queries/live.ts";
import { reconnections } from "../queries/reconnections.ts";
import type { YachtPatch } from "./yachts.ts";

/** A record that is not on this device, as the server has it. `offline`: the server does not answer. */
type OnlineRecord<View> = { state: "found"; view: View } | { state: "loading" | "absent" | "offline" };

/** Refusals that tell nothing of the record. */
const SILENT: ReadonlySet<Kind> = new Set(["unavailable", "failed", "busy"]);

/** Records read over REST, each by its number; asked for again whenever the server can be reached again. */
function onlineRecords<View>(folder: string) {
  const received = new Subject<{ key: string; view: View }>();
  const refreshed = new Subject<string>();
  const ask = async (key: string): Promise<OnlineRecord<View>> => {
    const answer = await request<View>("GET", `${folder}/${key}`, { quiet: true });
    if (answer.ok) return { state: "found", view: answer.value };
    return { state: SILENT.has(await kindOf(answer.refusal)) ? "offline" : "absent" };
  };
  const live = new LiveValues<OnlineRecord<View>>((key) => {
    const asked = merge(of(key), reconnections(), refreshed.pipe(filter((each) => each === key)));
    const edited = received.pipe(
      filter((each) => each.key === key),
      map(({ view }): OnlineRecord<View> => ({ state: "found", view })),
    );
    return merge(asked.pipe(switchMap(() => from(ask(key)))), edited).pipe(
      // A record that was read once stays on screen when the connection goes.
      scan((before, next) => (next.state === "offline" && before.state === "found" ? before : next)),
      startWith<OnlineRecord<View>>({ state: "loading" }),
    );
  });
  return { live, received, refreshed };
}

const yachts = onlineRecords<YachtView>("/yacht");
const profiles = onlineRecords<ProfileView>("/user/profile");

/**
 * A yacht that is not on this device. Administrators' devices hold yachts of agreements and their own; the others are read over
 * REST. Everybody else has on the device all that he may see, and gets `absent`.
 * @param id null: it is on this device, and nothing is asked
 */
export function useOnlineYacht(id: number | null): OnlineRecord<YachtView> {
  return useOnline(yachts.live, id);
}

/** The same for a profile. */
export function useOnlineProfile(id: number | null): OnlineRecord<ProfileView> {
  return useOnline(profiles.live, id);
}

function useOnline<View>(live: LiveValues<OnlineRecord<View>>, id: number | null): OnlineRecord<View> {
  const { is_admin } = useViewer();
  const record = useLive(live, is_admin && id !== null ? String(id) : null);
  return record ?? { state: is_admin ? "loading" : "absent" };
}

/** Edits wait for each other: an answer that came late would show the yacht without the later ones. */
let lastEdit: Promise<unknown> = Promise.resolve();

/** Changes fields of a yacht that is not on this device, on the server. */
export function patchOnlineYacht(id: number, patch: YachtPatch): Promise<Result<void>> {
  const edit = lastEdit.then(async () => {
    const answer = await request<YachtView>("PUT", `/yacht/${id}`, { json: patch, quiet: true });
    if (!answer.ok) return answer;
    yachts.received.next({ key: String(id), view: answer.value });
    return done(undefined);
  });
  lastEdit = edit;
  return edit;
}

/** Reads a yacht again that is not on this device: her pictures have changed. */
export function refreshOnlineYacht(id: number): void {
  yachts.refreshed.next(String(id));
}
