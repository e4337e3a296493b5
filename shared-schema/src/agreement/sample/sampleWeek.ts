import { generateNKeysBetween } from "fractional-indexing";
import type { Language } from "../../base/language.ts";
import { partyKey, type Role } from "../../base/roles.ts";
import type { Cast, DemoPerson } from "../../profile/cast.ts";
import { type ContactBody, contactKey, newProfile, type ProfileBody } from "../../profile/schema.ts";
import type { YachtBody } from "../../yacht/schema.ts";
import { agreementFromFixture, type CruiseFixture, yachtFromFixture } from "../fromFixture.ts";
import type { AgreementBody } from "../schema.ts";
import { ahead } from "./ahead.ts";
import { serviceInLanguage, textInLanguage } from "./sampleTexts.ts";

/** The user who tries the sample. No account has this number. */
export const SAMPLE_USER = -1;
export const SAMPLE_AGREEMENT = 1;
export const SAMPLE_YACHT = 1;
/** The profile of the user who tries the sample, in the broker's role. */
export const SAMPLE_SELF = 1;

/** Everything of the sample, by number. */
export interface SampleWeek {
  agreement: AgreementBody;
  yacht: YachtBody;
  profiles: ReadonlyMap<number, ProfileBody>;
  contacts: ReadonlyMap<string, ContactBody>;
}

/** The sample begins so many days ahead at least. */
export const LEAST_DAYS_AHEAD = 14;

interface Making {
  fixture: CruiseFixture;
  cast: Cast;
  /** UTC. */
  now: string;
  newId: () => string;
  /** The user's language, for the agreement and for the names of its services. */
  language: Language;
}

/** One of each, and as many passengers as the fixture embarks. */
const PARTS: readonly Role[] = ["carriers", "captains", "clients", "brokers"];

/** A complete agreement that anybody may try, some weeks ahead of today and on the weekdays of the fixture. */
export function sampleWeek({ fixture, cast, now, newId, language }: Making): SampleWeek {
  const created = { created_by: SAMPLE_USER, created_at: now };
  const profiles = new Map<number, ProfileBody>();
  const enter = (person: DemoPerson, id: number, user_id: number | null) => {
    const { first_name, last_name } = person.profile;
    const profile_name = `${first_name} ${last_name}`;
    profiles.set(id, newProfile({ profile_name, ...person.profile, ...created, user_id, is_main: user_id !== null }));
    return id;
  };
  let next = SAMPLE_SELF;
  const taking = PARTS.flatMap((role) => {
    const [person] = cast[role];
    if (!person) return [];
    const profile_id = role === "brokers" ? enter(person, SAMPLE_SELF, SAMPLE_USER) : enter(person, ++next, null);
    return [{ role, profile_id }];
  });
  const guests = fixture.passengers.reduce((sum, { count }) => sum + count, 0);
  const passengers = cast.passengers.slice(0, guests).map((person) => enter(person, ++next, null));
  const agreement = agreementFromFixture(ahead(fixture, now, LEAST_DAYS_AHEAD), {
    ...created,
    newId,
    yacht_id: SAMPLE_YACHT,
    passengers,
  });
  const keys = generateNKeysBetween(null, null, taking.length);
  const parties = taking.map(
    (party, index) => [partyKey(party.role, party.profile_id), { ...party, pos: keys[index] ?? "a0" }] as const,
  );
  return {
    agreement: {
      ...agreement,
      language,
      cruise_areas: agreement.cruise_areas && textInLanguage(agreement.cruise_areas, language),
      parties: { ...agreement.parties, ...Object.fromEntries(parties) },
      special_conditions: mapped(agreement.special_conditions, (service) => serviceInLanguage(service, language)),
    },
    yacht: yachtFromFixture(fixture, created),
    profiles,
    contacts: contactsOf(profiles, now),
  };
}

function mapped<V>(map: Readonly<Record<string, V>>, change: (value: V) => V): Record<string, V> {
  return Object.fromEntries(Object.entries(map).map(([key, value]) => [key, change(value)]));
}

/** The user who tries the sample knows everybody in it. */
function contactsOf(profiles: ReadonlyMap<number, ProfileBody>, created_at: string): Map<string, ContactBody> {
  const others = [...profiles].filter(([id]) => id !== SAMPLE_SELF);
  const common = { user_id: SAMPLE_USER, from_profile_id: SAMPLE_SELF, send_invite: false, created_at };
  return new Map(
    others.map(([profile_id, { email }]) => [contactKey(SAMPLE_SELF, profile_id), { ...common, profile_id, email }]),
  );
}
