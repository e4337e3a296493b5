import { ownParties } from "shared-schema/agreement/access";
import { done, type Result, refused } from "shared-schema/base/result";
import type { Role } from "shared-schema/base/roles";
import { decideSeeingAs, seenAs } from "shared-schema/visibility/seenAs";
import type { YachtBody } from "shared-schema/yacht/schema";
import { inputsFor } from "../agreement/readAgreement.ts";
import { type Actor, type Deps, reading } from "../base/context.ts";
import { viewerOf } from "../base/viewer.ts";
import { readable } from "../documents/readable.ts";
import { shown } from "../visibility/shown.ts";

interface SeenAs {
  roles: Role[];
  agreement: Record<string, unknown>;
  yacht: YachtBody | null;
  profiles: Record<string, Record<string, unknown>>;
}

/** An agreement as it reaches one of its parties, cut a second time out of what the actor may read. */
export function showSeenAs(deps: Deps, actor: Actor, id: number, profile_id: number): Result<SeenAs> {
  const tx = reading(deps);
  const row = readable(tx, actor, "agreements", String(id));
  if (!row) return refused("agreement.not-found");
  const agreement = shown("agreements", row);
  const { profiles, yacht } = inputsFor(tx, actor, id, agreement);
  const person = decideSeeingAs(agreement, profiles, { viewer: viewerOf(tx, actor), profile_id });
  if (!person.ok) return person;
  const roles = ownParties(agreement, person.value).map(({ role }) => role);
  return done({ roles, yacht, ...seenAs({ agreement, profiles }, person.value) });
}
