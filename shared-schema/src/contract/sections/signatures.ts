import type { Role } from "../../agreement/roles.ts";
import { fullName } from "../../profile/schema.ts";
import { type Block, detail, heading, paragraph } from "../blocks.ts";
import type { ContractFacts } from "../facts.ts";
import { BLANK, both } from "../format.ts";
import { ROLE_LABELS, versionLabel } from "../labels.ts";
import type { ContractOptions } from "../options.ts";
import { partiesIn } from "../parties.ts";

const SIGNATORIES: readonly Role[] = ["carriers", "clients", "brokers", "stakeholders"];

/** The version that governs, and a field for each signatory. */
export function signaturesSection(facts: ContractFacts, options: ContractOptions): Block[] {
  return [
    heading(1, "signatures", "V", "Version applicable et signatures", "Governing version and signatures"),
    {
      kind: "details",
      rows: [
        detail("Version applicable", "Governing version", both(versionLabel(facts.agreement.version))),
        detail("Empreinte des termes", "Fingerprint of the terms", options.fingerprint),
      ],
    },
    paragraph(
      "L’empreinte (SHA-256) désigne les termes que les parties ont approuvés et signent.",
      "The fingerprint (SHA-256) identifies the terms that the parties have approved and sign.",
    ),
    {
      kind: "signatures",
      signatories: SIGNATORIES.flatMap((role) =>
        partiesIn(facts, role).map(({ profile }) => ({
          role: ROLE_LABELS[role],
          name: profile ? fullName(profile) : BLANK,
          onBehalfOf: profile?.is_company ? profile.company_name : null,
        })),
      ),
    },
  ];
}
