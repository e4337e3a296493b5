import type { RecordKind } from "../records/kinds.ts";
import { byKind } from "../records/rules.ts";
import type { BodyOf } from "../sync/bodies.ts";
import type { Collection } from "../sync/wire.ts";
import { contactFields, inboxFields, referenceFields } from "./accountFields.ts";
import type { AnyTable, Table } from "./audiences/table.ts";
import { agreementFields } from "./tables/agreement.ts";
import { profileFields } from "./tables/profile.ts";
import { yachtFields } from "./tables/yacht.ts";

/** The audience of every field of every document: what is not in here is shown to no one whose copy is cut. */
export const FIELDS = {
  agreements: agreementFields,
  yachts: yachtFields,
  profiles: profileFields,
  contacts: contactFields,
  inbox: inboxFields,
  reference: referenceFields,
  ...byKind<AnyTable>(({ audience }) => audience.fields),
} as const satisfies { [C in Exclude<Collection, RecordKind>]: Table<BodyOf<C>> };
