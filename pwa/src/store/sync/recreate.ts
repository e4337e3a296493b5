import type { AgreementBody } from "shared-schema/agreement/schema";
import { type ContactBody, contactKey, type ProfileBody } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { isContainer } from "shared-schema/sync/equal";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { YachtBody } from "shared-schema/yacht/schema";
import { insertAgreement } from "../commands/agreements.ts";
import { insertContact } from "../commands/contacts.ts";
import { insertProfile } from "../commands/profiles.ts";
import { insertYacht } from "../commands/yachts.ts";
import { runtime } from "../runtime.ts";
import { storedById } from "./local.ts";
import { newNumbers, numberSetAside, renumberedAgreement, renumberedContact, setNumberAside } from "./newNumbers.ts";

/** Was something new refused as a whole? Then its author may make it again; of what is out of sight only words were kept. */
export function isRefusedCreate(row: Pick<InboxBody, "kind" | "path" | "code" | "base" | "mine" | "theirs">): boolean {
  const whole = row.kind === "refused" && row.path === "" && row.base === null && isContainer(row.mine);
  return whole && row.code !== "not-found" && (row.theirs === null || row.code === "id-taken");
}

/** Makes a refused document once more with its content, under a number of this device's lease and the rules of now. */
export async function recreate(row: InboxBody): Promise<Result<void>> {
  const { device, now } = await runtime();
  const { collection, document_id, mine, at } = row;
  // The page ended before the row could go.
  if (await isMadeAnew(row)) return done(undefined);
  const numbers = await newNumbers(device, at);
  switch (collection) {
    case "agreements": {
      const body = renumberedAgreement(null, mine as AgreementBody, numbers);
      return made(await insertAgreement(body, setNumberAside(collection, document_id, now())));
    }
    case "yachts":
      return made(await insertYacht(mine as YachtBody, setNumberAside(collection, document_id, now())));
    case "profiles":
      return made(await insertProfile(mine as ProfileBody, setNumberAside(collection, document_id, now())));
    case "contacts":
      return insertContact(renumberedContact(mine as ContactBody, numbers));
    default:
      return refused("rule", "This cannot be repeated by itself; make the change again where it belongs.");
  }
}

/** Whether what was refused stands here already, or stood here, under the key that it was given anew. */
async function isMadeAnew({ collection, document_id, mine, at }: InboxBody): Promise<boolean> {
  const { device, plain } = await runtime();
  switch (collection) {
    case "agreements":
    case "yachts":
    case "profiles": {
      const number = await numberSetAside(device, collection, document_id);
      return number !== null && (await storedById(plain[collection], [String(number)])).size > 0;
    }
    case "contacts": {
      const { from_profile_id, profile_id } = renumberedContact(mine as ContactBody, await newNumbers(device, at));
      return (await plain.contacts.findOne(contactKey(from_profile_id, profile_id)).exec()) !== null;
    }
    default:
      return false;
  }
}

function made(number: Result<number>): Result<void> {
  return number.ok ? done(undefined) : number;
}
