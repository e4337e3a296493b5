import { useState } from "react";
import { expect, it } from "vitest";
import { page, userEvent } from "vitest/browser";
import { show } from "../../testing/screen.tsx";
import { BusyButton } from "./BusyButton.tsx";

/** Counts how often its form was sent. It works from the first time until «Done». */
function Form() {
  const [sent, setSent] = useState(0);
  const [busy, setBusy] = useState(false);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        setSent((before) => before + 1);
        setBusy(true);
      }}
    >
      <input aria-label="Name" />
      <BusyButton type="submit" busy={busy}>
        Send
      </BusyButton>
      <button type="button" onClick={() => setBusy(false)}>
        Done
      </button>
      <output>{sent}</output>
    </form>
  );
}

const button = () => page.getByRole("button", { name: "Send" });
const sent = () => page.getByRole("status");

it("keeps the focus while it works, and says that it does", async () => {
  await show(<Form />);
  button().element().focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await expect.element(button()).toHaveAttribute("aria-disabled", "true");
  await expect.element(button()).toHaveFocus();
});

it("sends nothing twice, by itself or by Enter in a field, and works again afterwards", async () => {
  await show(<Form />);
  await button().click();
  await expect.element(button()).toHaveAttribute("aria-busy", "true");
  await userEvent.keyboard("{Enter}");
  await page.getByLabelText("Name").click();
  await userEvent.keyboard("{Enter}");
  await expect.element(sent()).toHaveTextContent("1");
  await page.getByRole("button", { name: "Done" }).click();
  await expect.element(button()).not.toHaveAttribute("aria-busy");
  await button().click();
  await expect.element(sent()).toHaveTextContent("2");
});
