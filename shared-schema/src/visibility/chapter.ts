import { COLLECTIONS } from "../sync/wire.ts";
import { AUDIENCES, type RoleAudience } from "./audiences/audiences.ts";
import { FIELD_AUDIENCES, type FieldAudience } from "./audiences/fields.ts";
import type { AnyTable } from "./audiences/table.ts";
import { FIELDS } from "./fields.ts";
import { READERS } from "./readers.ts";

const WIDTH = 118;

/** The tables of the chapter «Read access» in ARCHITECTURE.md: the audiences, and the fields of each document by audience. */
export function readAccessChapter(): string {
  const roles = Object.keys(AUDIENCES) as RoleAudience[];
  const fields = Object.keys(FIELD_AUDIENCES) as FieldAudience[];
  return [
    "| by role | members |",
    "|---|---|",
    ...roles.map((name) => `| \`${name}\` | ${membersOf(name)} |`),
    "",
    "| of a field | who sees it |",
    "|---|---|",
    ...fields.map((name) => `| \`${name}\` | ${FIELD_AUDIENCES[name]} |`),
    "",
    ...COLLECTIONS.flatMap((name) => documentLines(name)),
  ].join("\n");
}

function membersOf(audience: RoleAudience): string {
  const { roles, admins } = AUDIENCES[audience];
  const named = roles.map((role) => role.replace("_", " "));
  return `${named.join(", ")}${admins ? ", and administrators" : ""}`;
}

function documentLines(name: (typeof COLLECTIONS)[number]): string[] {
  const table: AnyTable = FIELDS[name];
  const byAudience = Object.keys(FIELD_AUDIENCES).flatMap((audience) => {
    const paths = pathsFor(table, audience);
    return paths.length === 0 ? [] : [{ audience, paths }];
  });
  const head = `- **${name}**, for ${READERS[name].words}`;
  const noted = Object.values(table).some((rule) => typeof rule !== "string" && rule.areProfiles);
  if (byAudience.length === 1 && !noted) return [`${head}: everything.`];
  return [
    `${head}:`,
    ...byAudience.flatMap(({ audience, paths }) => wrapped(`  - \`${audience}\`: ${paths.join(", ")}`)),
  ];
}

/** The fields that a table gives to an audience; a map whose parts are all for it is listed by its name alone. */
function pathsFor(table: AnyTable, audience: string): string[] {
  return Object.entries(table).flatMap(([key, rule]) => {
    if (typeof rule === "string") return rule === audience ? [key] : [];
    if (rule.areProfiles) return audience === "readers" ? [`${key} (each as the profile itself)`] : [];
    const within = pathsFor(rule.each, audience);
    if (within.length === 0) return [];
    const note = rule.audienceOf ? " (each where its subject is seen)" : "";
    if (within.length === Object.keys(rule.each).length) return [`${key}${note}`];
    return within.map((path) => `${key}.${path}`);
  });
}

function wrapped(line: string): string[] {
  const lines: string[] = [];
  let rest = line;
  while (rest.length > WIDTH) {
    const at = rest.lastIndexOf(" ", WIDTH);
    lines.push(rest.slice(0, at));
    rest = `    ${rest.slice(at + 1)}`;
  }
  return [...lines, rest];
}
