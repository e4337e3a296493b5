import { PUBLIC_TEXTS, publicTextAddress } from "shared-schema/contract/public/names";
import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";

const server = useTestServer();

it.each(PUBLIC_TEXTS.flatMap((name) => (["en", "fr"] as const).map((language) => [name, language] as const)))(
  "answers strangers with %s in %s",
  async (name, language) => {
    const answer = await server.app.request(publicTextAddress(name, language));
    expect(answer.status).toBe(200);
    expect(answer.headers.get("content-type")).toBe("application/pdf");
    const raw = Buffer.from(await answer.arrayBuffer()).toString("latin1");
    expect(raw).toMatch(/^%PDF-/);
    expect(raw).toContain(`/Lang (${language})`);
    expect(raw).toContain("/Outlines");
  },
);
