import { z } from "zod";
import type { VatRegister } from "./card.ts";

const TIMEOUT_MS = 5_000;
const answer = z.object({ isValid: z.boolean().optional(), valid: z.boolean().optional() });

/** The EU's register of VAT numbers (VIES), by its REST interface. It is often closed for hours: then the answer is `unknown`. */
export function viesRegister(url: string, fetch: typeof globalThis.fetch): VatRegister {
  return {
    async ask(number) {
      const [country, rest] = [number.slice(0, 2), number.slice(2)];
      try {
        const path = `${url.replace(/\/+$/, "")}/ms/${country}/vat/${encodeURIComponent(rest)}`;
        const response = await fetch(path, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: "error" });
        if (!response.ok) return "unknown";
        const { isValid, valid } = answer.parse(await response.json());
        const verdict = isValid ?? valid;
        return verdict === undefined ? "unknown" : verdict ? "valid" : "invalid";
      } catch {
        return "unknown";
      }
    },
  };
}
