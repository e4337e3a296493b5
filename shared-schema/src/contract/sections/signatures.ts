import { partyKey, type Role } from "../../base/roles.ts";
import { versionLabel } from "../../labels/agreement.ts";
import { partyLabel } from "../../labels/parties.ts";
import type { ContractFacts } from "../../terms/facts.ts";
import { BLANK, both } from "../../terms/format.ts";
import { partiesIn } from "../../terms/parties.ts";
import { type Block, detail, heading, paragraph } from "../blocks.ts";
import type { ContractOptions } from "../options.ts";
import { signatoryName } from "./parties.ts";

const SIGNATORIES: readonly Role[] = ["carriers", "clients", "brokers", "stakeholders"];

/** The version that governs, and a field for each signatory. */
export function signaturesSection(facts: ContractFacts, options: ContractOptions, number: string): Block[] {
  const { auditHead } = options;
  return [
    heading(1, "signatures", number, "Version applicable et signatures", "Governing version and signatures"),
    {
      kind: "details",
      rows: [
        detail("Version applicable", "Governing version", both(versionLabel(facts.agreement.version))),
        detail("Empreinte des termes", "Fingerprint of the terms", options.fingerprint),
        ...(auditHead
          ? [detail("Tête du journal d’audit", "Head of the audit trail", `${auditHead.number} · ${auditHead.hash}`)]
          : []),
      ],
    },
    paragraph(
      "L’empreinte (SHA-256) désigne les termes que les parties signent.",
      "The fingerprint (SHA-256) identifies the terms that the parties sign.",
    ),
    {
      kind: "signatures",
      signatories: SIGNATORIES.flatMap((role) =>
        partiesIn(facts, role).map(({ profile_id, profile }) => ({
          party: partyKey(role, profile_id),
          role: partyLabel(role, profile),
          name: profile ? signatoryName(profile) : BLANK,
          onBehalfOf: profile?.is_company ? profile.company_name : null,
        })),
      ),
    },
  ];
}
