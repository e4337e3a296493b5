import { onTestFinished, vi } from "vitest";
import { planWorker } from "#workers/plan/planner.ts";

/** No plan is computed until the test ends. A row that never got one would stop those of the tests that follow. */
export function holdPlans(): void {
  let end = () => {};
  const planning = new Promise<never>((_, reject) => {
    end = () => reject(new Error("The test has ended"));
  });
  // Unless a row has asked for a plan, no one is there to hear of the end.
  planning.catch(() => {});
  const asked = vi.spyOn(planWorker, "ask").mockReturnValue(planning);
  onTestFinished(() => {
    asked.mockRestore();
    end();
  });
}
