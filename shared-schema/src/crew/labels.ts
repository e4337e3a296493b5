import type { Bilingual } from "../base/language.ts";
import type { CrewMember, IdentityDocument } from "./schema.ts";

export const CREW_LIST: Bilingual = { en: "Crew list", fr: "Liste d’équipage" };

/** The rank of the captains, who stand on the list by their profiles. */
export const MASTER: Bilingual = { en: "Master", fr: "Capitaine" };

export const CREW_FIELDS: Readonly<Record<Exclude<keyof CrewMember, "pos">, Bilingual>> = {
  family_name: { en: "Family name", fr: "Nom de famille" },
  given_names: { en: "Given names", fr: "Prénoms" },
  rank: { en: "Rank or rating", fr: "Grade ou fonction" },
  nationality: { en: "Nationality", fr: "Nationalité" },
  gender: { en: "Gender (as in the passport)", fr: "Sexe (selon le passeport)" },
  date_of_birth: { en: "Date of birth", fr: "Date de naissance" },
  place_of_birth: { en: "Place of birth", fr: "Lieu de naissance" },
  document_type: { en: "Identity document", fr: "Pièce d’identité" },
  document_number: { en: "Document number", fr: "Numéro de la pièce" },
  document_country: { en: "Issuing state", fr: "État de délivrance" },
  document_expiration: { en: "Document expiry", fr: "Expiration de la pièce" },
};

export const IDENTITY_DOCUMENT_LABELS: Readonly<Record<IdentityDocument, Bilingual>> = {
  PASSPORT: { en: "Passport", fr: "Passeport" },
  SEAFARER: { en: "Seafarer’s document", fr: "Livret maritime" },
  IDENTITY_CARD: { en: "Identity card", fr: "Carte d’identité" },
  OTHER: { en: "Other", fr: "Autre" },
};
