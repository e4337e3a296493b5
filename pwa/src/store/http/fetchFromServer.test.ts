import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterEach, expect, it, vi } from "vitest";
import { fetchFromServer } from "./fetchFromServer.ts";

afterEach(() => vi.unstubAllGlobals());

it.each([200, 401, 409, 422, 426, 502])("takes a %i of our server as its word", async (status) => {
  vi.stubGlobal("fetch", async () => Response.json({ id: 7 }, { status, headers: { [OWN_ANSWER]: "1" } }));
  expect((await fetchFromServer("/api/user/me", { method: "GET" })).status).toBe(status);
});

it.each([200, 302, 401, 404, 422, 426, 502])(
  "takes a %i of someone on the way as none, JSON or not",
  async (status) => {
    const answers = [
      Response.json({ message: "Please log in.", errors: { json: { room: ["is missing"] } } }, { status }),
      new Response("<p>Welcome ashore</p>", { status, headers: { "content-type": "text/html" } }),
    ];
    for (const answer of answers) {
      vi.stubGlobal("fetch", async () => answer);
      await expect(fetchFromServer("/api/yacht/12/image", { method: "POST" })).rejects.toThrow(TypeError);
    }
  },
);
