import { readdirSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { z } from "zod";
import { credentialAnswer, listAnswer, signAnswer } from "./answerSchemas.ts";
import { infoAnswer, serverMetadata } from "./infoSchema.ts";

const FOLDER = new URL("./fixtures/eudi/", import.meta.url);
/** What reads a file, by the beginning of its name. */
const SCHEMAS: readonly (readonly [RegExp, z.ZodType])[] = [
  [/^rssp_metadata/, infoAnswer],
  [/^credentials_info/, credentialAnswer],
  [/^credentials_list/, listAnswer],
  [/^oauth_authorization_server/, serverMetadata],
  [/^sign_hash/, signAnswer],
];
const files = readdirSync(FOLDER).filter((name) => name.endsWith(".json"));

it("reads the samples of the European client: the valid ones alone", () => {
  const accepted = files.filter((name) => {
    const schema = SCHEMAS.find(([pattern]) => pattern.test(name))?.[1] ?? z.never();
    return schema.safeParse(JSON.parse(readFileSync(new URL(name, FOLDER), "utf8"))).success;
  });
  expect(files).toHaveLength(16);
  expect(accepted).toEqual(files.filter((name) => !name.includes("invalid")));
});
