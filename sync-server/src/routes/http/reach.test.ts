import { describe, expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer({ per: "file" });
const broker = server.as("broker");
const admin = server.as("admin");

/** The paths of the API with a JSON body, as the description lists them. */
async function pathsWithBodies(): Promise<[method: string, path: string][]> {
  const { paths } = (await broker.get("/openapi.json")).body;
  const all = Object.entries<Record<string, { requestBody?: { content: object } }>>(paths);
  return all.flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, { requestBody }]): [string, string][] =>
      requestBody && "application/json" in requestBody.content
        ? [[method.toUpperCase(), path.replace(/^\/api/, "")]]
        : [],
    ),
  );
}

/** A part of any name, and numbers of documents that the outsider does not see. */
const VALUES: Readonly<Record<string, string>> = { role: "clients", kycItem: "FUNDS", rowCode: "FR", month: "2027-01" };
const UUID = "0190a0a0-0000-7000-8000-000000000001";
const NUMBERS = /^(id|version|from|index|profileId|contactProfileId|otherId)$/;

function addressOf(path: string, userId: number): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    if (name === "userId") return String(userId);
    return VALUES[name] ?? (NUMBERS.test(name) ? "1" : UUID);
  });
}

describe("a body that is not valid", () => {
  it("tells a stranger nothing of its fields, whatever the path is about", async () => {
    await admin.post("/user/", {
      ...{ first_name: "Olga", last_name: "Outside", email: "outsider@example.org", password: "passerelle-demo" },
    });
    const outsider = await server.login("outsider@example.org");
    const about = (await pathsWithBodies()).filter(([, path]) =>
      /^\/(?:cruise|contract|sign|billing|yacht|user\/profile)\/\{id\}|^\/user\/\{userId\}|by_user\/\{userId\}/.test(
        path,
      ),
    );
    expect(about.length).toBeGreaterThan(40);
    const told: string[] = [];
    for (const [method, path] of about) {
      const answer = await outsider.call(method, addressOf(path, broker.userId), "not an object");
      if (![403, 404].includes(answer.status)) told.push(`${method} ${path}: ${answer.status}`);
    }
    expect(told).toEqual([]);
  });

  it("is refused as any other from those who see the document and may not write it", async () => {
    const client = await server.login("client");
    const others: readonly [string, string, object][] = [
      ["PUT", "/cruise/1", { name: "Mine" }],
      ["POST", "/cruise/1/waypoint/", { name: "Mine" }],
      ["POST", "/cruise/1/service/", { name: "Mine" }],
      ["PUT", "/yacht/1", { name: "Mine" }],
      ["PUT", `/user/profile/${broker.profileId}`, { first_name: "Mine" }],
    ];
    for (const [method, path, valid] of others) {
      expect((await client.call(method, path, "not an object")).status, `${method} ${path}`).toBe(403);
      expect((await client.call(method, path, valid)).status, `${method} ${path}`).not.toBe(200);
    }
  });

  it("is explained to those who could send a valid one", async () => {
    for (const [method, path] of [
      ["PUT", "/cruise/1"],
      ["POST", `/user/${broker.userId}/contact/`],
    ] as const) {
      expect((await broker.call(method, path, "not an object")).status).toBe(422);
    }
  });
});
