import type { TxDeps } from "../base/context.ts";
import { takingTurns } from "../base/turns.ts";
import { uncut } from "../base/uncut.ts";
import { gathering, type Person } from "./eraser/person.ts";

/**
 * Gathers what the profiles of a person have ever held, and what of it is theirs alone. It reads every state of every profile, with turns for
 * others in between, and nothing where the person has none.
 * @param account the person's account; null where there is none
 */
export async function gatherPerson(
  { store }: Pick<TxDeps, "store">,
  ids: ReadonlySet<string>,
  account: number | null,
): Promise<Person> {
  const gathered = gathering(ids);
  if (ids.size === 0) return gathered.person();
  const others = takingTurns();
  for (const id of ids) {
    await others.turn();
    for (const row of store.erasure.ofProfile(id, -1)) {
      gathered.own(uncut("profiles", row));
      await others.turn(row.body);
    }
  }
  for (const row of store.erasure.revisions()) {
    if (row.collection === "profiles" && !ids.has(row.id)) gathered.other(uncut("profiles", row));
    await others.turn(row.body);
  }
  for (const email of [...gathered.emails]) {
    await others.turn();
    const user = store.users.byEmail(email);
    if (user !== undefined && user.id !== account) gathered.leave(email);
  }
  return gathered.person();
}
