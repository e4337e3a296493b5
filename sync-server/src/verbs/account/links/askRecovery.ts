import type { ResetRequest } from "shared-schema/api/account";
import { done, type Result } from "shared-schema/base/result";
import type { UserRow } from "../../../store/queries/account/users.ts";
import { mainProfile } from "../../base/account/mainProfile.ts";
import { noteEvent } from "../../base/audit/note.ts";
import { type Deps, type Tx, transact } from "../../base/context.ts";
import { recoveryLetter } from "./letters.ts";
import { mailLink, mayMailLink } from "./tokens.ts";

/**
 * Sends the link to a new password where the account of an address has that first name. The answer is the same for every address,
 * and so is the work: the same statements run, in one transaction that notes the question, and a link that no one is to have is taken back.
 * @param address the network address that asks
 */
export function askRecovery(deps: Deps, { email, first_name }: ResetRequest, address: string): Result<object> {
  transact(deps, (tx) => {
    const user = recoverable(tx, email, first_name);
    noteEvent(tx, { verb: "account.ask_recovery", user_id: user?.id ?? null }, address);
    const to = email.toLowerCase();
    const mayMail = mayMailLink(tx, to, "recovery");
    const link = { user_id: user?.id ?? null, profile_id: null, email: to, created_by: null };
    keepOnly(tx, user !== undefined && mayMail, () => mailLink(tx, { ...link, purpose: "recovery" }, recoveryLetter));
  });
  return done({});
}

class NotKept extends Error {}

/** Does some work, and takes it back where it is not to stand. */
function keepOnly(tx: Tx, isKept: boolean, work: () => void): void {
  try {
    tx.store.transaction(() => {
      work();
      if (!isKept) throw new NotKept();
    });
  } catch (error) {
    if (!(error instanceof NotKept)) throw error;
  }
}

/** The accounts whose profiles are looked at for every address, whether there are so many or not. */
const LOOKS = 20;

/**
 * The account that an address belongs to, and no other once there is one. Until then the oldest with that first name of those that were opened
 * with it: a stranger who opens another one later is in no one's way, and one who came first loses the account to whoever reads the mail.
 * The name is that of the account or of its profile.
 */
function recoverable(tx: Tx, email: string, first_name: string): UserRow | undefined {
  const { users } = tx.store;
  const wanted = plain(first_name);
  const owner = users.byEmail(email);
  const opened = users.allUnconfirmed(email).reverse();
  const isNamed = (user: UserRow | undefined) => user !== undefined && plain(user.first_name) === wanted;
  const looked = [owner, ...opened.filter((user) => !isNamed(user))];
  const called = Array.from({ length: LOOKS }, (_, place) => looked[place]).filter((user) => {
    // No account has the number 0.
    const name = mainProfile(tx, user?.id ?? 0)?.body.first_name;
    return typeof name === "string" && plain(name) === wanted;
  });
  const candidates = owner ? [owner] : opened;
  return candidates.find((user) => user.deactivated_at === null && (isNamed(user) || called.includes(user)));
}

/** Without case, accents, spaces and hyphens. */
function plain(name: string): string {
  return name
    .normalize("NFD")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");
}
