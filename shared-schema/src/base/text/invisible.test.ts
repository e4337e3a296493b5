import fc from "fast-check";
import { expect, it } from "vitest";
import { decideAgreementChange } from "../../agreement/change.ts";
import { newAgreement } from "../../agreement/create.ts";
import { newService } from "../../agreement/mutations/parts.ts";
import { decideCrewChange } from "../../crew/change.ts";
import { NO_CREW, withNewCrew } from "../../crew/schema.ts";
import { readPerson } from "../../export/contactFile/person/person.ts";
import { decideProfileChange, NOT_HELD } from "../../profile/change.ts";
import { newProfile } from "../../profile/schema.ts";
import { decideYachtChange } from "../../yacht/change.ts";
import { newYacht } from "../../yacht/schema.ts";
import type { Result } from "../result.ts";
import { invisibleIn, withoutInvisible } from "./invisible.ts";
import { cleanNames } from "./names.ts";

/** Characters that no font draws, and that change nothing that it does. */
const INVISIBLE = [
  ...["\u0000", "\u0007", "\u001b", "\u007f", "\u0090", "\u00ad", "\u034f", "\u061c", "\u115f", "\u180e"],
  ...["\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u202a", "\u202e", "\u2060", "\u2063", "\u2067"],
  ...["\u2800", "\u3164", "\ufe0f", "\ufeff", "\uffa0", "\ufff9", "\u{e0041}", "\u{e0100}"],
];

/** A joiner that is left without what it joined. */
const LEFT_ALONE = "ح\u200c\u{e0100}";

const HONEST = [
  ...["Renée D’Arc-Łuć", "O'Brien", "Nguyễn Thị Hồng", "Γιώργος", "Дмитро", "王小明", "葛\u{e0100}城", "김민준"],
  ...["محمد", "می\u200cخواهم", "ه\u200d", "क्\u200dष", "ක්\u200dෂ", "ന്\u200d", "אבג", "สมชาย", "ᠮᠣᠩᠭᠣᠯ\u180bᠠ"],
  ...["👩\u200d✈️", "👩🏽\u200d✈️", "🏳️\u200d🌈", "1️⃣ M/Y", "Riva 63’ “Folgore”", "A  B"],
];

const latin = fc.string({ unit: fc.constantFrom(..."abcXYZéłŽ-'"), minLength: 1, maxLength: 12 });
const hidden = fc
  .tuple(latin, fc.constantFrom(...INVISIBLE), latin)
  .map(([before, character, after]) => ({ name: `a${before}${character}${after}z`, seen: `a${before}${after}z` }));

it("takes names of every script with what their scripts need", () => {
  for (const name of HONEST) {
    expect(invisibleIn(name), name).toBeNull();
    expect(withoutInvisible(name)).toBe(name);
  }
});

it("finds each character that is not drawn, marks its place, and leaves the rest of the text", () => {
  fc.assert(
    fc.property(hidden, ({ name, seen }) => {
      const found = invisibleIn(name);
      const point = [...name].find((character) => INVISIBLE.includes(character))?.codePointAt(0) ?? 0;
      expect(found?.character).toBe(`U+${point.toString(16).toUpperCase().padStart(4, "0")}`);
      expect(found?.shown.replace("▯", "")).toBe(seen);
      expect(withoutInvisible(name)).toBe(seen);
    }),
  );
});

it("leaves nothing to find in any text that it has cleaned, and takes nothing that is drawn", () => {
  const unit = fc.oneof(fc.constantFrom(...INVISIBLE), fc.constantFrom(...HONEST.flatMap((name) => [...name])));
  fc.assert(
    fc.property(fc.oneof(fc.string({ unit }), fc.string({ unit: "binary" })), (text) => {
      const clean = withoutInvisible(text);
      expect(invisibleIn(clean)).toBeNull();
      const drawn = (each: string) =>
        each.replace(/\p{Default_Ignorable_Code_Point}|\p{Cc}|[\ufff9-\ufffb\u2800]/gu, "");
      expect(drawn(clean)).toBe(drawn(text));
    }),
    { numRuns: 500, examples: [[LEFT_ALONE]] },
  );
});

const made = { created_by: 1, created_at: "2027-01-15T09:00:00Z" };
const admin = { user_id: 1, profile_ids: new Set<number>(), is_admin: true, may_create_agreements: true };
const part = "0190f3a0-0000-7000-8000-000000000001";
const draft = newAgreement({ ...made, name: "Week", contract_type: "CRUISE", currency: "EUR", bunkerId: part });
const aboard = { status: "DRAFT", parties: { "captains:1": { role: "captains", profile_id: 1, pos: "a0" } } } as const;
const master = { ...admin, is_admin: false, profile_ids: new Set([1]) };

/** An edit of each kind of document that gives something a name, before and after. */
const EDITS: Record<string, (name: string, former: string | null) => Result<unknown>> = {
  agreement: (name, former) =>
    decideAgreementChange(former === null ? null : { ...draft, name: former }, { ...draft, name }, admin, "2027-01-15"),
  service: (name, former) => {
    const called = (each: string) => ({ ...draft, special_conditions: { [part]: newService(draft, { name: each }) } });
    return decideAgreementChange(former === null ? null : called(former), called(name), admin, "2027-01-15");
  },
  profile: (last_name, former) => {
    const body = newProfile({ ...made, user_id: 1, first_name: "Ana", last_name });
    return decideProfileChange(
      former === null ? null : { ...body, last_name: former },
      body,
      1,
      NOT_HELD,
      "2027-01-15",
    );
  },
  yacht: (name, former) => {
    const body = newYacht({ ...made, name, port_of_registry: "Nice", type: "MOTOR" });
    const standing = { user_id: 1, is_admin: true, roles: new Set<never>() };
    return decideYachtChange(former === null ? null : { ...body, name: former }, body, standing, 2027);
  },
  crew: (family_name, former) => {
    const of = (each: string) => withNewCrew(NO_CREW, [[part, { family_name: each }]]);
    return decideCrewChange(former === null ? null : of(former), of(family_name), aboard, master, "2027-01-15");
  },
};

it.each(Object.entries(EDITS))(
  "refuses such a name of a new or renamed %s, and leaves one that was there",
  (_, edit) => {
    fc.assert(
      fc.property(hidden, ({ name, seen }) => {
        for (const former of [null, "Former"]) {
          expect(edit(seen, former).ok).toBe(true);
          expect(edit(name, former)).toMatchObject({ ok: false, refusal: { code: "document.invisible-character" } });
        }
        expect(edit(name, name).ok).toBe(true);
      }),
      { numRuns: 60 },
    );
  },
);

it("cleans what an import reads, and says so", () => {
  fc.assert(
    fc.property(hidden, ({ name, seen }) => {
      const read = readPerson({ last_name: name, city: "Nice" }, { addresses: [name] }, "DMY");
      const spaced = seen.trim().replace(/ {2,}/g, " ");
      expect(read).toMatchObject({ ok: true, value: { person: { last_name: spaced }, cleaned: ["last_name"] } });
      expect(read.ok && read.value.further).toEqual([{ kind: "address", value: seen }]);
      expect(cleanNames({ name, parts: [{ name }], text: name }, new Set(["name"]))).toEqual({
        document: { name: seen, parts: [{ name: seen }], text: name },
        cleaned: [seen, seen],
      });
    }),
  );
});
