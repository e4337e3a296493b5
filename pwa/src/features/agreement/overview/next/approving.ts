import { createContext, useContext } from "react";

/** Opens the dialogs of approvals, for every part of the overview that has a button for them. */
export interface Approving {
  approve(): void;
  ask(): void;
  /** The viewer has approved since the overview was opened. False once the terms change or a contract is generated. */
  hasApproved: boolean;
}

export const ApprovingContext = createContext<Approving | null>(null);

/** Only within `ApprovingProvider`. */
export function useApproving(): Approving {
  const approving = useContext(ApprovingContext);
  if (!approving) throw new Error("Buttons of approvals need their provider round them.");
  return approving;
}
