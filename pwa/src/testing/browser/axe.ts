import axe from "axe-core";
import { expect } from "vitest";

async function barriers(): Promise<string[]> {
  const { violations } = await axe.run(document, { resultTypes: ["violations"] });
  return violations.map(({ id, nodes }) => `${id} ${nodes[0]?.html}`);
}

/** Nothing on screen hinders anybody. What fades in has no contrast yet, so it is asked until it has come to rest. */
export async function expectNoBarriers(): Promise<void> {
  await expect.poll(barriers).toEqual([]);
}
