import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { patience } from "#testing/browser/patience.ts";
import { AJACCIO, ANTIBES, DRAFT, putDraft } from "../../../testing/drafts.ts";
import { openScreen } from "../../../testing/screen.tsx";

const block = page.getByRole("region", { name: "Special clauses" });
const text = page.getByRole("region", { name: "Text of the contract" });
const clause = (number: number) => block.getByRole("group", { name: `Clause ${number}` });

it(
  "clauses are numbered by their place in form and contract, and renumbered when one is deleted",
  async () => {
    const { go } = await openScreen(`/agreement/${DRAFT}/services`, {
      prepare: (desk) => putDraft(desk, { route: [ANTIBES, AJACCIO] }),
    });
    for (const [number, french, english] of [
      [1, "Les animaux sont admis à bord.", "Pets are allowed on board."],
      [2, "Livraison à Nice.", "Delivery at Nice."],
    ] as const) {
      await block.getByRole("button", { name: "Add a clause" }).click();
      await clause(number).getByLabelText("French text").fill(french);
      await clause(number).getByLabelText("English text").fill(english);
      await userEvent.tab();
    }
    await go(`/agreement/${DRAFT}/contract`);
    // The first time the modules of the worker come one by one.
    await expect
      .element(text.getByText("II.1 Pets are allowed on board."), { timeout: patience(30_000) })
      .toBeVisible();
    await page.getByRole("radiogroup", { name: "Language of the contract" }).getByText("Both").click();
    await expect.element(text.getByText("II.2 Livraison à Nice.")).toBeVisible();
    await go(`/agreement/${DRAFT}/services`);
    await block.getByRole("button", { name: "Delete clause 1" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "OK" }).click();
    await expect.element(clause(1).getByLabelText("English text")).toHaveValue("Delivery at Nice.");
    await go(`/agreement/${DRAFT}/contract`);
    await expect.element(text.getByText("II.1 Delivery at Nice.")).toBeVisible();
    await expect.element(text.getByText("Pets are allowed")).not.toBeInTheDocument();
  },
  patience(60_000),
);
