import { expect, it } from "vitest";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer({ per: "file", demo: false });

it("gives the terms of service to everybody, as plain text of this server", async () => {
  for (const language of ["en", "fr"]) {
    const answer = await server.app.request(`/tos/${language}.md`);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("text/plain; charset=utf-8");
    expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
    expect(answer.headers.get("content-language")).toBe(language);
    expect(answer.headers.get("x-passerelle")).toBe("1");
    expect(await answer.text()).toContain("## 1.");
  }
  expect((await server.app.request("/tos/de.md")).status).toBe(404);
});
