import type { Viewer } from "shared-schema/agreement/access";
import type { AgreementBody } from "shared-schema/agreement/schema";
import { NO_APPROVALS } from "shared-schema/approval/schema";
import type { NextFacts } from "shared-schema/next/next";
import { peopleFacts } from "shared-schema/next/people";
import { NONE_AWAITED } from "shared-schema/signing/awaited";
import type { PeopleOnContract } from "shared-schema/terms/parties";
import { runtime } from "../../database/runtime.ts";
import { isConflictOf } from "./isConflictOf.ts";
import { readRecord } from "./readRecord.ts";

/** The facts behind the next step of an agreement besides its plan. */
interface StoredFacts {
  facts: Pick<NextFacts, "approvals" | "signatures" | "lacking" | "hasAccount" | "conflicts">;
  viewer: Viewer;
  /** UTC. */
  now: string;
}

/** Reads the facts behind the next step of an agreement, for the user at the screen. */
export async function readNextFacts(
  id: number,
  facts: PeopleOnContract & { agreement: AgreementBody },
): Promise<StoredFacts> {
  const { collections, viewer: viewerNow, now } = await runtime();
  const viewer = viewerNow();
  const inbox = (await collections.inbox.find().exec()).map((document) => document.toJSON().body);
  const conflicts = inbox.filter((body) => isConflictOf(body, id));
  const stored = {
    approvals: (await readRecord(collections, "approvals", id)) ?? NO_APPROVALS,
    signatures: (await readRecord(collections, "awaited_signatures", id)) ?? NONE_AWAITED,
    ...peopleFacts(facts, viewer),
    conflicts: conflicts.length,
  };
  return { facts: stored, viewer, now: new Date(now()).toISOString() };
}
