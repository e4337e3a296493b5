import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ATTACKS } from "./attacks.ts";
import { type Target, testTarget } from "./support/target.ts";

/** The attacks that need no process of their own; `npm run attack` carries out all of them against the server as deployed. */
describe.each(ATTACKS.filter(({ needsProcess }) => !needsProcess))("$name", ({ run }) => {
  let target: Target;
  beforeAll(async () => {
    target = await testTarget();
  });
  afterAll(() => target.close());

  it("comes to nothing", { timeout: 120_000 }, async () => {
    expect(await run(target)).toEqual([]);
  });
});
