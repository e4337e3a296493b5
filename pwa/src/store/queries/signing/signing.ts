import { useEffect, useState } from "react";
import { Observable, Subject } from "rxjs";
import type { SigningView } from "shared-schema/api/agreement/signing";
import type { Language } from "shared-schema/base/language";
import type { Refusal } from "shared-schema/base/result";
import { completionDelay, isFinal, pollDelay } from "shared-schema/signing/steps";
import { type Answer, request } from "../../http/http.ts";
import { reconnections } from "../reconnections.ts";
import { attend, attended, keyOf } from "./attended.ts";
import { onAwaitedChange } from "./awaited.ts";
import { type KeptSigning, keepSigning, readKeptSigning } from "./keptSigning.ts";

/** The state of signing a version. */
export interface SigningNow {
  /** Null where neither the server nor this device has it. */
  view: SigningView | null;
  /** When the server said it, ms. */
  at: number | null;
  /** Why the server did not answer the last time; the view is the one before then. */
  refusal: Refusal | null;
}

/** Requests for the state within this time become one question. */
const DEBOUNCE_MS = 1_000;

const refreshed = new Subject<string>();

/**
 * The state of signing a generated version, kept up to date; undefined until it is known.
 * @param language in which the server words the reasons
 */
export function useSigning(id: number, version: number, language: Language): SigningNow | undefined {
  const key = keyOf(id, version);
  const [last, setLast] = useState<{ key: string; now: SigningNow }>();
  useEffect(() => {
    // Each screen asks for it again: an earlier answer may name an attempt that has ended since.
    const state = signing$(key, {
      ask: () => {
        const headers = { "accept-language": language };
        return request<SigningView>("GET", `/sign/${id}/${version}/state`, { headers, quiet: true });
      },
      kept: () => readKeptSigning(id, version).catch(() => null),
      keep: (kept) => void keepSigning(id, kept).catch(() => undefined),
    });
    const subscription = state.subscribe((now) => setLast({ key, now }));
    // Someone else has signed, or declined: the server tells it with the documents.
    subscription.add(onAwaitedChange(id, () => refreshSigning(id, version)));
    return () => subscription.unsubscribe();
  }, [key, id, version, language]);
  return last !== undefined && last.key === key ? last.now : undefined;
}

/** Asks for the state of a version more often while the viewer is signing it. */
export function useAttended(id: number, version: number): void {
  useEffect(() => attend(id, version), [id, version]);
}

/** Asks for the state of a version again: something was done. */
export function refreshSigning(id: number, version: number): void {
  refreshed.next(keyOf(id, version));
}

interface Source {
  ask: () => Promise<Answer<SigningView>>;
  kept: () => Promise<KeptSigning | null>;
  keep: (kept: KeptSigning) => void;
}

/**
 * The state of one version: asked for at once, then as often as the specification says. What else asks for it (a refresh, a connection
 * that is back, a page that is looked at again) waits for a second and is one question.
 */
export function signing$(key: string, { ask, kept, keep }: Source): Observable<SigningNow> {
  return new Observable((subscriber) => {
    let now: SigningNow = { view: null, at: null, refusal: null };
    let asked = 0;
    let looks = 0;
    let poll: ReturnType<typeof setTimeout> | undefined;
    let soon: ReturnType<typeof setTimeout> | undefined;
    const plan = () => {
      clearTimeout(poll);
      const delay = nextDelay(now, attended.value === key) ?? completion(now, looks) ?? untilAsked(now);
      if (delay !== null && !subscriber.closed) poll = setTimeout(question, delay);
    };
    const question = async () => {
      clearTimeout(poll);
      asked += 1;
      const own = asked;
      const answer = await ask();
      if (own !== asked || subscriber.closed) return;
      if (answer.ok) {
        now = { view: answer.value, at: Date.now(), refusal: null };
        keep({ view: answer.value, at: Date.now() });
        looks += Number(isBeingCompleted(answer.value));
      } else {
        const before = now.view === null ? await kept() : null;
        if (own !== asked || subscriber.closed) return;
        now = { ...now, ...before, refusal: answer.refusal };
      }
      subscriber.next(now);
      plan();
    };
    const askSoon = () => {
      clearTimeout(soon);
      soon = setTimeout(question, DEBOUNCE_MS);
    };
    const onVisible = () => document.visibilityState === "visible" && askSoon();
    document.addEventListener("visibilitychange", onVisible);
    subscriber.add(refreshed.subscribe((each) => each === key && askSoon()));
    subscriber.add(reconnections().subscribe(askSoon));
    subscriber.add(attended.subscribe(plan));
    subscriber.add(() => {
      clearTimeout(poll);
      clearTimeout(soon);
      document.removeEventListener("visibilitychange", onVisible);
    });
    void question();
  });
}

/** The viewer's own signature counts first, then that of the person who is signing. */
function nextDelay({ view }: SigningNow, isSigning: boolean): number | null {
  const signatures = (view?.signatories ?? []).flatMap(({ signature }) => signature ?? []);
  const own = signatures.find((signature) => signature.is_own);
  const other = signatures.find((signature) => !signature.is_own && !isFinal(signature.status));
  return pollDelay(own?.status, isSigning) ?? (other ? pollDelay(other.status, false) : null);
}

/** Without a connection nothing new is expected: the state is asked for when it is back. */
function completion({ view, refusal }: SigningNow, looks: number): number | null {
  return refusal === null && view !== null && isBeingCompleted(view) ? completionDelay(looks) : null;
}

/** How long a mail server may take for a mail, ms. */
const SENDING_MS = 2_000;
/** More than this no timer can wait, ms. */
const LONGEST_MS = 2 ** 31 - 1;

/** The time until the next request to sign has been tried, ms; null while none waits. One look tells what became of it. */
function untilAsked({ view, refusal }: SigningNow): number | null {
  const waits = (view?.signatories ?? []).flatMap(({ asked }) => asked?.next_in ?? []);
  if (refusal !== null || waits.length === 0) return null;
  return Math.min(1_000 * Math.min(...waits) + SENDING_MS, LONGEST_MS);
}

/** Whether the server still adds to a version that everybody has signed. */
function isBeingCompleted({ is_complete, has_certificate, level }: SigningView): boolean {
  return is_complete && !(has_certificate && level === "B-LTA");
}
