import sharp from "sharp";
import { beforeEach, describe, expect, it } from "vitest";
import type { TestClient } from "../testing/client.ts";
import { useTestServer } from "../testing/useTestServer.ts";

const server = useTestServer();
const captain = server.as("captain");
let path: string;
let yachtId: number;

beforeEach(async () => {
  const made = await captain.post(`/yacht/by_user/${captain.userId}/`, {
    name: "Mistral",
    port_of_registry: "Toulon",
    type: "SAIL",
  });
  yachtId = made.body.id;
  path = `/api/yacht/${yachtId}/image`;
});

const grey = (shade: number, width = 40) =>
  sharp({ create: { width, height: 30, channels: 3, background: { r: shade, g: shade, b: shade } } });

async function send(files: readonly Uint8Array[], options: { client?: TestClient; key?: string; to?: string } = {}) {
  const form = new FormData();
  for (const bytes of files)
    form.append("pictures", new File([new Uint8Array(bytes)], "quay.jpg", { type: "image/jpeg" }));
  const headers = new Headers({ authorization: `Bearer ${(options.client ?? captain).token}` });
  if (options.key) headers.set("idempotency-key", options.key);
  const answer = await server.app.request(options.to ?? path, { method: "POST", body: form, headers });
  return { status: answer.status, body: await answer.json() };
}

async function fetchAs(client: TestClient, address: string) {
  const answer = await server.app.request(address, { headers: { authorization: `Bearer ${client.token}` } });
  return {
    status: answer.status,
    type: answer.headers.get("content-type"),
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

describe("adding pictures", () => {
  it("keeps them small, upright and without what the camera noted, for every device", async () => {
    const turned = await grey(90, 4_000).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { status, body } = await send([turned, await grey(200).png().toBuffer(), await grey(10).webp().toBuffer()]);
    expect([status, body.pictures.length]).toEqual([201, 3]);
    const [first] = body.pictures;
    const picture = await fetchAs(captain, first.public_url);
    expect([picture.status, picture.type]).toEqual([200, "image/jpeg"]);
    const { width, height, orientation, exif } = await sharp(picture.bytes).metadata();
    expect([width, height, orientation, exif]).toEqual([15, 2_048, undefined, undefined]);
    const { documents } = await captain.pull("yachts");
    expect(documents.find(({ id }) => id === String(yachtId))).toMatchObject({ body: { pictures: body.pictures } });
  });

  it("counts pictures and their pixels before it takes the memory of one", async () => {
    const { images } = server.deps;
    const taken: string[] = [];
    const { normalise, pixelsOf } = images;
    const noted = <A>(name: string, look: (bytes: Uint8Array) => Promise<A>) => {
      return (bytes: Uint8Array) => {
        taken.push(name);
        return look(bytes);
      };
    };
    images.normalise = noted("normalise", normalise);
    images.pixelsOf = noted("pixelsOf", pixelsOf);
    const small = await grey(90).jpeg().toBuffer();
    const wide = { create: { width: 8_000, height: 5_001, channels: 3 as const, background: "#808080" } };
    const large = await sharp(wide).png({ compressionLevel: 1 }).toBuffer();
    expect(await send([small, large])).toMatchObject({
      status: 422,
      body: { errors: { files: { pictures: ["A picture can have at most 40 megapixels"] } } },
    });
    expect(taken).toEqual(["pixelsOf", "pixelsOf"]);
    taken.length = 0;
    expect(await send(Array.from({ length: 51 }, () => small))).toMatchObject({ status: 422 });
    expect(taken).toEqual([]);
    server.deps.quotas.pictureMegapixels = 41;
    expect((await send([large])).status).toBe(201);
  });

  it("takes the same upload once, however often it is sent", async () => {
    const files = [await grey(90).jpeg().toBuffer()];
    const sent = await Promise.all([send(files, { key: "a" }), send(files, { key: "a" })]);
    expect(sent.map(({ status }) => status)).toEqual([201, 201]);
    await captain.delete(`/yacht/${yachtId}/image/0`);
    expect((await send(files, { key: "a" })).body.pictures).toEqual([]);
    expect((await send(files, { key: "b" })).body.pictures).toHaveLength(1);
  });

  it("takes another yacht's upload of the same name for another one", async () => {
    const files = [await grey(90).jpeg().toBuffer()];
    await send(files, { key: "a" });
    const other = await send(files, { key: "a", to: `/api/yacht/${yachtId === 1 ? 2 : 1}/image` });
    expect([other.status, other.body.pictures.length]).toEqual([201, 1]);
  });

  it("refuses what is no picture by its content, and keeps none of what came with it", async () => {
    const jpeg = await grey(90).jpeg().toBuffer();
    for (const wrong of [
      Buffer.from("a text"),
      Buffer.from("<svg xmlns='http://www.w3.org/2000/svg'/>"),
      jpeg.subarray(0, 60),
    ]) {
      const { status, body } = await send([jpeg, wrong]);
      expect([status, body.errors.files.pictures]).toEqual([422, ["This file is not a JPEG, PNG or WebP picture"]]);
    }
    expect((await send([])).status).toBe(422);
    expect((await captain.post(`/yacht/${yachtId}/image`, { pictures: [] })).status).toBe(422);
    expect((await captain.get(`/yacht/${yachtId}`)).body.pictures).toEqual([]);
  });

  it("refuses a file over the limit, in the words of the limit that is set", async () => {
    const large = Buffer.concat([await grey(90).jpeg().toBuffer(), Buffer.alloc(3 * 1024 * 1024)]);
    const { status, body } = await send([large]);
    expect([status, body.message]).toEqual([422, "File size is exceeding the 3MB limit"]);
    expect(body.errors).toEqual({ files: { pictures: ["File size is exceeding the 3MB limit"] } });
    server.deps.pictureLimitMb = 4;
    expect((await send([large])).status).toBe(201);
    expect((await captain.get("/settings")).body.picture_limit_mb).toBe(4);
    expect((await send([Buffer.alloc(33 * 1024 * 1024)])).status).toBe(422);
  });

  it("is for who may write the yacht, and waits for one that is still on its way", async () => {
    const files = [await grey(90).jpeg().toBuffer()];
    const stranger = await server.login("client");
    expect((await send(files, { client: stranger })).status).toBe(404);
    const reader = await send(files, { client: stranger, to: "/api/yacht/1/image" });
    expect(reader.status).toBe(403);
    const { from } = await captain.lease("yacht");
    expect((await send(files, { to: `/api/yacht/${from}/image` })).status).toBe(503);
    expect((await send(files, { to: "/api/yacht/999999/image" })).status).toBe(404);
  });
});

describe("pictures", () => {
  it("are seen by who sees the yacht, and by no one else", async () => {
    const { body } = await send([await grey(90).jpeg().toBuffer()]);
    const [{ public_url }] = body.pictures;
    const stranger = await server.login("client");
    expect((await fetchAs(stranger, public_url)).status).toBe(404);
    expect((await server.app.request(public_url)).status).toBe(401);
    expect((await fetchAs(captain, `${path}/${"0".repeat(64)}`)).status).toBe(404);
    // The same content under a yacht that does not show it.
    expect((await fetchAs(stranger, public_url.replace(`/${yachtId}/`, "/1/"))).status).toBe(404);
  });

  it("are deleted by their place, and only the one that was meant", async () => {
    const { body } = await send([await grey(90).jpeg().toBuffer(), await grey(200).jpeg().toBuffer()]);
    const [first, second] = body.pictures;
    const stranger = await server.login("client");
    expect((await stranger.delete(`/yacht/${yachtId}/image/0`)).status).toBe(404);
    const query = `?public_url=${encodeURIComponent(first.public_url)}`;
    expect((await captain.delete(`/yacht/${yachtId}/image/1${query}`)).status).toBe(409);
    expect((await captain.delete(`/yacht/${yachtId}/image/0${query}`)).body.pictures).toEqual([second]);
    expect((await captain.delete(`/yacht/${yachtId}/image/1`)).status).toBe(404);
    expect((await fetchAs(captain, first.public_url)).status).toBe(404);
  });
});

describe("the plot of speed and consumption", () => {
  it("is a PNG once the yacht has a curve", async () => {
    const plot = `/api/yacht/${yachtId}/0/speed_consumption.png`;
    expect((await fetchAs(captain, plot)).status).toBe(404);
    await captain.put(`/yacht/${yachtId}`, {
      speed_consumption_table: [
        [8, 40],
        [10, 80],
        [12, 150],
      ],
    });
    const { status, type, bytes } = await fetchAs(captain, plot);
    expect([status, type]).toEqual([200, "image/png"]);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "png", width: 1_280, height: 640 });
    expect((await fetchAs(captain, plot.replace("/0/", "/3/"))).status).toBe(404);
    const stranger = await server.login("client");
    expect((await fetchAs(stranger, plot)).status).toBe(404);
  });
});

