import { expect, it } from "vitest";
import { DEFAULT_QUOTAS, readQuotas } from "./quotas.ts";

it("multiplies the limits for testers, and never in production", () => {
  const env = { QUOTA_FACTOR: "3", QUOTA_MB: "2" };
  const { bytes, streams, pictureMegapixels } = readQuotas(env, false);
  expect({ bytes, streams }).toEqual({ bytes: 6 * 1024 * 1024, streams: 3 * DEFAULT_QUOTAS.streams });
  expect(pictureMegapixels).toBe(DEFAULT_QUOTAS.pictureMegapixels);
  expect(readQuotas(env, true)).toEqual({ ...DEFAULT_QUOTAS, bytes: 2 * 1024 * 1024 });
});
