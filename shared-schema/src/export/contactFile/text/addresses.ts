import { z } from "zod";

const email = z.email().max(254);

/** More values of one kind than anyone has. */
const MOST_VALUES = 10;

/** The e-mail addresses in a cell, which may hold several, or one with a name around it: «Zoé <zoe@example.org>; b@example.org». */
export function emailsIn(text: string): string[] {
  const found = text.slice(0, 5_000).match(/[^\s<>()[\],;:"]+@[^\s<>()[\],;:"]+/g) ?? [];
  return distinct(found.map((each) => each.replace(/^'+|['.]+$/g, "")).filter((each) => email.safeParse(each).success));
}

/** The telephone numbers in a cell. Google writes three colons between several, and others a semicolon or a new line; «;ext=12» is an extension. */
export function phonesIn(text: string): string[] {
  const parts = text.slice(0, 5_000).split(/\s*:::\s*|[\r\n]+|;(?=\s*[+(]?\d[\d ().-]{4})/);
  return distinct(parts.map((each) => each.replace(/^tel:/i, "").trim()));
}

/** The values without those that are empty or there already, whatever their case. */
export function distinct(values: readonly string[]): string[] {
  const seen = new Map<string, string>();
  for (const value of values) {
    const key = value.trim().toLowerCase();
    if (key !== "" && !seen.has(key)) seen.set(key, value.trim());
  }
  return [...seen.values()].slice(0, MOST_VALUES);
}
