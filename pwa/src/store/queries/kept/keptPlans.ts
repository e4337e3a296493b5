import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { defined } from "shared-schema/base/defined";
import { isEqual } from "shared-schema/base/equal";
import type { Plan, PlanInput } from "shared-schema/pricing/plan";
import type { LastKnown } from "../../../workers/plan/planState.ts";
import { runtime } from "../../database/runtime.ts";

type Input = Omit<PlanInput, "geo">;

/** Returns the input of an agreement's plan on screen: a draft's missing times are estimated. */
export function planInputOf(agreement: AgreementBody, { yacht, taxRows, today }: Omit<Input, "agreement">): Input {
  return { agreement, yacht, taxRows, today, estimates: agreement.status === "DRAFT" };
}

/**
 * Returns a hash of everything that a plan depends on: its inputs, and the planner that made it.
 * @param planner the address of the planner's script, which names the script's content
 */
export function planKey(planner: string, { agreement, yacht, taxRows, today }: Input): string {
  return bytesToHex(sha256(utf8ToBytes(JSON.stringify([planner, agreement, yacht, taxRows, today]))));
}

/** The last plan of an agreement that was made on this device; null when it was made of something else, or never. */
export async function keptPlan(agreementId: number, key: string): Promise<Plan | null> {
  const { device } = await runtime();
  const kept = await device.plans.get(agreementId);
  return kept?.key === key ? kept.plan : null;
}

/**
 * The last plan of an agreement that this planner made on this device, whatever it was made of: shown as of its moment until there is
 * a new one. The plan of another planner may be of another shape, and its amounts in another currency would mislead.
 */
export async function lastKnown(agreementId: number, planner: string, currency: string): Promise<LastKnown | null> {
  const { device } = await runtime();
  const kept = await device.plans.get(agreementId);
  if (kept?.origin?.planner !== planner || kept.origin.currency !== currency) return null;
  return { plan: kept.plan, at: kept.origin.at, fingerprint: kept.fingerprint ?? null };
}

/** Keeps the fingerprint of an agreement's terms beside its plan. */
export async function keepFingerprint(agreementId: number, fingerprint: string): Promise<void> {
  const { device } = await runtime();
  await device.plans.update(agreementId, { fingerprint });
}

/** Keeps a plan beside its agreement, if the agreement is still on this device as it was planned. */
export async function keepPlan(agreementId: number, planner: string, input: Input, plan: Plan): Promise<void> {
  const { device, collections, now } = await runtime();
  const origin = { planner, at: new Date(now()).toISOString(), currency: input.agreement.currency };
  const made = { id: agreementId, key: planKey(planner, input), plan, origin };
  // The terms come in between.
  await device.transaction("rw", device.plans, async () => {
    const before = await device.plans.get(agreementId);
    await device.plans.put({ ...made, ...defined({ fingerprint: before?.fingerprint }) });
  });
  // Looked at afterwards: a change from here on finds the plan and drops it.
  const document = await collections.agreements.findOne(String(agreementId)).exec();
  if (!isEqual(document?.toJSON().body, input.agreement)) await device.plans.delete(agreementId);
}
