import { expect, it } from "vitest";
import { useTestServer } from "../../testing/useTestServer.ts";
import { inTurn } from "./turns.ts";

const server = useTestServer();

it("lets others have a turn between any two pieces of work, which come in their order", async () => {
  const turns: string[] = [];
  let isOver = false;
  const others = (async () => {
    while (!isOver) {
      await new Promise((resolve) => setImmediate(resolve));
      turns.push("other");
    }
  })();
  const works = ["first", "second", "third"].map((name) => inTurn(server.deps, () => turns.push(name)));
  await Promise.all(works);
  isOver = true;
  await others;
  expect(turns.filter((turn) => turn !== "other")).toEqual(["first", "second", "third"]);
  const [first, second, third] = ["first", "second", "third"].map((name) => turns.indexOf(name));
  expect(turns.slice(first, second)).toContain("other");
  expect(turns.slice(second, third)).toContain("other");
});

it("goes on after work that fails", async () => {
  const failing = inTurn(server.deps, () => {
    throw new Error("broken");
  });
  const next = inTurn(server.deps, () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
});
