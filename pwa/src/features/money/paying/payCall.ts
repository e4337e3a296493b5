import { type ComponentType, createContext, useContext } from "react";
import type { MoneyRow } from "../rows.ts";

/** The form for a payment on a call for fund. It belongs to the agreement, and is given to this page by the app. */
export type PaymentForm = ComponentType<{ agreement: number; call: string; onClose: () => void }>;

const PayCallContext = createContext<(row: MoneyRow) => void>(() => undefined);

/** Tells the rows how a payment is recorded. */
export const PayCallProvider = PayCallContext.Provider;

/** Opens the form for a payment on a call. */
export function usePayCall(): (row: MoneyRow) => void {
  return useContext(PayCallContext);
}
