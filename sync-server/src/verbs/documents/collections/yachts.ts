import { refused } from "shared-schema/base/result";
import { sightOf } from "shared-schema/visibility/readers";
import { yachtFields } from "shared-schema/visibility/tables/yacht";
import { decideYachtChange } from "shared-schema/yacht/change";
import { yachtBody } from "shared-schema/yacht/schema";
import type { Readers } from "../../../store/queries/feed.ts";
import type { Tx } from "../../base/context.ts";
import { ownership } from "../../base/relations.ts";
import { uncut } from "../../base/uncut.ts";
import { adminsAround, readersIn, type Seen } from "./around.ts";
import type { WrittenRules } from "./collection.ts";

/** Yachts. One that an agreement uses is not deleted. */
export const yachts: WrittenRules = {
  schema: yachtBody,
  decide({ tx, actor, id, row, after }) {
    // A yacht that is just being made is on no agreement yet.
    const roles = new Set(row ? tx.store.links.rolesAroundYacht(id, actor.user_id) : []);
    const year = new Date(tx.now).getUTCFullYear();
    const verdict = decideYachtChange(row ? uncut("yachts", row) : null, after, { ...actor, roles }, year);
    const used = after === null && tx.store.links.sourcesOf("yachts", id, "agreements").length > 0;
    return verdict.ok && used ? refused("yacht.in-use") : verdict;
  },
  absent: () => refused("yacht.not-found"),
  audience: { readers, fields: yachtFields },
  erase: { person: null, travel: null },
};

function readers(tx: Tx, seen: Seen): Readers {
  const { creator_id } = ownership(seen.body);
  const creator = creator_id === null ? [] : [creator_id];
  const around = new Set(seen.isNew ? [] : tx.store.links.ownersAroundYacht(seen.id));
  const admins = new Set(adminsAround(tx, "yachts", seen));
  const users = new Set([...creator, ...around, ...admins]);
  return readersIn(
    [...users].map((user) => {
      const relation = { is_admin: admins.has(user), is_creator: user === creator_id, is_around: around.has(user) };
      return [user, sightOf("yachts", relation)] as const;
    }),
  );
}
