import { onProofAsked } from "../store/http/proof.ts";
import { loadOrSay } from "../ui/loading/loadOrSay.ts";

/** Has calls that ask for a proof open its dialog, which is loaded with the first of them. */
export function provideProof(): void {
  onProofAsked(async () => {
    const dialog = await loadOrSay(() => import("../forms/proof/openProof.tsx"));
    return dialog === null ? false : dialog.openProof();
  });
}
