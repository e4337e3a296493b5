import { sha256 } from "@noble/hashes/sha2.js";
import { bytesToHex, utf8ToBytes } from "@noble/hashes/utils.js";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { isEqual } from "shared-schema/base/equal";
import type { Plan, PlanInput } from "shared-schema/pricing/plan";
import type { DeviceDatabase } from "../../database/device.ts";
import { runtime } from "../../database/runtime.ts";
import type { Collections } from "../../database/stored.ts";

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

/** Keeps a plan beside its agreement, if the agreement is still on this device as it was planned. */
export async function keepPlan(agreementId: number, planner: string, input: Input, plan: Plan): Promise<void> {
  const { device, collections } = await runtime();
  await device.plans.put({ id: agreementId, key: planKey(planner, input), plan });
  // Looked at afterwards: a change from here on finds the plan and drops it.
  const document = await collections.agreements.findOne(String(agreementId)).exec();
  if (!isEqual(document?.toJSON().body, input.agreement)) await device.plans.delete(agreementId);
}

/**
 * A plan leaves this device with its agreement, when it is deleted or its reader may no longer see it, and with every change of
 * its agreement: the copy that follows may hold no prices.
 */
export function dropPlansOfChanged({ agreements }: Collections, { plans }: DeviceDatabase): void {
  agreements.$.subscribe((event) => {
    if (event.operation === "INSERT") return;
    // An agreement that the server only confirms is unchanged.
    if (event.operation === "UPDATE" && isEqual(event.previousDocumentData.body, event.documentData.body)) return;
    // The replication itself reports a store that fails; the plan is never shown without its agreement.
    plans.delete(Number(event.documentId)).catch(() => undefined);
  });
}
