import { expect, it } from "vitest";
import { latestWins } from "./latestWins.ts";

const turn = () => new Promise((resolve) => setTimeout(resolve, 5));

it("skips what was overtaken while work was under way", async () => {
  const worked: number[] = [];
  const answers: [number | null, boolean][] = [];
  const ask = latestWins(
    async (input: number) => {
      worked.push(input);
      await turn();
      return input * 10;
    },
    (output, _, more) => answers.push([output, more]),
  );
  for (const input of [1, 2, 3]) ask(input);
  await turn();
  await turn();
  await turn();
  expect(worked).toEqual([1, 3]);
  expect(answers).toEqual([
    [10, true],
    [30, false],
  ]);
});

it("answers null for work that failed, and goes on", async () => {
  const answers: (number | null)[] = [];
  const ask = latestWins(
    async (input: number) => {
      if (input === 1) throw new Error("no");
      return input;
    },
    (output) => answers.push(output),
  );
  ask(1);
  await turn();
  ask(2);
  await turn();
  expect(answers).toEqual([null, 2]);
});
