import { expect, it } from "vitest";
import { inOrder } from "./passwords.ts";

/** Passwords that are checked when the test says so. */
function slowly() {
  const begun: string[] = [];
  const ends = new Map<string, (cause: Error | null) => void>();
  const work = (password: string) =>
    new Promise<string>((resolve, reject) => {
      begun.push(password);
      ends.set(password, (cause) => (cause ? reject(cause) : resolve(password)));
    });
  const passwords = { hash: work, verify: async (_: string, password: string) => (await work(password)) !== "" };
  return { begun, passwords, end: (password: string, cause: Error | null = null) => ends.get(password)?.(cause) };
}

it("works on so many at a time, the others in the order in which they came, after one that fails too", async () => {
  const { begun, passwords, end } = slowly();
  const { hash, verify } = inOrder(passwords, 2);
  const [a, b, c, d, e] = [hash("a"), verify("kept", "b"), hash("c"), verify("kept", "d"), hash("e")];
  expect(begun).toEqual(["a", "b"]);
  end("b");
  expect(await b).toBe(true);
  await Promise.resolve();
  expect(begun).toEqual(["a", "b", "c"]);
  end("a", new Error("no memory"));
  await expect(a).rejects.toThrow("no memory");
  await Promise.resolve();
  expect(begun).toEqual(["a", "b", "c", "d"]);
  end("c");
  end("d");
  expect([await c, await d]).toEqual(["c", true]);
  await Promise.resolve();
  end("e");
  expect(await e).toBe("e");
});
