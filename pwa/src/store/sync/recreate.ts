import type { AgreementBody } from "shared-schema/agreement/schema";
import { type ContactBody, contactKey, type ProfileBody } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { isContainer, isEqual } from "shared-schema/sync/equal";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { YachtBody } from "shared-schema/yacht/schema";
import { insertAgreement } from "../commands/agreements.ts";
import { insertContact } from "../commands/contacts.ts";
import { editAgreement } from "../commands/editAgreement.ts";
import { insertProfile, patchProfile } from "../commands/profiles.ts";
import { insertYacht, patchYacht } from "../commands/yachts.ts";
import { runtime } from "../runtime.ts";
import { storedById } from "./local.ts";
import { newNumbers, numberSetAside, renumberedAgreement, renumberedContact, setNumberAside } from "./newNumbers.ts";

/** Was something new refused as a whole? Then its author may make it again; of what is out of sight only words were kept. */
export function isRefusedCreate(row: Pick<InboxBody, "kind" | "path" | "code" | "base" | "mine" | "theirs">): boolean {
  const whole = row.kind === "refused" && row.path === "" && row.base === null && isContainer(row.mine);
  return whole && row.code !== "not-found" && (row.theirs === null || row.code === "id-taken");
}

/**
 * Makes a refused document once more with its content, under a number of this device's lease and the rules of now. Where it
 * stands under that number already (the page ended before the row could go, or another row had the same number), the content
 * is written there.
 */
export async function recreate(row: InboxBody): Promise<Result<void>> {
  const { device, now } = await runtime();
  const { collection, document_id, mine, at } = row;
  const numbers = await newNumbers(device, at);
  switch (collection) {
    case "agreements": {
      const body = renumberedAgreement(null, mine as AgreementBody, numbers);
      const number = await madeAnew(collection, row);
      if (number !== null) return editAgreement(number, (before) => done({ ...before, ...body }));
      return made(await insertAgreement(body, setNumberAside(collection, document_id, at, now())));
    }
    case "yachts": {
      const number = await madeAnew(collection, row);
      if (number !== null) return patchYacht(number, mine as YachtBody);
      return made(await insertYacht(mine as YachtBody, setNumberAside(collection, document_id, at, now())));
    }
    case "profiles": {
      const number = await madeAnew(collection, row);
      if (number !== null) return patchProfile(number, mine as ProfileBody);
      return made(await insertProfile(mine as ProfileBody, setNumberAside(collection, document_id, at, now())));
    }
    case "contacts":
      return contactAgain(renumberedContact(mine as ContactBody, numbers));
    default:
      return refused("rule", "This cannot be repeated by itself; make the change again where it belongs.");
  }
}

/** The number under which what was refused stands here, or stood here; null when it was not made anew yet. */
async function madeAnew(
  collection: "agreements" | "yachts" | "profiles",
  { document_id, at }: InboxBody,
): Promise<number | null> {
  const { device, plain } = await runtime();
  const number = await numberSetAside(device, collection, document_id, at);
  return number !== null && (await storedById(plain[collection], [String(number)])).size > 0 ? number : null;
}

/** A contact has no edits: one that stands with other details is left alone. */
async function contactAgain(body: ContactBody): Promise<Result<void>> {
  const { plain } = await runtime();
  const standing = await plain.contacts.findOne(contactKey(body.from_profile_id, body.profile_id)).exec();
  if (!standing) return insertContact(body);
  if (isEqual(standing.toJSON().body, body)) return done(undefined);
  return refused("rule", "This contact is in the list already, with other details.");
}

function made(number: Result<number>): Result<void> {
  return number.ok ? done(undefined) : number;
}
