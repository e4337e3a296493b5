import ICAL from "ical.js";
import { done, type Result, refused } from "../../../base/result.ts";
import type { FileEntry } from "../entry.ts";
import { MOST_FILE_PEOPLE, tooManyPeople } from "../limits.ts";
import { readPerson } from "../person/person.ts";
import { bytesOfLatin1, latin1, type TextEncoding } from "../text/encodings.ts";
import { guessSingleByte } from "../text/guessEncoding.ts";
import { type CardLines, cardsOf } from "./cards.ts";
import { isEncoded, modernLine, unexplainedBytes } from "./legacy.ts";
import type { ContentLine } from "./lines.ts";
import { guarded } from "./values.ts";
import { groupName, personIn } from "./written.ts";

/** The properties that are read; others stay unread, so that none of them can spoil a card. */
const READ = new Set([
  ...["FN", "N", "NICKNAME", "EMAIL", "TEL", "ORG", "TITLE", "ROLE", "BDAY", "ADR"],
  ...["KIND", "X-ADDRESSBOOKSERVER-KIND", "X-ABSHOWAS"],
]);

/** Of these a semicolon parts the components. */
const COMPOUND = new Set(["N", "ORG", "ADR"]);

/** Lines of a card that are read: no address book writes nearly as many, and each costs time. */
const MOST_LINES = 300;

/** A semicolon in a value without components may be escaped (RFC 6350, §3.4), which ical.js leaves as it is. */
const plain = (value: string) => value.replaceAll("\\;", ";");

/** The people of a file of cards, and the groups in it, which are no people. */
interface CardPeople {
  entries: FileEntry[];
  groups: string[];
  /** The encoding of values that do not say what they are in, which was guessed; null where there are none. */
  guessed: TextEncoding | null;
}

/**
 * The people of a file of vCards 2.1, 3.0 (RFC 2426) and 4.0 (RFC 6350), also of several versions in one.
 * @param chosen an encoding in place of a guess
 */
export function peopleOfVcards(text: string, chosen: TextEncoding | null = null): Result<CardPeople> {
  const cards = cardsOf(text);
  if (cards.length === 0) return refused("contacts.empty");
  if (cards.length > MOST_FILE_PEOPLE) return tooManyPeople();
  const guessed = chosen === null ? guessedEncoding(cards) : null;
  const people: CardPeople = { entries: [], groups: [], guessed };
  for (const [index, { lines, isWhole }] of cards.entries()) {
    const card = parsed(lines, chosen ?? guessed ?? "utf-8");
    const group = groupName(card);
    if (group === null) people.entries.push(entryOf(card, { lines, isWhole }, index + 1));
    else people.groups.push(group);
  }
  return done(people);
}

/** The encoding of the values whose bytes no charset explains, by all of them together. */
function guessedEncoding(cards: readonly CardLines[]): TextEncoding | null {
  const unexplained = cards.flatMap(({ lines }) => readOf(lines).flatMap((line) => unexplainedBytes(line) ?? []));
  return unexplained.length === 0 ? null : guessSingleByte(bytesOfLatin1(unexplained.map(latin1).join("\n")));
}

function readOf(lines: readonly ContentLine[]): ContentLine[] {
  return lines.filter(({ name }) => READ.has(name)).slice(0, MOST_LINES);
}

function entryOf(card: ICAL.Component, { lines, isWhole }: CardLines, place: number): FileEntry {
  const { written, further } = personIn(card);
  const read = isWhole ? readPerson(written, further, "YMD") : refused("contacts.card-cut");
  if (!read.ok && isWhole && !lines.some(({ name }) => READ.has(name))) {
    return { place, written, further, read: refused("contacts.card-unreadable") };
  }
  return { place, written, further, read };
}

/** A card as ical.js reads it. Of one that it cannot read, the lines that it can. */
function parsed(lines: readonly ContentLine[], encoding: TextEncoding): ICAL.Component {
  const stated = lines.find(({ name }) => name === "VERSION")?.value.trim() ?? "";
  const version = stated === "4.0" ? "4.0" : "3.0";
  const isOld = stated !== "4.0" && stated !== "3.0";
  const read = readOf(lines).map((line) => (isOld || isEncoded(line) ? modernLine(line, encoding) : line));
  const body = read.map(({ name, params, value }) => {
    const text = guarded(value);
    return `${name}${params}:${COMPOUND.has(name) ? text : plain(text)}`;
  });
  const whole = componentOf(version, body);
  if (whole) return whole;
  const readable = body.filter((line) => componentOf(version, [line]) !== null);
  return componentOf(version, readable) ?? new ICAL.Component("vcard");
}

function componentOf(version: string, body: readonly string[]): ICAL.Component | null {
  try {
    const card: unknown = ICAL.parse(["BEGIN:VCARD", `VERSION:${version}`, ...body, "END:VCARD"].join("\r\n"));
    return Array.isArray(card) ? new ICAL.Component(card) : null;
  } catch {
    return null;
  }
}