describe("storage used by pictures", () => {
  const now = () => server.deps.clock.now().toISOString();
  const bytes = () => server.deps.store.usage.of(captain.userId, now()).bytes;

  it("counts for the account, and taking them off brings nothing back", async () => {
    const before = bytes();
    const { body } = await send([await grey(90).jpeg().toBuffer()]);
    const { bytes: kept } = await fetchAs(captain, body.pictures[0].public_url);
    expect(bytes() - before).toBeGreaterThan(kept.length);
    const full = bytes();
    server.deps.quotas.bytes = full;
    const refused = await send([await grey(91).jpeg().toBuffer()]);
    expect([refused.status, bytes()]).toEqual([409, full]);
    expect((await captain.delete(`/yacht/${yachtId}/image/0`)).status).toBe(200);
    expect(bytes()).toBeGreaterThan(full);
  });

  it("is decided before the body is read: whose yacht it is, and how many come at a time", async () => {
    let read = 0;
    const endless = () =>
      new ReadableStream(
        {
          pull: (controller) => {
            read += 1;
            controller.enqueue(new Uint8Array(1_024));
            return new Promise<void>((done) => setImmediate(done));
          },
        },
        { highWaterMark: 0 },
      );
    const client = await server.login("client");
    const headers = { authorization: `Bearer ${client.token}`, "transfer-encoding": "chunked" };
    const init = { method: "POST", body: endless(), headers, duplex: "half" } as RequestInit;
    const answer = await server.app.request("/api/yacht/999/image", init);
    expect([answer.status, read]).toEqual([404, 0]);
  });
});
