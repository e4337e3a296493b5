import canonicalize from "canonicalize";
import fc from "fast-check";
import { it } from "vitest";
import {
  type ChainEntry,
  detailsText,
  type EntryDetails,
  entryText,
  type RevisionHead,
  revisionText,
} from "./auditChain.ts";

const text = fc.string({ unit: "binary" });
const whole = fc.nat();
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const entry: fc.Arbitrary<ChainEntry> = fc.record({
  ...{ number: whole, at: text, user_id: maybe(whole), verb: text, collection: maybe(text), document_id: maybe(text) },
  ...{ from_rev: maybe(whole), to_rev: maybe(whole), revisions: maybe(text), said: maybe(text) },
});
const details: fc.Arbitrary<EntryDetails> = fc.record({ details: maybe(text), address: maybe(text) });
const revision: fc.Arbitrary<RevisionHead> = fc.record({
  ...{ collection: text, id: text, rev: whole, user_id: maybe(whole), schema: whole, deleted: whole, at: text },
});

it("is the canonical JSON of an entry, of what it says and of a revision", () => {
  fc.assert(fc.property(entry, text, (each, prev) => entryText(each, prev) === canonicalize({ ...each, prev })));
  fc.assert(fc.property(details, (each) => detailsText(each) === canonicalize(each)));
  fc.assert(fc.property(revision, (each) => revisionText(each) === canonicalize(each)));
});
