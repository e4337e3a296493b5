import type { SigningView } from "shared-schema/api/agreement/signing";
import { refused } from "shared-schema/base/result";
import type { SignatureStatus } from "shared-schema/signing/steps";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { Answer } from "../../http/http.ts";
import { useSyncFacts } from "../syncFacts.ts";
import { attend, keyOf } from "./attended.ts";
import type { KeptSigning } from "./keptSigning.ts";
import { refreshSigning, type SigningNow, signing$ } from "./signing.ts";

vi.hoisted(() => {
  const listens = { addEventListener: () => undefined, removeEventListener: () => undefined };
  vi.stubGlobal("document", { ...listens, visibilityState: "visible" });
});

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

const NO_ONE = { name: "Ann", parties: [], has_joined: true, asked: null };

/** A state with the viewer's own signature, or with that of another person. */
function stateWith(status: SignatureStatus | null, is_own = true): SigningView {
  const signature = status && {
    ...{ id: "s", status, status_msg: "", roles: [], cruise: { id: 1, version: 0 }, claimed_document_id: null },
    ...{ name: "Ann", user_id: 7, is_own, signed_at: null, level: null, level_reason: null },
  };
  return {
    ...{ version: 0, order: null, declined: null, is_complete: false, level: null, level_reason: null },
    ...{ assurance: null, document_id: null, has_certificate: false, device: null },
    can_sign: { can_sign: true, reason: null, turn: null, until: null },
    signatories: [{ ...NO_ONE, is_own, signature }],
    consent: { title: "", pages: 1, fingerprint: "0".repeat(64) },
    may: { decline: false, delegate: false, remind: false, order: false, pay: false },
  };
}

/** Follows a version whose server says what `say` holds, and notes when it is asked, in ms. */
function following(say: { now: Answer<SigningView> }, before: KeptSigning | null = null) {
  const at: number[] = [];
  const seen: SigningNow[] = [];
  const kept: KeptSigning[] = [];
  const ask = async () => {
    at.push(Date.now());
    return say.now;
  };
  const state = signing$(keyOf(1, 0), { ask, kept: async () => before, keep: (each) => void kept.push(each) });
  const subscription = state.subscribe((now) => void seen.push(now));
  return { at, seen, kept, stop: () => subscription.unsubscribe() };
}

const answer = (view: SigningView): Answer<SigningView> => ({ ok: true, value: view });
const unreachable: Answer<SigningView> = { ...refused("server.unreachable"), status: null };

it.each([
  ["the viewer signs and has no signature yet", null, true, 2_000],
  ["the viewer signs", "UPLOADING", true, 3_000],
  ["the viewer is waited for", "WAITING", true, 5_000],
  ["a signature goes on behind another screen", "UPLOADING", false, 10_000],
] as const)("asks again while %s", async (_, status, isSigning, every) => {
  const leave = isSigning ? attend(1, 0) : () => undefined;
  const { at, stop } = following({ now: answer(stateWith(status)) });
  await vi.advanceTimersByTimeAsync(3 * every);
  expect(at).toEqual([0, every, 2 * every, 3 * every]);
  stop();
  leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toHaveLength(4);
});

it.each(["SIGNED", "FAILED"] as const)("asks no more once the viewer's signature is %s", async (status) => {
  const leave = attend(1, 0);
  const say = { now: answer(stateWith("RETRIEVING")) };
  const { at, stop } = following(say);
  await vi.advanceTimersByTimeAsync(2_999);
  say.now = answer(stateWith(status));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0, 3_000]);
  stop();
  leave();
});

it("asks while another person is signing, as that is what the viewer waits for", async () => {
  const { at, stop } = following({ now: answer(stateWith("UPLOADING", false)) });
  await vi.advanceTimersByTimeAsync(20_000);
  expect(at).toEqual([0, 10_000, 20_000]);
  stop();
});

it("asks for a few minutes what the server adds once everybody has signed, and no more once it is there", async () => {
  const complete = { ...stateWith("SIGNED"), is_complete: true, level: "B-T" as const };
  const say = { now: answer(complete) };
  const { at, stop } = following(say);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(at).toEqual([0, 3_000, 6_000, 9_000, 12_000]);
  say.now = answer({ ...complete, level: "B-LTA" });
  await vi.advanceTimersByTimeAsync(10_000);
  expect(at.slice(5)).toEqual([22_000]);
  say.now = answer({ ...complete, level: "B-LTA", has_certificate: true });
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at.slice(6)).toEqual([32_000]);
  stop();
});

it("gives up after three minutes where an authority does not answer, and asks nothing without a connection", async () => {
  const complete = answer({ ...stateWith("SIGNED"), is_complete: true, level: "B-T" as const });
  const patient = following({ now: complete });
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(patient.at.at(-1)).toBeLessThan(180_000);
  patient.stop();
  const say = { now: complete };
  const { at, stop } = following(say);
  const from = Date.now();
  await vi.advanceTimersByTimeAsync(1_000);
  say.now = unreachable;
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at.map((each) => each - from)).toEqual([0, 3_000]);
  stop();
});

it("asks once, a second after the last of a burst of reasons", async () => {
  const { at, stop } = following({ now: answer(stateWith(null)) });
  for (let burst = 0; burst < 5; burst += 1) {
    await vi.advanceTimersByTimeAsync(400);
    refreshSigning(1, 0);
    refreshSigning(1, 1);
  }
  await vi.advanceTimersByTimeAsync(60_000);
  expect(at).toEqual([0, 3_000]);
  stop();
});

it("looks once after each try of a request to sign, and no more once its mail has left", async () => {
  const waiting = (next_in: number | null): SigningView => {
    const asked = { state: next_in === null ? ("sent" as const) : ("queued" as const), at: "", next_in };
    const view = stateWith("SIGNED");
    return { ...view, signatories: [...view.signatories, { ...NO_ONE, is_own: false, asked, signature: null }] };
  };
  const say = { now: answer(waiting(60)) };
  const { at, stop } = following(say);
  await vi.advanceTimersByTimeAsync(61_000);
  say.now = answer(waiting(0));
  await vi.advanceTimersByTimeAsync(2_000);
  say.now = answer(waiting(null));
  await vi.advanceTimersByTimeAsync(600_000);
  expect(at).toEqual([0, 62_000, 64_000]);
  stop();
});

it("shows what was kept, with its time, while the server cannot be reached, and asks when it can again", async () => {
  const before = { view: stateWith("SIGNED"), at: -5_000 };
  const say: { now: Answer<SigningView> } = { now: unreachable };
  const { at, seen, kept, stop } = following(say, before);
  await vi.advanceTimersByTimeAsync(0);
  expect(seen).toEqual([{ ...before, refusal: refused("server.unreachable").refusal }]);
  say.now = answer(stateWith(null));
  useSyncFacts.setState({ reachable: false });
  useSyncFacts.setState({ reachable: true });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(at).toEqual([0, 1_000]);
  expect(seen.at(-1)).toMatchObject({ at: 1_000, refusal: null });
  expect(kept).toEqual([{ view: stateWith(null), at: 1_000 }]);
  say.now = unreachable;
  refreshSigning(1, 0);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.at(-1)).toMatchObject({ at: 1_000, view: stateWith(null) });
  stop();
});
