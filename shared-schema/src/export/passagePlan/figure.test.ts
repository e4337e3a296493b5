import { expect, test } from "vitest";
import { figureIn } from "./figure.ts";
import { LABELS } from "./labels.ts";

test("numbers are written as the plan's language writes them", () => {
  const [english, french] = [figureIn(LABELS.en), figureIn(LABELS.fr)];
  expect([english(1780.7, 1, "NM"), english(12, 0), english(null, 1, "L")]).toEqual(["1,780.7\u00a0NM", "12", "—"]);
  expect([french(1780.7, 1, "NM"), french(-0.04, 1)]).toEqual(["1\u00a0780,7\u00a0NM", "0,0"]);
});
