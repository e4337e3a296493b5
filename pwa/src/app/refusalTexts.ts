import type { Language } from "shared-schema/base/language";
import { DEVICE_REFUSALS } from "shared-schema/refusals/codes/device";
import { worded } from "shared-schema/refusals/worded";
import { contactEmail } from "../base/contactEmail.ts";
import { provideTexts, type Refusal } from "../ui/feedback/sentences.ts";

/**
 * Gives the components, which know no domain, the texts of what is refused. The device's own are there at once, since they say
 * why something did not load; the others come after the first screen.
 */
export function provideRefusalTexts(): void {
  if (provided) return;
  provided = true;
  provideTexts({ refusal: deviceText, fault: ({ code }) => code });
  void loadCatalogue();
}

/** The landing page and the app on it both ask: the second must not take the catalogue away. */
let provided = false;
let loading = false;

async function loadCatalogue(): Promise<void> {
  if (loading) return;
  loading = true;
  try {
    const { catalogueTexts } = await import("./catalogueTexts.ts");
    provideTexts(catalogueTexts);
  } catch {
    // It is asked for again with the next refusal, which is named by its code until then.
    loading = false;
  }
}

function deviceText({ code, params }: Refusal, language: Language): string {
  void loadCatalogue();
  return isDeviceCode(code) ? worded(DEVICE_REFUSALS[code], { contact: contactEmail(), ...params }, language) : code;
}

function isDeviceCode(code: string): code is keyof typeof DEVICE_REFUSALS {
  return Object.hasOwn(DEVICE_REFUSALS, code);
}
