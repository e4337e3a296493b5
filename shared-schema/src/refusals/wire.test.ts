import fc from "fast-check";
import { expect, it } from "vitest";
import type { Refusal } from "../base/result.ts";
import { REFUSALS, type RefusalCode } from "./catalogue.ts";
import { FAULTS, type FaultCode } from "./faults.ts";
import { readRefusal } from "./read.ts";
import { toWire, wireRefusal } from "./wire.ts";

const params = fc.dictionary(
  fc.string({ minLength: 1, maxLength: 20 }).filter((name) => name !== "__proto__"),
  fc.oneof(fc.string({ maxLength: 3_000 }), fc.integer()),
  { maxKeys: 3 },
);
const faults = fc.array(
  fc.record({ code: fc.constantFrom<FaultCode>(...(Object.keys(FAULTS) as FaultCode[])), params }),
  { maxLength: 20 },
);
const refusals: fc.Arbitrary<Refusal> = fc.record({
  code: fc.constantFrom<RefusalCode>(...(Object.keys(REFUSALS) as RefusalCode[])),
  params,
  fields: fc.dictionary(fc.stringMatching(/^[a-z.]{1,400}$/), faults, { maxKeys: 100 }),
});

it("every refusal can be sent, whatever is in it, and is read as it was sent", () => {
  fc.assert(
    fc.property(refusals, (refusal) => {
      const sent: unknown = JSON.parse(JSON.stringify(toWire(refusal)));
      expect(wireRefusal.safeParse(sent).success).toBe(true);
      expect(readRefusal(sent)).toEqual(sent);
      expect(readRefusal(sent).code).toBe(refusal.code);
    }),
  );
});

it("names the code of a newer version, and keeps the fields", () => {
  const sent = { code: "berth.taken", fields: { berth: [{ code: "taken-by", params: { who: "Ada" } }] } };
  expect(readRefusal(sent)).toEqual({
    code: "server.refused",
    params: { reason: "berth.taken" },
    fields: { berth: [{ code: "invalid" }] },
  });
  expect(readRefusal("words of an older version").code).toBe("server.refused");
});
