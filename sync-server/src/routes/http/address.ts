import { isIPv4, isIPv6 } from "node:net";
import { getConnInfo } from "@hono/node-server/conninfo";
import type { Context } from "hono";
import { deviceName } from "../../verbs/account/sessions/deviceName.ts";
import type { Origin } from "../../verbs/account/sessions/session.ts";
import type { RouteDeps } from "./env.ts";

/** The address that limits count: an IPv4 address, or the /64 of an IPv6 address, which is one connection's. */
export function addressOf(c: Context, deps: { limits: Pick<RouteDeps["limits"], "trustProxy"> }): string {
  const forwarded = deps.limits.trustProxy ? c.req.header("x-forwarded-for")?.split(",").at(-1)?.trim() : undefined;
  // Requests that tests hand over directly come through no socket.
  const address = forwarded ?? ("incoming" in (c.env ?? {}) ? getConnInfo(c).remote.address : undefined);
  return address === undefined ? "local" : networkOf(address);
}

/** The origin of a request: its address, and the device as the browser names it. */
export function originOf(c: Context, deps: Pick<RouteDeps, "limits">): Origin {
  return { address: addressOf(c, deps), device: deviceName(c.req.header("user-agent")) };
}

/** An IPv4 address as it is, also one that is written as IPv6; of an IPv6 address its first 64 bits. */
export function networkOf(address: string): string {
  const plain = withoutPort(address).replace(/%.*$/, "");
  const mapped = /^::ffff:([\d.]+)$/i.exec(plain)?.[1];
  if (mapped !== undefined && isIPv4(mapped)) return mapped;
  if (!isIPv6(plain)) return plain.slice(0, 64);
  return `${groupsOf(plain).slice(0, 4).join(":")}::/64`;
}

/** Some proxies add the port of the client, which is another one with each connection. */
function withoutPort(address: string): string {
  return address.replace(/^\[(.*)\](:\d+)?$/, "$1").replace(/^([\d.]+):\d+$/, "$1");
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  // An IPv4 tail stands for two groups; it lies behind the network's part.
  const [head = "", tail = ""] = address.replace(/[\d.]+\.\d+$/, "0:0").split("::");
  const split = (part: string) => (part === "" ? [] : part.split(":"));
  const [front, back] = [split(head), split(tail)];
  const zeros = Array.from({ length: 8 - front.length - back.length }, () => "0");
  return [...front, ...zeros, ...back].map((group) => Number.parseInt(group, 16).toString(16));
}
