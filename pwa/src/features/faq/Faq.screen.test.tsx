import { expect, it } from "vitest";
import { page } from "vitest/browser";
import { keepSigningService } from "../../base/signingService.ts";
import { openScreen } from "../../testing/screen.tsx";
import { setLanguage } from "../../ui/i18n.ts";

const asked = page.getByText("Which service signs the contracts?");

it("names the service that signs, as the server said last", async () => {
  await openScreen("/faq");
  await expect
    .element(page.getByText("Data servers are in Germany, signature servers in the Netherlands.", { exact: true }))
    .toBeVisible();
  await expect.element(asked).not.toBeInTheDocument();
  keepSigningService({ kind: "csc", name: "ACME Trust Services" });
  await expect.element(asked).toBeVisible();
  await expect.element(page.getByText(/^ACME Trust Services, a service of another operator\./)).toBeVisible();
  // A text that cannot be read changes nothing.
  keepSigningService({ kind: "elsewhere" });
  await expect.element(page.getByText(/^ACME Trust Services, a service of another operator\./)).toBeVisible();
  keepSigningService({ kind: "off" });
  await expect.element(page.getByText(/contracts are not signed electronically/)).toBeVisible();
  keepSigningService({ kind: "embedded" });
  await expect.element(page.getByText(/^The Passerelle signing service, .* not qualified signatures\.$/)).toBeVisible();
  setLanguage("fr");
  await expect.element(page.getByText(/^Le service de signature de Passerelle, intégré à ce serveur/)).toBeVisible();
});
