import { lookup } from "node:dns/promises";
import { BlockList, isIPv6 } from "node:net";

/** Networks that are no one's on the Internet (RFC 6890): a service of another operator has no business there. */
const PRIVATE_V4 = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
] as const;
const PRIVATE_V6 = [
  ["::", 128],
  ["::1", 128],
  ["64:ff9b::", 96],
  ["fc00::", 7],
  ["fe80::", 10],
  ["ff00::", 8],
] as const;

const list = new BlockList();
for (const [network, bits] of PRIVATE_V4) list.addSubnet(network, bits, "ipv4");
for (const [network, bits] of PRIVATE_V6) list.addSubnet(network, bits, "ipv6");

export function isPrivate(address: string): boolean {
  // An IPv4 address that is written as IPv6 is compared with the IPv4 networks by the list itself.
  return list.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** The addresses of a host's name. */
export type Resolve = (host: string) => Promise<string[]>;

export const systemResolve: Resolve = async (host) => {
  const found = await lookup(host, { all: true });
  return found.map(({ address }) => address);
};

/** Whether all addresses of a host are on the Internet. A name without any is not. */
export async function isPublicHost(hostname: string, resolve: Resolve): Promise<boolean> {
  const addresses = await resolve(hostname.replace(/^\[(.*)\]$/, "$1")).catch(() => []);
  return addresses.length > 0 && !addresses.some(isPrivate);
}
