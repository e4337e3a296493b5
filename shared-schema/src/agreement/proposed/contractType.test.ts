import { expect, it } from "vitest";
import type { Viewer } from "../access.ts";
import { creatorParties, newAgreement } from "../create.ts";
import type { AgreementBody, ContractType } from "../schema.ts";
import { proposedContractType } from "./contractType.ts";

const OWN = 42;
const viewer: Viewer = { user_id: 7, is_admin: false, profile_ids: new Set([OWN]) };

function agreement(contract_type: ContractType, created_at: string, parts: Partial<AgreementBody> = {}): AgreementBody {
  const bunkerId = "01900000-0000-7000-8000-000000000001";
  const made = { name: "A week", contract_type, currency: "EUR", created_by: 7, created_at, bunkerId };
  return { ...newAgreement(made), ...parts };
}

it("is the type of the agreement that the viewer created last", () => {
  const known = [
    agreement("CRUISE", "2026-01-10T09:00:00Z"),
    agreement("CHARTER", "2026-03-10T09:00:00.500Z"),
    agreement("CRUISE", "2026-02-10T09:00:00Z"),
    agreement("CRUISE", "2026-05-10T09:00:00Z", { created_by: 1, parties: creatorParties(OWN) }),
  ];
  expect(proposedContractType(known, viewer)).toBe("CHARTER");
  expect(proposedContractType(known.toReversed(), viewer)).toBe("CHARTER");
});

it("is that of the last one with the viewer on it where none is the viewer's own, and of no one else's", () => {
  const strangers = { created_by: 1, parties: creatorParties(99) };
  const others = [agreement("CRUISE", "2026-06-10T09:00:00Z", strangers)];
  expect(proposedContractType(others, viewer)).toBeNull();
  const party = { created_by: 1, parties: creatorParties(OWN) };
  const known = [...others, agreement("CHARTER", "2026-02-10T09:00:00Z", party)];
  expect(proposedContractType(known, viewer)).toBe("CHARTER");
});
