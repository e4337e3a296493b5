import { accessTo } from "shared-schema/agreement/access";
import { withBookingCall } from "shared-schema/agreement/mutations/money";
import { newCall, partOf, patchedPart, withoutPart, withPart } from "shared-schema/agreement/mutations/parts";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { type CallCreate, type CallPatch, type CallView, toCallView } from "shared-schema/api/agreement/payments";
import { defined } from "shared-schema/base/defined";
import { done, type Result, refused } from "shared-schema/base/result";
import { defaultDesignation } from "shared-schema/payments/calls";
import { callsOf } from "shared-schema/payments/callsOf";
import { answerAgreement, editAgreement } from "../../agreement/editAgreement.ts";
import type { ReadAgreement } from "../../agreement/readAgreement.ts";
import { type Actor, type Deps, reading } from "../../base/context.ts";
import { viewerOf } from "../../base/viewer.ts";
import { agreementHolding } from "./agreementHolding.ts";

const NOT_FOUND = refused("call-for-fund.not-found");

/** The calls for fund of an agreement as the actor sees them. */
export function callViews(deps: Deps, actor: Actor): (read: ReadAgreement) => CallView[] {
  return ({ id, agreement }) => {
    const access = accessTo(agreement, viewerOf(reading(deps), actor));
    return callsOf(agreement, access).map((call) => toCallView(id, call, access.write));
  };
}

export function listCalls(deps: Deps, actor: Actor, id: number): Promise<Result<CallView[]>> {
  return answerAgreement(deps, actor, id, callViews(deps, actor));
}

/** Adds a call for fund behind the others, without an amount; or opens the one for what was paid on a booking. */
export async function addCall(deps: Deps, actor: Actor, id: number, given: CallCreate): Promise<Result<CallView>> {
  if (given.contract_code !== undefined) return openBooking(deps, actor, id, given);
  const part = deps.ids.uuid();
  const event = { verb: "call_for_fund.add", details: { part } } as const;
  const { call_type } = given;
  const change = (body: AgreementBody) => {
    const designation = given.designation ?? defaultDesignation(call_type, Object.values(body.payment_calls));
    return done(withPart(body, "payment_calls", part, newCall(body, { call_type, designation })));
  };
  return oneCall(await editAgreement(deps, actor, { id, event }, change, callViews(deps, actor)), part);
}

async function openBooking(deps: Deps, actor: Actor, id: number, given: CallCreate): Promise<Result<CallView>> {
  let part = deps.ids.uuid();
  const event = { verb: "call_for_fund.add", details: { part } } as const;
  const change = (body: AgreementBody) => {
    const { contract_code: _, ...named } = given;
    const { agreement, call_id } = withBookingCall(body, part, defined(named));
    part = call_id;
    return done(agreement);
  };
  const calls = await editAgreement(deps, actor, { id, event }, change, callViews(deps, actor));
  return oneCall(calls, part);
}

export async function patchCall(deps: Deps, actor: Actor, part: string, patch: CallPatch): Promise<Result<CallView>> {
  const id = agreementHolding(deps, actor, "payment_calls", part);
  if (id === null) return NOT_FOUND;
  const event = { verb: "call_for_fund.edit", details: { part } } as const;
  const change = (body: AgreementBody) => {
    const after = patchedPart(body, "payment_calls", part, defined(patch));
    return after ? done(after) : NOT_FOUND;
  };
  return oneCall(await editAgreement(deps, actor, { id, event }, change, callViews(deps, actor)), part);
}

export async function deleteCall(deps: Deps, actor: Actor, part: string): Promise<Result<Record<string, never>>> {
  const id = agreementHolding(deps, actor, "payment_calls", part);
  if (id === null) return NOT_FOUND;
  const event = { verb: "call_for_fund.remove", details: { part } } as const;
  const change = (body: AgreementBody) =>
    partOf(body.payment_calls, part) ? done(withoutPart(body, "payment_calls", part)) : NOT_FOUND;
  return editAgreement(deps, actor, { id, event }, change, () => ({}));
}

/** The call of an answer. */
export function oneCall(calls: Result<CallView[]>, part: string): Result<CallView> {
  if (!calls.ok) return calls;
  const found = calls.value.find(({ id }) => id === part);
  return found ? done(found) : NOT_FOUND;
}
