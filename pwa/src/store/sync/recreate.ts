import type { AgreementBody } from "shared-schema/agreement/schema";
import type { ContactBody, ProfileBody } from "shared-schema/profile/schema";
import { done, type Result, refused } from "shared-schema/result";
import { isContainer } from "shared-schema/sync/equal";
import type { InboxBody } from "shared-schema/sync/inbox";
import type { YachtBody } from "shared-schema/yacht/schema";
import { insertAgreement } from "../commands/agreements.ts";
import { insertContact } from "../commands/contacts.ts";
import { insertProfile } from "../commands/profiles.ts";
import { insertYacht } from "../commands/yachts.ts";
import { runtime } from "../runtime.ts";
import { newNumbers, rememberNumber, renumberedAgreement, renumberedContact } from "./newNumbers.ts";

/** Was something new refused as a whole? Then its author may make it again; of what is out of sight only words were kept. */
export function isRefusedCreate(row: Pick<InboxBody, "kind" | "path" | "code" | "base" | "mine" | "theirs">): boolean {
  const whole = row.kind === "refused" && row.path === "" && row.base === null && isContainer(row.mine);
  return whole && row.code !== "not-found" && (row.theirs === null || row.code === "id-taken");
}

/** Makes a refused document once more with its content, under a number of this device's lease and the rules of now. */
export async function recreate({ collection, document_id, mine, at }: InboxBody): Promise<Result<void>> {
  const { device } = await runtime();
  const numbers = await newNumbers(device, at);
  // The page ended before the row could go.
  if (numbers.has(`${collection}/${document_id}`)) return done(undefined);
  switch (collection) {
    case "agreements": {
      const body = renumberedAgreement(null, mine as AgreementBody, numbers);
      return numbered(collection, document_id, await insertAgreement(body));
    }
    case "yachts":
      return numbered(collection, document_id, await insertYacht(mine as YachtBody));
    case "profiles":
      return numbered(collection, document_id, await insertProfile(mine as ProfileBody));
    case "contacts":
      return insertContact(renumberedContact(mine as ContactBody, numbers));
    default:
      return refused("rule", "This cannot be repeated by itself; make the change again where it belongs.");
  }
}

async function numbered(
  of: "agreements" | "yachts" | "profiles",
  former: string,
  made: Result<number>,
): Promise<Result<void>> {
  if (!made.ok) return made;
  const { device, now } = await runtime();
  await rememberNumber(device, of, former, { to: made.value, at: now() });
  return done(undefined);
}
