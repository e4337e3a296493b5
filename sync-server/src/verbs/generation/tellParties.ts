import type { AgreementBody } from "shared-schema/agreement/schema";
import { versionLabel } from "shared-schema/labels/agreement";
import { formatAgreementId } from "shared-schema/pricing/format";
import type { ContractFacts } from "shared-schema/terms/facts";
import { bodyOf } from "../core/bodies.ts";
import type { Actor, Tx } from "../core/context.ts";
import type { Letter } from "../mail/letter.ts";
import { queueMail } from "../mail/queueMail.ts";

interface Generated {
  after: AgreementBody;
  facts: ContractFacts;
}

/** Writes to everybody who reads the contract and has an account, but to the one who generated it. */
export function tellParties(tx: Tx, actor: Actor, id: number, { after, facts }: Generated): void {
  for (const user of contractReadersOf(tx, after)) {
    if (user.id === actor.user_id) continue;
    queueMail(tx, {
      key: `generated/${id}/${after.version}/${user.email}`,
      kind: "generated",
      to: user.email,
      language: null,
      letter: generatedLetter(id, after.version, after.name, facts.yacht?.name ?? null),
    });
  }
}

/** The accounts of those who read the contract of an agreement. */
export function contractReadersOf(tx: Tx, { parties }: AgreementBody): { id: number; email: string }[] {
  const readers = new Set(
    Object.values(parties)
      .filter(({ role }) => role !== "passengers")
      .flatMap(({ profile_id }) => ownerOf(tx, profile_id) ?? []),
  );
  return [...readers].flatMap((id) => tx.store.users.byId(id) ?? []);
}

/** The account that owns a profile now: it may have been claimed after the copy was frozen. */
function ownerOf(tx: Tx, profileId: number): number | null {
  const row = tx.store.documents.get("profiles", String(profileId));
  return row && !row.deleted ? bodyOf("profiles", row).user_id : null;
}

function generatedLetter(id: number, version: number, name: string, yacht: string | null): Letter {
  const number = formatAgreementId(id);
  const label = versionLabel(version);
  return {
    subject: { en: `${label.en} ${number} is ready`, fr: `${label.fr} ${number} : document disponible` },
    paragraphs: [
      {
        en: "The document has been generated. You can read it and download it as a PDF.",
        fr: "Le document a été généré. Vous pouvez le consulter et le télécharger au format PDF.",
      },
    ],
    facts: [
      { label: { en: "Name", fr: "Intitulé" }, value: name },
      ...(yacht ? [{ label: { en: "Yacht", fr: "Navire" }, value: yacht }] : []),
    ],
    button: {
      label: { en: "Open the contract", fr: "Ouvrir le contrat" },
      path: `/agreement/${id}/contract/${version}`,
    },
  };
}
