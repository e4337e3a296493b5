import { callFor, keyed, keyOf } from "shared-schema/agreement/payments/payments.test-support";
import { describe, expect, it } from "vitest";
import { page } from "vitest/browser";
import { PRICED, putPriced } from "#testing/agreement/priced.ts";
import { putConflict } from "#testing/conflicts.ts";
import { isUncovered, overflowOf } from "#testing/find.ts";
import { openScreen } from "#testing/screen.tsx";
import { setLanguage } from "#ui/i18n.ts";

const SIZES = [
  [1280, 800],
  [1024, 768],
  [768, 1024],
  [390, 844],
] as const;
const DECIDE = { en: "Decide", fr: "Décider" } as const;

describe.each(SIZES)("at %i by %i", (width, height) => {
  it.each(["en", "fr"] as const)(
    "the conflict of a price can be read and decided in place, in %s",
    async (language) => {
      await page.viewport(width, height);
      setLanguage(language);
      await openScreen(`/agreement/${PRICED}/price`, {
        prepare: async (desk) => {
          await putPriced(desk, { change: (body) => ({ ...body, base_price_cruising: 280_000 }) });
          const values = { base: 250_000, mine: 290_000, theirs: 280_000 };
          await putConflict(desk, { document_id: String(PRICED), path: "base_price_cruising", ...values });
        },
      });
      const decide = page.getByRole("main").getByRole("button", { name: DECIDE[language] });
      await expect.element(decide).toBeVisible();
      decide.element().scrollIntoView({ block: "center" });
      await expect.poll(() => isUncovered(decide.element())).toBe(true);
      expect(overflowOf(document.documentElement)).toBe(0);
      const box = decide.element().getBoundingClientRect();
      expect([box.left >= 0, box.right <= width]).toEqual([true, true]);
    },
  );
});

describe.each(SIZES)("at %i by %i", (width, height) => {
  it.each(["closed", "open"])("the conflict of a call for fund is below its row while that is %s", async (state) => {
    await page.viewport(width, height);
    const path = `payment_calls.${keyOf(1)}.amount`;
    await openScreen(`/agreement/${PRICED}/price${state === "open" ? `#agreements/${PRICED}/${path}` : ""}`, {
      prepare: async (desk) => {
        await putPriced(desk, {
          change: (body) => ({ ...body, payment_calls: keyed({ 1: callFor({ amount: 280_000 }) }) }),
        });
        const values = { base: 250_000, mine: 290_000, theirs: 280_000 };
        await putConflict(desk, { document_id: String(PRICED), path, ...values });
      },
    });
    const row = page.getByRole("group", { name: "Down Payment 1" });
    const decide = row.getByRole("button", { name: "Decide" });
    await expect.element(decide).toHaveLength(1);
    decide.element().scrollIntoView({ block: "center" });
    await expect.poll(() => isUncovered(decide.element())).toBe(true);
    expect(overflowOf(document.documentElement)).toBe(0);
    const note = decide.element().closest("[role=status]");
    expect(note?.clientWidth).toBeGreaterThan(row.element().clientWidth * 0.8);
  });
});

it("the note of a conflict follows what others enter next", async () => {
  const { device } = await openScreen(`/agreement/${PRICED}/price`, {
    prepare: async (desk) => {
      await putPriced(desk, { change: (body) => ({ ...body, base_price_cruising: 280_000 }) });
      const values = { base: 250_000, mine: 290_000, theirs: 280_000 };
      await putConflict(desk, { document_id: String(PRICED), path: "base_price_cruising", ...values });
    },
  });
  const note = page.getByRole("main").getByRole("status").filter({ hasText: "290,000.00" });
  await expect.element(note).toHaveTextContent("€280,000.00");
  await device.change("agreements", PRICED, (body) => ({ ...body, base_price_cruising: 295_000 }));
  await expect.element(note).toHaveTextContent("€295,000.00");
});
