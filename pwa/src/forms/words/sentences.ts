import type { Position } from "shared-schema/base/basics";
import { isMap } from "shared-schema/base/json";
import {
  type Place,
  placedWaypoint,
  type Sentence,
  sentencesOf,
  type Tellable,
} from "shared-schema/terms/names/sentences";
import { textFor } from "../../ui/i18n.ts";
import { fieldMessages } from "./messages.ts";
import { amountOf, fieldWords, type Known, partAndField, valueWords } from "./words.ts";

/** A change, or several, as people say it. */
interface ChangeSentence {
  key: string;
  text: string;
}

interface Read<C> {
  before: (change: C) => unknown;
  after: (change: C) => unknown;
}

interface Told<C> extends Tellable {
  change: C;
}

/** Longer values say little in a sentence. */
const LONGEST_VALUE = 40;

/**
 * Tells the moves of waypoints and the legs that were drawn again in sentences.
 * @param known its agreement has the coordinate that did not change
 * @returns the sentences, and the changes that they leave
 */
export function routeChanges<C extends { path: string }>(
  changes: readonly C[],
  known: Known,
  read: Read<C>,
): { sentences: ChangeSentence[]; others: C[] } {
  const isOfRoute = ({ path }: C) => placedWaypoint(path) !== null;
  const sentences = tell(changes.filter(isOfRoute), known, read);
  return {
    sentences: sentences.map((sentence) => written(sentence, known)),
    others: changes.filter((change) => !isOfRoute(change)),
  };
}

/** Tells all changes of a document in sentences, a single field with its values. */
export function changeSentences<C extends { path: string }>(
  changes: readonly C[],
  known: Known,
  read: Read<C>,
): ChangeSentence[] {
  return tell(changes, known, read).map((sentence) => written(sentence, known));
}

function tell<C extends { path: string }>(changes: readonly C[], known: Known, read: Read<C>): Sentence<Told<C>>[] {
  const placeOf = (id: string): Place | null => {
    const waypoint = known.agreement?.waypoints[id];
    if (!waypoint) return null;
    const after = (axis: keyof Position) => {
      const moved = changes.find(({ path }) => path === `waypoints.${id}.${axis}`);
      return moved ? read.after(moved) : waypoint[axis];
    };
    const [latitude, longitude] = [after("latitude"), after("longitude")];
    const own = waypoint.call_location_str?.trim() ?? "";
    return {
      name: asRead(own === "" ? fieldWords(`waypoints.${id}`, known, waypoint) : own),
      position: typeof latitude === "number" && typeof longitude === "number" ? { latitude, longitude } : null,
    };
  };
  const tellable = (change: C): Told<C> => {
    const [before, after] = [read.before(change), read.after(change)];
    const part = after ?? before;
    const named = partAndField(change.path, known, part);
    return {
      ...{ change, path: change.path, before, after, name: asRead(fieldWords(change.path, known, part)) },
      part: named && { name: asRead(named.part), field: asRead(named.field) },
      coming: comingOf(change.path, before, after),
    };
  };
  return sentencesOf(changes.map(tellable), placeOf);
}

/** Words in the reader's language: those in another are not asked for. */
function asRead(words: string) {
  return { en: words, fr: words };
}

function comingOf(path: string, before: unknown, after: unknown): Tellable["coming"] {
  if (path.split(".").length !== 2 || isMap(before) === isMap(after)) return undefined;
  return isMap(after) ? "added" : "removed";
}

function written<C>({ words, of }: Sentence<Told<C>>, known: Known): ChangeSentence {
  const text = words[known.language];
  const [first] = of;
  const key = of.map(({ path }) => path).join(" ");
  if (!first || of.length > 1) return { key, text };
  if (first.coming !== undefined) {
    const amount = first.coming === "added" ? amountOf(first.path, first.after, known) : "";
    return { key, text: amount === "" ? text : `${text} (${amount})` };
  }
  // Nothing but the name of the field: its values say more.
  if (text !== first.name[known.language]) return { key, text };
  const [before, after] = [first.before, first.after].map((value) => valueWords(first.path, value, known));
  if (before === undefined || after === undefined || Math.max(before.length, after.length) > LONGEST_VALUE) {
    return { key, text };
  }
  return { key, text: textFor(fieldMessages)("syncValue.changed", { field: text, before, after }) };
}
