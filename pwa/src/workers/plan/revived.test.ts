import { expect, it } from "vitest";
import { revived } from "./revived.ts";

it("rejects what a failed worker leaves unanswered, and starts another", async () => {
  const fails: ((cause: Error) => void)[] = [];
  const ask = revived(() => {
    const number = fails.length + 1;
    const failed = new Promise<never>((_, reject) => fails.push(reject));
    const answer = () => (number === 1 ? new Promise<number>(() => undefined) : Promise.resolve(number));
    return { remote: { answer }, failed };
  });
  const first = ask((remote) => remote.answer());
  fails[0]?.(new Error("The file did not load."));
  await expect(first).rejects.toThrow("did not load");
  expect(await ask((remote) => remote.answer())).toBe(2);
  expect(await ask((remote) => remote.answer())).toBe(2);
  expect(fails).toHaveLength(2);
});
