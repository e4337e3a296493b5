import { COLLECTIONS, type Collection, isWritten, type WrittenCollection } from "shared-schema/sync/wire";
import type { Kind } from "../cells.ts";
import { type Expected, everybody, foreign, loggedIn, readers, writers } from "../expect.ts";

export const ACTS = ["create", "edit", "delete"] as const;
export type Act = (typeof ACTS)[number];

/** What comes of a push, as the status that REST answers the same with: 200 for an edit that is taken. */
type Cells = Record<Act, Record<Kind, Expected>>;

/** No one who is logged in may. */
const refused = (status: number) => everybody(status, { anonymous: 401 });
const OUT_OF_SIGHT = refused(404);

/** Captains, clients, passengers and stakeholders are not told that there is a commission. */
const NO_COMMISSION = { captain: 404, client: 404, passenger: 404, stakeholder: 404 } as const;
/** Clients and passengers are not told that there is a crew list. */
const NO_CREW = { client: 404, passenger: 404 } as const;
const CAPTAIN_OR_CARRIER = { broker: 403, stakeholder: 403, client: 403, passenger: 403 } as const;
const UNNUMBERED = (admin: number) => everybody(409, { anonymous: 401, admin });
/** No one creates a document in the name of someone else. */
const IN_ONES_OWN_NAME = { own: loggedIn(), shared: refused(422), foreign: refused(422) } as const;
/** Who knows a profile in a profession keeps it as a contact. No one else may, and is not told that there is such a profile. */
const PROFESSIONALS = readers(200, { stranger: 422, client: 422, passenger: 422 });
/** The same for a profile out of sight; administrators look up every profile. */
const UNKNOWN = everybody(422, { anonymous: 401, admin: 200 });

const WRITTEN_CELLS: Record<WrittenCollection, Cells> = {
  profiles: {
    create: IN_ONES_OWN_NAME,
    edit: { own: loggedIn(), shared: readers(403), foreign: OUT_OF_SIGHT },
    // A profile is kept, and hidden by its owner.
    delete: { own: refused(409), shared: readers(403), foreign: OUT_OF_SIGHT },
  },
  yachts: {
    create: IN_ONES_OWN_NAME,
    edit: { own: loggedIn(), shared: writers(200, CAPTAIN_OR_CARRIER), foreign: OUT_OF_SIGHT },
    // A yacht that an agreement uses stays.
    delete: { own: loggedIn(), shared: writers(409, CAPTAIN_OR_CARRIER), foreign: OUT_OF_SIGHT },
  },
  agreements: {
    // No one but an administrator is given a number for one.
    create: { own: UNNUMBERED(200), shared: UNNUMBERED(422), foreign: UNNUMBERED(422) },
    edit: { own: writers(), shared: writers(), foreign: foreign(200) },
    delete: { own: writers(), shared: writers(), foreign: foreign(200) },
  },
  contacts: {
    create: { own: loggedIn(), shared: PROFESSIONALS, foreign: UNKNOWN },
    edit: { own: loggedIn(), shared: OUT_OF_SIGHT, foreign: OUT_OF_SIGHT },
    delete: { own: loggedIn(), shared: OUT_OF_SIGHT, foreign: OUT_OF_SIGHT },
  },
  commissions: {
    create: { own: readers(200, NO_COMMISSION), shared: readers(200, NO_COMMISSION), foreign: foreign(200) },
    edit: { own: readers(200, NO_COMMISSION), shared: readers(200, NO_COMMISSION), foreign: foreign(200) },
    delete: { own: readers(409, NO_COMMISSION), shared: readers(409, NO_COMMISSION), foreign: foreign(409) },
  },
  crew_lists: {
    create: { own: readers(200, NO_CREW), shared: readers(200, NO_CREW), foreign: foreign(200) },
    edit: { own: readers(200, NO_CREW), shared: readers(200, NO_CREW), foreign: foreign(200) },
    delete: { own: readers(409, NO_CREW), shared: readers(409, NO_CREW), foreign: foreign(409) },
  },
  // A message is its account's alone, the administrator included.
  inbox: {
    create: { own: loggedIn(), shared: refused(403), foreign: refused(403) },
    edit: { own: loggedIn(), shared: OUT_OF_SIGHT, foreign: OUT_OF_SIGHT },
    delete: { own: loggedIn(), shared: OUT_OF_SIGHT, foreign: OUT_OF_SIGHT },
  },
};

/** Collections and kinds that only the server writes: a push of one is no push, or is refused like one that cannot be read. */
const NEVER = { own: refused(422), shared: refused(422), foreign: refused(422) } as const;
type PullOnly = Exclude<Collection, WrittenCollection>;
const PULL_ONLY_CELLS = Object.fromEntries(
  COLLECTIONS.filter((name) => !isWritten(name)).map((name) => [name, { create: NEVER, edit: NEVER, delete: NEVER }]),
) as Record<PullOnly, Cells>;

/** What comes of each change of each collection, on each kind of document. A cell that is missing does not compile. */
export const PUSHES: Record<Collection, Cells> = { ...WRITTEN_CELLS, ...PULL_ONLY_CELLS };
