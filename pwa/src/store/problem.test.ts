import { expect, it } from "vitest";
import { readProblem } from "./problem.ts";

it.each([
  [
    { message: "No.", errors: { json: { name: ["is missing"] } } },
    { message: "No.", fields: { name: ["is missing"] } },
  ],
  [
    { msg: "No.", errors: { name: "is missing" } },
    { message: "No.", fields: { name: ["is missing"] } },
  ],
  [{ messages: { validation: { name: ["is missing"] } } }, { message: null, fields: { name: ["is missing"] } }],
  ["Bad gateway", { message: "Bad gateway", fields: {} }],
  [null, { message: null, fields: {} }],
])("reads %j", (raw, read) => {
  expect(readProblem(raw)).toEqual(read);
});
