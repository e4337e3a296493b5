import { expect, it } from "vitest";
import { publicLists } from "./lists.ts";

const LIST = new Uint8Array([0x30, 0x00]);
const PUBLIC = "93.184.215.14";

/** The source, and the addresses that it has asked. */
function source(addresses: string[], answer: () => Promise<Response> = async () => new Response(LIST)) {
  const asked: string[] = [];
  const fetch = (url: string) => {
    asked.push(url);
    return answer();
  };
  return { asked, lists: publicLists({ fetch, resolve: async () => addresses, timeoutMs: 50 }) };
}

it("fetches a list from the Internet, by HTTP as authorities offer it", async () => {
  const { lists } = source([PUBLIC]);
  expect(await lists("http://crl.example.org/ca.crl", "")).toEqual(Buffer.from(LIST));
});

it("asks no address that leads inside, and no other port or protocol", async () => {
  for (const inside of ["127.0.0.1", "10.1.2.3", "169.254.169.254", "::1", "fd00::1", "::ffff:192.168.0.1"]) {
    const { lists, asked } = source([PUBLIC, inside]);
    expect([await lists("http://crl.example.org/ca.crl", ""), asked]).toEqual([null, []]);
  }
  for (const address of ["http://crl.example.org:6379/", "ftp://crl.example.org/", "file:///etc/passwd"]) {
    const { lists, asked } = source([PUBLIC]);
    expect([await lists(address, ""), asked]).toEqual([null, []]);
  }
});

it("takes no redirect, no error, nothing endless and nothing late", async () => {
  const endless = () =>
    new Response(new ReadableStream({ pull: (controller) => controller.enqueue(new Uint8Array(65_536)) }));
  for (const answer of [
    async () => Response.redirect("http://10.0.0.1/", 302),
    async () => new Response(LIST, { status: 404 }),
    async () => endless(),
    () => new Promise<Response>(() => undefined),
    () => Promise.reject(new Error("dead")),
  ]) {
    expect(await source([PUBLIC], answer).lists("http://crl.example.org/ca.crl", "")).toBeNull();
  }
});
