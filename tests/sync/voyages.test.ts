import "fake-indexeddb/auto";
import { readFile } from "node:fs/promises";
import { makePlan } from "shared-schema/pricing/plan";
import { figuresOf } from "shared-schema/pricing/price";
import { SYNCED } from "shared-schema/sync/wire";
import { useTestServer } from "sync-server/testing/useTestServer";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { openScreenDevice } from "../../pwa/src/store/testing/screenDevice.ts";

/** The demo's cruises and the tax of each, worked out from the fixtures by hand. */
const CRUISES = [
  { id: 1, name: "Riviera, Corsica and Sardinia", country: "FR", rate: [0.015, 0.03] },
  { id: 2, name: "Îles d’Or", country: "FR", rate: [0.08, 0.1] },
  { id: 3, name: "Balearics", country: "FR", rate: [0.14, 0.17] },
  { id: 4, name: "Leewards", country: "BL", rate: [0, 0] },
] as const;

const server = useTestServer({ per: "file" });
const admin = server.as("admin");

/** The app's files, which its workers ask for by their addresses, come from the disk. */
async function fromDisk(address: string | URL | Request): Promise<Response> {
  const path = String(address).replace(/^\/@fs/, "");
  const root = process.cwd();
  return new Response(new Uint8Array(await readFile(path.startsWith(root) ? path : `${root}${path}`)));
}

beforeAll(async () => {
  vi.stubGlobal("self", { ...globalThis, location: { origin: server.deps.publicUrl } });
  vi.stubGlobal("fetch", fromDisk);
  const { body: user } = await admin.get("/user/me");
  const pulled = await Promise.all(
    SYNCED.map(async (collection) => [collection, (await admin.pull(collection)).documents] as const),
  );
  const { runtime } = await openScreenDevice(user, Object.fromEntries(pulled));
  runtime.now = () => server.deps.clock.now().getTime();
});
afterAll(() => vi.unstubAllGlobals());

describe.each(CRUISES)("$name", ({ id, country, rate: [low, high] }) => {
  const ofDevice = async () => {
    const { readDraftInput } = await import("../../pwa/src/store/queries/draftInput.ts");
    const input = await readDraftInput(id);
    if (!input.ok) throw new Error(`the draft cannot be read: ${input.refusal.code}`);
    return input.value;
  };

  it("costs on the device what the server says, to the cent", async () => {
    const { askGeo } = await import("../../pwa/src/workers/geo/lazyGeo.ts");
    const { agreement, yacht, taxRows, today } = await ofDevice();
    const { price, tax, itinerary } = await askGeo((geo) => makePlan({ agreement, yacht, geo, taxRows, today }));
    const { body: view } = await admin.get(`/cruise/${id}`);
    expect(view).toMatchObject(figuresOf(price));
    expect(view).toMatchObject({ vat_country: country, effective_vat_rate: tax.effective_vat_rate });
    expect(view.journey_cons_estimate).toBe(itinerary.journey_cons_estimate);
    expect(view.effective_vat_rate).toBeGreaterThanOrEqual(low);
    expect(view.effective_vat_rate).toBeLessThanOrEqual(high);
  });

  it("is printed by the device in the server's own bytes", async () => {
    const { contractDrafts } = await import("../../pwa/src/workers/documents/contractDrafts.ts");
    const printed = await contractDrafts.pdf(await ofDevice(), null, null);
    const answer = await server.app.request(`/api/contract/${id}/0/pdf`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect(answer.status).toBe(200);
    const bytes = Buffer.from(await answer.arrayBuffer());
    expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect(Buffer.from(printed).equals(bytes)).toBe(true);
  });
});
