import { agreementWith, callFor, keyOf } from "../payments/payments.test-support.ts";
import type { AgreementBody } from "../schema.ts";
import { openSettlement } from "./moves.ts";

export const BUNKER = keyOf(999);
/** The calls that a settlement of `settling` opens. */
export const [CRUISE_CALL, APA_CALL, DEPOSIT_CALL] = [keyOf(801), keyOf(802), keyOf(803)];

/**
 * A contract that has just begun to be settled: 100,000 and 1,000 L at 1.20, VAT of 10 %, and what was asked of each type in calls 1
 * to 3.
 */
export function settling(asked: { cruise: number; apa: number; deposit: number }): AgreementBody {
  const calls = agreementWith({
    1: callFor({ amount: asked.cruise }),
    2: callFor({ pos: "a1", call_type: "CEA", designation: "APA 1", amount: asked.apa }),
    3: callFor({ pos: "a2", call_type: "DEPOSIT", designation: "Deposit 1", amount: asked.deposit }),
  });
  const contract: AgreementBody = {
    ...calls,
    ...{ status: "CONTRACT", generated_versions_len: 1, base_price_cruising: 100_000 },
    fuel_bunkers: { [BUNKER]: { pos: "a0", price_per_litre: 1.2, quantity: 1_000, quantity_used: null } },
  };
  let last = 800;
  const newId = () => keyOf(++last);
  return openSettlement(contract, { agreed: { rate: "1/10", litres: { [BUNKER]: 1_000 } }, spent: null, newId });
}
