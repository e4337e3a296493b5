import { expect, it } from "vitest";
import { guestOrder } from "./guestOrder.ts";

const guest = (name: string, waits: { sent?: number; lacks?: number } = {}) => ({
  name,
  waits: { sent: 0, lacks: 0, ...waits },
});

it("reads first what was sent, then who lacks something, then everybody by name", () => {
  const guests = [
    guest("Zoë Adams"),
    guest("Érik Bang"),
    guest("Frida Cox", { lacks: 2 }),
    guest("Eva Dahl"),
    guest("Albert Egg", { lacks: 1 }),
    guest("Yann Fry", { sent: 1, lacks: 3 }),
  ];
  expect(guestOrder(guests).map(({ name }) => name)).toEqual([
    "Yann Fry",
    "Albert Egg",
    "Frida Cox",
    "Érik Bang",
    "Eva Dahl",
    "Zoë Adams",
  ]);
});
