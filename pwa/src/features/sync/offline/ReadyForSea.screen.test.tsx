import { expect, it, onTestFinished } from "vitest";
import { page } from "vitest/browser";
import { openScreen } from "../../../testing/screen.tsx";

it("a check for sea that is broken off says so, and is made when asked again", async () => {
  await openScreen("/agreement/1");
  const keys = () => Promise.reject(new DOMException("The cache cannot be read.", "UnknownError"));
  Object.defineProperty(caches, "keys", { configurable: true, value: keys });
  const mend = () => void Reflect.deleteProperty(caches, "keys");
  onTestFinished(mend);
  const sign = () => document.querySelector<HTMLElement>("header button[data-state]");
  await expect.poll(sign).not.toBeNull();
  // Its name changes while data arrive, so it is not looked up by its name.
  sign()?.click();
  const drawer = page.getByRole("dialog", { name: "Your changes" });
  const check = drawer.getByRole("button", { name: "Make ready for sea" });
  const broken = drawer.getByText("The check could not be completed.", { exact: false });
  await check.click();
  await expect.element(broken).toBeVisible();
  mend();
  await check.click();
  await expect.element(broken).not.toBeInTheDocument();
});
