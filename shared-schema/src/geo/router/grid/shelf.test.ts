import { describe, expect, it } from "vitest";
import { createShelf } from "./shelf.ts";

describe("what is kept from one route to the next", () => {
  it("is forgotten, what was asked for longest ago first, when there is too much", () => {
    const shelf = createShelf<string>(2);
    shelf.put(1, "one", true);
    shelf.tidy();
    shelf.put(2, "two", true);
    shelf.tidy();
    shelf.put(3, "three", true);
    shelf.find(1);
    shelf.tidy();
    expect([1, 2, 3].map((key) => shelf.find(key))).toEqual(["one", undefined, "three"]);
  });

  it("is bounded after a route that asked for too much by itself", () => {
    const shelf = createShelf<number>(10);
    for (let key = 0; key < 50; key++) shelf.put(key, key, true);
    shelf.tidy();
    expect(Array.from({ length: 50 }, (_, key) => shelf.find(key)).filter((part) => part !== undefined)).toHaveLength(
      10,
    );
  });

  it("is not what lacks a coast that may be here by now", () => {
    const shelf = createShelf<string>(2);
    shelf.put(1, "one", true);
    shelf.put(2, "two", false);
    expect(shelf.find(2)).toBe("two");
    shelf.tidy();
    expect([shelf.find(1), shelf.find(2)]).toEqual(["one", undefined]);
  });

  it("does not count light parts, which go with the oldest heavy ones", () => {
    const shelf = createShelf<string>(1, (part) => part === "heavy");
    shelf.put(1, "light", true);
    shelf.put(2, "heavy", true);
    shelf.tidy();
    expect([shelf.find(1), shelf.find(2)]).toEqual(["light", "heavy"]);
    shelf.tidy();
    shelf.put(3, "heavy", true);
    shelf.put(4, "light", true);
    shelf.tidy();
    expect([1, 2, 3, 4].map((key) => shelf.find(key))).toEqual([undefined, undefined, "heavy", "light"]);
  });
});
