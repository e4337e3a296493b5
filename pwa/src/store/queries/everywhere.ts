import { useEffect, useMemo, useState } from "react";
import { type FoundProfile, profileSearchText } from "shared-schema/api/profile";
import { FEWEST_LETTERS, finderOf } from "shared-schema/api/search";
import { type FoundYacht, yachtSearchText } from "shared-schema/api/yacht";
import { create } from "zustand";
import { request } from "../http/http.ts";
import { useViewer } from "./documents.ts";
import { useSyncFacts } from "./syncFacts.ts";

/** Long enough for someone to go on typing. */
const PAUSE_MS = 300;

type ById<Found> = Readonly<Record<number, Found>>;
interface FoundSoFar {
  yachts: ById<FoundYacht>;
  profiles: ById<FoundProfile>;
}

/** Everything that was found since this page was loaded: a choice keeps its name until its document has arrived. */
const useFoundSoFar = create<FoundSoFar>()(() => ({ yachts: {}, profiles: {} }));

/** Notes what a search has found, beside what earlier ones did. */
function noteFound(found: { yachts?: readonly FoundYacht[]; profiles?: readonly FoundProfile[] }): void {
  useFoundSoFar.setState((before) => ({
    yachts: { ...before.yachts, ...byId(found.yachts ?? []) },
    profiles: { ...before.profiles, ...byId(found.profiles ?? []) },
  }));
}

function byId<Found extends { id: number }>(found: readonly Found[]): ById<Found> {
  return Object.fromEntries(found.map((each) => [each.id, each]));
}

/** Yachts that a search has found, by number. */
export function useFoundYachts(): ById<FoundYacht> {
  return useFoundSoFar((found) => found.yachts);
}

/** People that a search has found, by number. */
export function useFoundProfiles(): ById<FoundProfile> {
  return useFoundSoFar((found) => found.profiles);
}

/**
 * Whether a text can be looked up among everybody's records: `never` for those whose device holds all that they may see, and for
 * less than the server looks for; `offline` for an administrator without a connection.
 */
export function useLookUp(text: string): "online" | "offline" | "never" {
  const { is_admin } = useViewer();
  const reachable = useSyncFacts((facts) => facts.reachable);
  if (!is_admin || text.trim().length < FEWEST_LETTERS) return "never";
  return reachable ? "online" : "offline";
}

/**
 * Yachts of everybody that fit a text. Administrators' devices hold those of agreements and their own: the others are looked up
 * while there is a connection. Empty for everybody else, and offline.
 */
export function useYachtsEverywhere(text: string): readonly FoundYacht[] {
  return useEverywhere<FoundYacht>("/yacht/search", text, noteYachts, yachtSearchText);
}

/** The same for people. */
export function useProfilesEverywhere(text: string): readonly FoundProfile[] {
  return useEverywhere<FoundProfile>("/user/profile/search", text, noteProfiles, profileSearchText);
}

const noteYachts = (yachts: readonly FoundYacht[]) => noteFound({ yachts });
const noteProfiles = (profiles: readonly FoundProfile[]) => noteFound({ profiles });

function useEverywhere<Found>(
  path: string,
  text: string,
  note: (found: readonly Found[]) => void,
  textOf: (found: Found) => string,
): readonly Found[] {
  const lookUp = useLookUp(text);
  const [found, setFound] = useState<readonly Found[]>([]);
  const sought = text.trim();
  useEffect(() => {
    if (lookUp !== "online") return;
    const leaving = new AbortController();
    const timer = setTimeout(async () => {
      const options = { quiet: true, query: { text: sought }, signal: leaving.signal };
      const answer = await request<Found[]>("GET", path, options);
      if (!answer.ok || leaving.signal.aborted) return;
      note(answer.value);
      setFound(answer.value);
    }, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [lookUp, path, sought, note]);
  // Until the next answer comes, the last one holds what it has for the longer text.
  return useMemo(() => {
    const isSought = finderOf(sought);
    return lookUp === "never" ? [] : found.filter((each) => isSought(textOf(each)));
  }, [lookUp, found, sought, textOf]);
}
