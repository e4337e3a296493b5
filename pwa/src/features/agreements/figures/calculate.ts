import { accessTo } from "shared-schema/agreement/access";
import { figuresOfPlan } from "shared-schema/next/figures";
import { isOwnStep, type NextFacts, nextOf } from "shared-schema/next/next";
import { placeOfNext } from "shared-schema/next/place";
import { urgencyOf } from "shared-schema/next/urgency";
import { nextWords } from "shared-schema/next/words";
import { fullName } from "shared-schema/profile/schema";
import { factsFromPlan } from "shared-schema/terms/factsFromPlan";
import { missingOf } from "shared-schema/terms/missing";
import { readNextFacts } from "../../../store/queries/agreement/nextFacts.ts";
import { readDraftInput } from "../../../store/queries/draftInput.ts";
import { keepPlan, keptPlan, planInputOf, planKey } from "../../../store/queries/kept/keptPlans.ts";
import type { DraftInput } from "../../../workers/documents/draftInput.ts";
import { PLANNER, planWorker } from "../../../workers/plan/planner.ts";
import type { ListFigures } from "./rowFigures.ts";

/** The figures of an agreement, of its kept plan or a new one; null when it, or its frozen copy, is not on this device. */
export async function figuresOf(id: number): Promise<ListFigures | null> {
  const read = await readDraftInput(id);
  if (!read.ok) return null;
  const input = read.value;
  const { agreement } = input;
  const { facts, viewer, now } = await readNextFacts(id, input);
  const { missing, ...figures } = accessTo(agreement, viewer).contract ? await pricedOf(id, input) : UNPRICED;
  const fingerprint = await fingerprintOf(input, facts);
  const next = nextOf({ agreement, ...facts, missing, fingerprint }, viewer, now);
  if (!next) return { ...figures, next: null };
  const nameOf = (profileId: number) => {
    const profile = input.profiles[profileId];
    return profile && fullName(profile);
  };
  const subject = { agreement, ...figures, nameOf };
  return {
    ...figures,
    next: {
      words: { en: nextWords(next, subject, "en"), fr: nextWords(next, subject, "fr") },
      place: isOwnStep(next) ? placeOfNext(next, { id, version: agreement.version }) : null,
      urgency: urgencyOf(next),
    },
  };
}

const UNPRICED = { total: null, isEstimated: false, lacksFuel: false, missing: null };

async function pricedOf(id: number, read: DraftInput) {
  const { agreement, yacht, profiles } = read;
  const input = planInputOf(agreement, read);
  let plan = await keptPlan(id, planKey(PLANNER, input));
  if (!plan) {
    plan = await planWorker.ask((remote) => remote.plan(input));
    await keepPlan(id, PLANNER, input, plan);
  }
  return {
    ...figuresOfPlan(agreement, plan),
    missing: missingOf(factsFromPlan({ id, agreement, yacht, profiles, plan })).paths.length,
  };
}

/** The fingerprint of the terms, where an approval or a request may be of others; null otherwise, since it takes another plan. */
async function fingerprintOf(input: DraftInput, { approvals }: Pick<NextFacts, "approvals">): Promise<string | null> {
  const isMarked = Object.values(approvals.parties).some(({ approval, asked }) => approval !== null || asked);
  if (input.agreement.status !== "DRAFT" || !isMarked) return null;
  return (await planWorker.ask((remote) => remote.terms(input))).fingerprint;
}
