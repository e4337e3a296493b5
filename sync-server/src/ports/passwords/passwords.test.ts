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

it("refuses what comes while too many wait, and takes more once one of them has begun", async () => {
  const { begun, passwords, end } = slowly();
  const { hash, verify } = inOrder(passwords, 1, 1);
  const [a, b] = [hash("a"), hash("b")];
  const refusal = { code: "request.too-often", params: { seconds: 10 } };
  await expect(hash("c")).rejects.toMatchObject({ refusal });
  await expect(verify("kept", "c")).rejects.toMatchObject({ refusal });
  end("a");
  expect(await a).toBe("a");
  await Promise.resolve();
  const d = hash("d");
  end("b");
  expect(await b).toBe("b");
  await Promise.resolve();
  end("d");
  expect(await d).toBe("d");
  expect(begun).toEqual(["a", "b", "d"]);
});
