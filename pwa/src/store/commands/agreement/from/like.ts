import type { LeftOut } from "shared-schema/agreement/mutations/leftOut";
import { fromTemplate } from "shared-schema/agreement/mutations/template";
import type { AgreementBody } from "shared-schema/agreement/schema";
import type { Result } from "shared-schema/base/result";
import { fullName } from "shared-schema/profile/schema";
import { runtime } from "../../../database/runtime.ts";
import { insertAgreement, ownParties } from "../agreements.ts";
import { type AddableHere, addableHere } from "./addable.ts";

/** The draft that an agreement would become here, and what of it would be left out. Nothing is written. */
export async function draftLike(
  template: AgreementBody,
  name: string,
): Promise<{ body: AgreementBody; left_out: LeftOut[] }> {
  const { now, newId, viewer } = await runtime();
  const here = await addableHere(
    template.yacht_id,
    Object.values(template.parties).map(({ profile_id }) => profile_id),
  );
  return fromTemplate(template, {
    name,
    creator: viewer(),
    created_at: new Date(now()).toISOString(),
    bunkerId: newId(),
    newId,
    own: ownParties(),
    around: {
      mayAdd: (target, number) => (target === "yachts" ? here.yacht(number) : here.profile(number)) !== null,
      nameOf: (target, number) => nameOf(here, target, number) ?? String(number),
    },
  });
}

/** Creates a draft like an agreement that there is, and answers its id. */
export async function createLike(template: AgreementBody, name: string): Promise<Result<number>> {
  const { body } = await draftLike(template, name);
  return insertAgreement(body);
}

function nameOf(
  { heldYacht, heldProfile }: AddableHere,
  target: "profiles" | "yachts",
  number: number,
): string | undefined {
  const profile = target === "profiles" ? heldProfile(number) : null;
  return profile ? fullName(profile) : heldYacht(number)?.name;
}
