import { done, refused } from "shared-schema/base/result";
import { expect, it, vi } from "vitest";
import { serviceName } from "./serviceName.ts";

const INFO = { description: "", methods: [], signAlgorithms: [] };

it("is the host until the service has said its name, and never waits", async () => {
  const info = vi
    .fn()
    .mockResolvedValueOnce(refused("signer.unreachable"))
    .mockResolvedValue(done({ ...INFO, name: " ACME Trust Services " }));
  const name = serviceName({ info }, "sign.example.org");
  expect([name(), name()]).toEqual(["sign.example.org", "sign.example.org"]);
  expect(info).toHaveBeenCalledTimes(1);
  await vi.waitUntil(() => name() !== "sign.example.org");
  expect(name()).toBe("ACME Trust Services");
  expect(info).toHaveBeenCalledTimes(2);
});
