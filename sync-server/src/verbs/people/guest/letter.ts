import type { GuestStay } from "shared-schema/guest/stay";
import type { Letter } from "../../base/outbox/letter.ts";

interface Invited {
  /** The sender's full name. */
  inviter: string;
  yacht: string | null;
  stay: GuestStay;
}

/** To a passenger, or a person who fills in for one: the page that asks for passport and preferences. */
export function passengerLetter(path: string, { inviter, yacht, stay }: Invited): Letter {
  const on = yacht === null ? { en: "your cruise", fr: "votre croisière" } : { en: yacht, fr: yacht };
  const facts = [
    { label: { en: "Sent by", fr: "Envoyé par" }, value: inviter },
    ...(yacht === null ? [] : [{ label: { en: "Yacht", fr: "Yacht" }, value: yacht }]),
    ...(stay.from === null ? [] : [{ label: { en: "Embarkation", fr: "Embarquement" }, value: dayOf(stay.from) }]),
    ...(stay.to === null ? [] : [{ label: { en: "Disembarkation", fr: "Débarquement" }, value: dayOf(stay.to) }]),
  ];
  return {
    subject: { en: `Your details for ${on.en}`, fr: `Vos informations pour ${on.fr}` },
    paragraphs: [
      {
        en: "The passenger list needs your passport details, and the crew would like to know your preferences. It takes about a minute; you need no account.",
        fr: "La liste des passagers nécessite les données de votre passeport, et l’équipage souhaite connaître vos préférences. Comptez environ une minute ; aucun compte n’est nécessaire.",
      },
      {
        en: "You can correct your details with the same link until embarkation. If you do not know the sender, ignore this email.",
        fr: "Le même lien vous permet de corriger vos informations jusqu’à l’embarquement. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.",
      },
    ],
    facts,
    button: { label: { en: "Fill in your details", fr: "Compléter vos informations" }, path },
  };
}

function dayOf(at: string): string {
  return at.slice(0, 10);
}
