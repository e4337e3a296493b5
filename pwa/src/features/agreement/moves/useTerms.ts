import { createContext, useContext } from "react";
import type { BindingTerms } from "../../../workers/plan/planOutcome.ts";

/** The terms of the agreement that is open. */
export interface CurrentTerms extends BindingTerms {
  /** Whether they are those of the agreement as it is on screen; otherwise newer ones are being computed. */
  isCurrent: boolean;
}

/** The terms as the worker computes them, once for the whole section. */
export interface ComputedTerms {
  /** Null until they are known, and for readers without the contract. */
  current: CurrentTerms | null;
  /** The worker could not compute them. */
  failed: boolean;
  /** Computes them once more. */
  retry(): void;
}

export const TermsContext = createContext<ComputedTerms | null>(null);

/** The terms of the agreement as they bind; only within `TermsProvider`. */
export function useTerms(): ComputedTerms {
  const terms = useContext(TermsContext);
  if (!terms) throw new Error("The terms of an agreement need their provider round them.");
  return terms;
}
