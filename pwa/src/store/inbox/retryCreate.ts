import { isContainer, isEqual } from "shared-schema/base/equal";
import { done, type Result, refused } from "shared-schema/base/result";
import { type ContactBody, contactKey } from "shared-schema/profile/schema";
import { kindOf } from "shared-schema/refusals/catalogue";
import type { InboxBody } from "shared-schema/sync/inbox";
import { typedBody } from "shared-schema/sync/typedBody";
import { insertAgreement } from "../commands/agreement/agreements.ts";
import { insertContact } from "../commands/contacts.ts";
import { editAgreement } from "../commands/editAgreement.ts";
import { insertProfile, patchProfile } from "../commands/profiles.ts";
import { insertYacht, patchYacht } from "../commands/yachts.ts";
import { runtime } from "../database/runtime.ts";
import { storedById } from "../sync/rxdb/local.ts";
import { remappedIds, renumberedAgreement, renumberedContact, reservedId, reserveId } from "./idRemap.ts";

/** Was something new refused as a whole? Then its author may make it again; of what is out of sight only words were kept. */
export function isRefusedCreate(row: Pick<InboxBody, "kind" | "path" | "code" | "base" | "mine" | "theirs">): boolean {
  const whole = row.kind === "refused" && row.path === "" && row.base === null && isContainer(row.mine);
  const reason = kindOf(row.code);
  return whole && reason !== "not-found" && (row.theirs === null || reason === "number-taken");
}

/**
 * Makes a refused document once more with its content, under a number of this device's lease and the rules of now. Where it
 * has that number already (the page ended before the row could go, or another row had the same number), the content
 * is written there.
 */
export async function retryCreate(row: InboxBody): Promise<Result<void>> {
  const { device, now } = await runtime();
  const { document_id, at } = row;
  const numbers = await remappedIds(device, at);
  const { collection, body } = typedBody(row.collection, row.mine);
  switch (collection) {
    case "agreements": {
      const agreement = renumberedAgreement(null, body, numbers);
      const number = await madeAnew(collection, row);
      if (number !== null) return editAgreement(number, (before) => done({ ...before, ...agreement }));
      return made(await insertAgreement(agreement, reserveId(collection, document_id, at, now())));
    }
    case "yachts": {
      const number = await madeAnew(collection, row);
      if (number !== null) return patchYacht(number, body);
      return made(await insertYacht(body, reserveId(collection, document_id, at, now())));
    }
    case "profiles": {
      const number = await madeAnew(collection, row);
      if (number !== null) return patchProfile(number, body);
      return made(await insertProfile(body, reserveId(collection, document_id, at, now())));
    }
    case "contacts":
      return contactAgain(renumberedContact(body, numbers));
    default:
      return refused("edit.not-repeatable");
  }
}

/** The number under which what was refused is or was kept here; null when it was not made again yet. */
async function madeAnew(
  collection: "agreements" | "yachts" | "profiles",
  { document_id, at }: InboxBody,
): Promise<number | null> {
  const { device, plain } = await runtime();
  const number = await reservedId(device, collection, document_id, at);
  return number !== null && (await storedById(plain[collection], [String(number)])).size > 0 ? number : null;
}

/** A contact has no edits: one that exists with other details is left alone. */
async function contactAgain(body: ContactBody): Promise<Result<void>> {
  const { plain } = await runtime();
  const standing = await plain.contacts.findOne(contactKey(body.from_profile_id, body.profile_id)).exec();
  if (!standing) return insertContact(body);
  if (isEqual(standing.toJSON().body, body)) return done(undefined);
  return refused("contact.listed");
}

function made(number: Result<number>): Result<void> {
  return number.ok ? done(undefined) : number;
}
