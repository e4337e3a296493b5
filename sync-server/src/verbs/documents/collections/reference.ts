import { referenceBody } from "shared-schema/sync/bodies";
import { referenceFields } from "shared-schema/visibility/accountFields";
import { sightOf } from "shared-schema/visibility/readers";
import { readersIn } from "./around.ts";
import type { CollectionRules } from "./collection.ts";

/** Tables that the server owns and every account has. */
export const reference: CollectionRules = {
  schema: referenceBody,
  decide: null,
  audience: {
    readers: ({ store }) => readersIn(store.users.all().map((user) => [user.id, sightOf("reference", {})])),
    fields: referenceFields,
  },
  erase: { person: null, travel: null },
};
