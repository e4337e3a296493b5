import { expect, it } from "vitest";
import { readProblem } from "./problem.ts";

const missing = { name: [{ code: "said", params: { words: "is missing" } }] };

it.each([
  [
    { code: "agreement.delete-closed", params: { status: "LOCKED" } },
    { code: "agreement.delete-closed", params: { status: "LOCKED" } },
  ],
  [
    { message: "No.", errors: { json: { name: ["is missing"] } } },
    { code: "server.said", params: { sentence: "No." }, fields: missing },
  ],
  [
    { msg: "No.", errors: { name: "is missing" } },
    { code: "server.said", params: { sentence: "No." }, fields: missing },
  ],
  [
    { messages: { validation: { name: ["is missing"] } } },
    { code: "server.answered", params: { status: 422 }, fields: missing },
  ],
  [
    { msg: "No.", errors: { files: { name: ["is missing"] }, json: { address: { city: ["is unknown"] } } } },
    {
      code: "server.said",
      params: { sentence: "No." },
      fields: { ...missing, "address.city": [{ code: "said", params: { words: "is unknown" } }] },
    },
  ],
  [{ errors: ["It is late."] }, { code: "server.said", params: { sentence: "It is late." } }],
  ["<h1>oops</h1>", { code: "server.answered", params: { status: 422 } }],
  [{ message: "<p>Bad gateway</p>" }, { code: "server.answered", params: { status: 422 } }],
  ["Error: ".padEnd(600, "x"), { code: "server.answered", params: { status: 422 } }],
  ["Bad gateway", { code: "server.said", params: { sentence: "Bad gateway" } }],
  [null, { code: "server.answered", params: { status: 422 } }],
])("reads %j", async (raw, read) => {
  expect(await readProblem(422, raw)).toEqual(read);
});

it("takes a 401 for what it is, whatever it says", async () => {
  expect(await readProblem(401, { message: "No." })).toEqual({ code: "session.missing" });
});
