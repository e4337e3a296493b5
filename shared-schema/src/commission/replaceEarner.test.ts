import { expect, it } from "vitest";
import { replaceEarner } from "./replaceEarner.ts";
import { NO_COMMISSION } from "./schema.ts";

it("hands on what was entered for the commission, and keeps what the other earner has", () => {
  const instalment = { amount: 100, date_due: null, date_paid: null };
  const before = {
    ...NO_COMMISSION,
    shares: { "brokers:2": { ratio: 0.4 }, "brokers:12": { ratio: 0.1 } },
    instalments: { a: { ...instalment, party: "brokers:2" } },
  };
  const after = replaceEarner(before, 2, 1);
  expect(after.shares).toEqual({ "brokers:1": { ratio: 0.4 }, "brokers:12": { ratio: 0.1 } });
  expect(after.instalments).toEqual({ a: { ...instalment, party: "brokers:1" } });
  const twice = { ...before, shares: { "brokers:1": { ratio: 0.2 }, "brokers:2": { ratio: 0.4 } } };
  expect(replaceEarner(twice, 2, 1).shares).toEqual({ "brokers:1": { ratio: 0.2 } });
});
