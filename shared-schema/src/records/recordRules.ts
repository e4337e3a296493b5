import type { z } from "zod";
import type { Viewer } from "../agreement/access.ts";
import type { AgreementBody } from "../agreement/schema.ts";
import type { JsonMap } from "../base/json.ts";
import type { Bilingual } from "../base/language.ts";
import type { Result } from "../base/result.ts";
import type { RoleAudience } from "../visibility/audiences/audiences.ts";
import type { AnyTable, Table } from "../visibility/audiences/table.ts";

/** What a rule about an edit of a record is told besides the record. */
interface RecordContext {
  /** The agreement that the record hangs on; null where the viewer sees none. */
  agreement: AgreementBody | null;
  viewer: Viewer;
  /** `YYYY-MM-DD`. */
  today: string;
}

/** A person who is being erased. */
export interface ErasedPerson {
  /** Numbers of the profiles, as text. */
  ids: ReadonlySet<string>;
  /** A copy of one of the profiles without the person. */
  profile(profile: JsonMap): JsonMap;
  /** Any JSON without particulars of the person, which it holds under no number. */
  terms(terms: unknown): unknown;
}

/** The travel data on an agreement whose time is over. */
export interface EndedTravel {
  /** A copy of a profile, without passport and visa if those are over. */
  profile<Profile>(id: string, profile: Profile): Profile | JsonMap;
  /** Whether a guest's preferences are over. */
  isGuest(id: string): boolean;
  /** Whether births and identity documents of the crew are over. */
  crew: boolean;
}

/** How a kind forgets. Bodies may be of any version; one that comes back as the same object is left alone. */
interface Erasure {
  /** Null where the kind holds nothing of a person that is not under the person's own profile. */
  person: ((body: JsonMap, person: ErasedPerson) => JsonMap) | null;
  /** Null where the kind holds no travel data. */
  travel: ((body: JsonMap, ended: EndedTravel) => JsonMap) | null;
}

interface Common<Body extends object> {
  schema: z.ZodObject & z.ZodType<Body>;
  /** The body that a record has before it is first written; null where only the server can make one. */
  first: Body | null;
  audience: {
    /** Who has the record. */
    readers: RoleAudience;
    /** The audience of each field. */
    fields: Table<Body> & AnyTable;
  };
  /** Whether the record is deleted with its agreement. */
  endsWithAgreement: boolean;
  /** What is left of the record when parties leave the agreement; without it, all of it. */
  withoutLeft?(record: Body, agreement: AgreementBody): Body;
  erase: Erasure;
  /** Its name in lists, in the plural. */
  label: Bilingual;
  /** Its name in audit events. */
  noun: string;
}

/** A kind that people write on their devices. */
export interface PushableRules<Body extends object> extends Common<Body> {
  pushable: true;
  /** Two people who both write the first one have made edits of this, which merge. */
  first: Body;
  /** The one rule about its edits, asked by screens, REST calls and pushes. @param after null deletes it */
  decide(before: Body | null, after: unknown, context: RecordContext): Result<Body | null>;
}

/** A kind that the server alone writes: a push of it is refused, and a device sends none. */
interface PullOnly<Body extends object> extends Common<Body> {
  pushable: false;
  decide: null;
}

/** The rules of a kind of record. */
export type RecordRules<Body extends object> = PushableRules<Body> | PullOnly<Body>;
