import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Attack } from "./attack.ts";
import { type Target, testTarget } from "./target.ts";

/** Tests that attacks come to nothing, each against a server of its own within this process. */
export function comeToNothing(attacks: readonly Attack[]): void {
  describe.each(attacks)("$name", ({ run }) => {
    let target: Target;
    beforeAll(async () => {
      target = await testTarget();
    });
    afterAll(() => target.close());

    it("comes to nothing", { timeout: 120_000 }, async () => {
      expect(await run(target)).toEqual([]);
    });
  });
}
