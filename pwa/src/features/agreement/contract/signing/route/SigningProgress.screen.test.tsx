import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { show } from "#testing/screen.tsx";
import { SigningProgress, SigningSteps } from "./SigningProgress.tsx";

it.each([
  ["NEW", "Starting", "deepWater"],
  ["PREPARING", "Preparing for signature", "deepWater"],
  ["UPLOADING", "Uploading contract", "deepWater"],
  ["WAITING", "Please sign on your device", "amber"],
  ["RETRIEVING", "Retrieving signed contract", "seaGlass"],
] as const)("shows %s with its word and the colour of its bar", async (status, word, colour) => {
  await show(
    <>
      <SigningProgress status={status} offline={false} />
      <SigningSteps status={status} />
    </>,
  );
  await expect.element(page.getByRole("status")).toHaveTextContent(word);
  await expect.element(page.getByRole("listitem").filter({ hasText: word })).toHaveAttribute("aria-current", "step");
  const bar = page.getByRole("progressbar", { name: "Progress of your signature" }).element();
  expect(getComputedStyle(bar).backgroundColor).toBe(colourOf(colour));
});

it("shows no bar once the document is signed", async () => {
  await show(<SigningProgress status="SIGNED" offline={false} />);
  await expect.element(page.getByRole("status")).toHaveTextContent("Signed");
  await expect.element(page.getByRole("progressbar")).not.toBeInTheDocument();
});

/** A colour of the theme as the browser computes it. */
function colourOf(name: string): string {
  const probe = document.createElement("i");
  probe.style.color = `var(--mantine-color-${name}-filled)`;
  document.body.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
}
