import { isMap, type JsonMap } from "shared-schema/base/json";
import { collectionName } from "shared-schema/sync/wire";
import { ERASED, erasedProfile } from "../../base/erased.ts";
import { RULES } from "../../documents/collectionRules.ts";
import { withoutMentions, withoutValues } from "./mentions.ts";
import { type Person, withoutPerson } from "./person.ts";

/** A document would not be valid without the person's values. The erasure leaves that one as it is, and goes on. */
export class InvalidRemainder extends Error {}

/**
 * A document's body without the person, as the rules of its collection say. Profiles, frozen copies and contacts are recognised by the
 * number of the profile; the terms that were approved hold no number, and are recognised by their particulars.
 * @throws InvalidRemainder where the rest is no valid document
 */
export function erasedBody(collection: string, id: string, body: JsonMap, person: Person): JsonMap {
  const { schema, erase } = RULES[collectionName.parse(collection)];
  const erased = erase.person?.(body, withoutThe(person), id) ?? body;
  // One that was never valid under today's schema is not held against the purge.
  if (erased !== body && !schema.safeParse(erased).success && schema.safeParse(body).success) {
    throw new InvalidRemainder(`Erasing profile ${[...person.ids].join(", ")} would leave ${collection} ${id} invalid`);
  }
  return erased;
}

/** The erasures that the rules of the collections ask for. */
function withoutThe(person: Person) {
  return {
    ids: person.ids,
    profile: erasedProfile,
    terms: (value: unknown) => withoutPassenger(withoutPerson(value, person), person),
    message: (message: JsonMap) => erasedMessage(message, person),
  };
}

/** Terms name the passengers of embarkations by their full name alone. */
function withoutPassenger(value: unknown, person: Person): unknown {
  if (Array.isArray(value)) return value.map((item: unknown) => withoutPassenger(item, person));
  if (!isMap(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => {
      const isNamed = key === "passenger" && typeof item === "string" && person.names.has(item);
      return [key, isNamed ? ERASED : withoutPassenger(item, person)];
    }),
  );
}

/**
 * A row of an inbox without the person. What was disputed of the profile itself, or of a contact with it, goes whole: it
 * may never have been in the profile.
 */
export function erasedMessage(message: JsonMap, person: Person): JsonMap {
  const { collection, document_id } = message;
  const number = collection === "contacts" ? String(document_id).split("-").at(-1) : document_id;
  const isOwn = (collection === "profiles" || collection === "contacts") && person.ids.has(String(number));
  const erased = { ...message, by: withoutMentions(message["by"], person) };
  return isOwn ? { ...withoutReason(erased, person), title: ERASED, base: null, mine: null, theirs: null } : erased;
}

/** A refusal of an edit of the profile without the values that its reason repeats. */
export function withoutReason(refusal: JsonMap, person: Person): JsonMap {
  const { params, fields } = refusal;
  return {
    ...refusal,
    ...(isMap(params) && { params: withoutValues(params, person) }),
    ...(isMap(fields) && { fields: withoutValues(fields, person) }),
  };
}
