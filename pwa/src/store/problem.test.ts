import { expect, it } from "vitest";
import { ownWords, readProblem } from "./problem.ts";

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

it.each([
  [{ message: "Please log in." }, true],
  [{ errors: { json: { name: ["is missing"] } } }, true],
  [{ portal: "/login" }, false],
  [{}, false],
  ["<p>Welcome ashore</p>", false],
  [null, false],
])("tells whether %j is our server's word", (raw, own) => {
  expect(ownWords(raw) !== null).toBe(own);
});
