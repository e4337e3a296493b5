import type { Bilingual } from "../base/language.ts";
import type { Kind } from "./kinds.ts";

/**
 * The meaning of one code. Its texts are ICU messages; the English names its parameters plainly, because their type is
 * read from it.
 */
export interface Entry extends Bilingual {
  readonly kind: Kind;
}

export type Entries = Readonly<Record<string, Entry>>;

export type Params = Readonly<Record<string, string | number>>;

/** The parameters that a text names: `"{count} of {most}"` → `"count" | "most"`. */
type NamesIn<Text extends string> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;

/** The address of the operator: known where a text is worded, never part of a refusal. */
type Known = "contact";

/** The arguments that a code requires: none, or its parameters. */
export type Given<English extends string> = [Exclude<NamesIn<English>, Known>] extends [never]
  ? []
  : [params: Readonly<Record<Exclude<NamesIn<English>, Known>, string | number>>];
