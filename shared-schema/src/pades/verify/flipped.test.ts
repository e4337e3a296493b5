import fc from "fast-check";
import { beforeAll, expect, it } from "vitest";
import { type Bytes, copied } from "../../base/bytes/bytes.ts";
import { contracts } from "../testing/contracts.test-support.ts";
import { type Life, lifeOf, type World, world } from "../testing/signing.test-support.ts";
import { verifyPdf } from "./verify.ts";

/** Bytes changed in each file, other ones in every run; `npm test -- nightly` changes more of them. */
const FLIPS = Number(process.env["FLIPS"] ?? 8);

let present: World;
let life: Life[];

beforeAll(async () => {
  present = await world();
  const shortest = contracts().find(({ isSealed }) => isSealed);
  life = shortest ? await lifeOf(shortest.bytes, true) : [];
});

function flipped(bytes: Bytes, at: number, mask: number): Bytes {
  const copy = copied(bytes);
  copy[at] = (copy[at] ?? 0) ^ mask;
  return copy;
}

/** Bytes of a file, each as likely; and those near its end, where revisions are, as likely again. */
const place = fc.oneof(
  fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
  fc.double({ min: 0.6, max: 1, noNaN: true, maxExcluded: true }),
);

it.each(["sealed", "signed 1", "signed 3", "validation data", "archived", "archived again"])(
  "is never valid with a byte changed (%s)",
  async (step) => {
    const bytes = life.find(({ name }) => name === step)?.bytes ?? new Uint8Array(0);
    const before = await verifyPdf(bytes, { anchors: [present.root.certificate.der] });
    expect(before.code).toBe(step === "sealed" ? "unsigned" : "valid");
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 255 }), async (share, mask) => {
        const changed = flipped(bytes, Math.floor(share * bytes.length), mask);
        const { code } = await verifyPdf(changed, { anchors: [present.root.certificate.der] });
        expect(["valid", "unsigned"]).not.toContain(code);
      }),
      { numRuns: FLIPS },
    );
  },
);
