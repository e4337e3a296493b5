import type { Article } from "./article.ts";

/** Standard terms of a cruise, articles 17 to 31. */
export const ARTICLES_17_TO_31: readonly Article[] = [
  {
    number: 17,
    title: { fr: "Annulation par le transporteur", en: "Cancellation by the carrier" },
    statement: {
      fr: "En cas d’annulation par le transporteur, celui-ci restitue les sommes reçues et verse une indemnité de 25 % du prix à trente jours ou plus du départ, de 35 % entre vingt-neuf et quinze jours et de 50 % à quatorze jours ou moins.",
      en: "If the carrier cancels, it refunds the sums received and pays compensation of 25% of the price at thirty days or more before departure, 35% between twenty-nine and fifteen days, and 50% at fourteen days or fewer.",
    },
  },
  {
    number: 18,
    title: { fr: "Force majeure", en: "Force majeure" },
    statement: {
      fr: "Une partie empêchée par un événement de force majeure est déliée de ses obligations pour la durée de l’empêchement. Elle en avertit l’autre sans délai.",
      en: "A party prevented by an event of force majeure is relieved of its obligations while the event lasts. It notifies the other party without delay.",
    },
  },
  {
    number: 19,
    title: { fr: "Comportement à bord", en: "Conduct on board" },
    statement: {
      fr: "Le client veille au comportement de ses invités. Après un avertissement resté sans effet, le capitaine peut mettre fin au voyage des personnes concernées, sans remboursement.",
      en: "The client answers for the conduct of the guests. If a warning has no effect, the captain may end the voyage of the persons concerned without refund.",
    },
  },
  {
    number: 20,
    title: { fr: "Sécurité, sports nautiques et mineurs", en: "Safety, water sports and children" },
    statement: {
      fr: "Les passagers suivent les consignes de sécurité du bord. Les activités nautiques requièrent l’accord du capitaine et les mineurs demeurent sous la surveillance d’un adulte responsable.",
      en: "Passengers follow the safety instructions on board. Water sports require the captain’s consent, and children remain in the charge of a responsible adult.",
    },
  },
  {
    number: 21,
    title: { fr: "Responsabilité et bagages", en: "Liability and luggage" },
    statement: {
      fr: "La responsabilité du transporteur envers les passagers et pour leurs bagages est régie par les conventions et lois applicables et limitée aux montants qu’elles fixent.",
      en: "The carrier’s liability towards passengers and for their luggage is governed by the applicable conventions and statutes and limited to the amounts that they set.",
    },
  },
  {
    number: 22,
    title: { fr: "Assurances", en: "Insurance" },
    statement: {
      fr: "Le transporteur maintient les polices énoncées aux conditions particulières. Il est recommandé au client d’assurer l’annulation, les frais médicaux et les effets personnels.",
      en: "The carrier maintains the policies stated in the particulars. The client is advised to insure cancellation, medical expenses and personal effects.",
    },
  },
  {
    number: 23,
    title: { fr: "Assistance et sauvetage", en: "Salvage" },
    statement: {
      fr: "La rémunération d’assistance acquise pendant le contrat est partagée par moitié entre le transporteur et le client, déduction faite des frais et de la part de l’équipage.",
      en: "Salvage earned during the agreement is shared equally between the carrier and the client, after deduction of costs and of the crew’s share.",
    },
  },
  {
    number: 24,
    title: { fr: "Cession et vente du navire", en: "Assignment and sale of the yacht" },
    statement: {
      fr: "Aucune partie ne cède le contrat sans l’accord écrit de l’autre. La vente du navire avant le terme est subordonnée à la reprise du contrat par l’acquéreur ou à l’accord du client.",
      en: "No party assigns this agreement without the written consent of the other. A sale of the yacht before the end of the term requires the buyer to take over the agreement or the client to consent.",
    },
  },
  {
    number: 25,
    title: { fr: "Courtiers", en: "Brokers" },
    statement: {
      fr: "Les courtiers agissent comme intermédiaires et ne sont pas parties aux obligations du transport. Leur commission est à la charge du transporteur.",
      en: "Brokers act as intermediaries and do not assume the obligations of performance. Their commission is borne by the carrier.",
    },
  },
  {
    number: 26,
    title: { fr: "Avenants", en: "Addenda" },
    statement: {
      fr: "Toute modification des termes convenus fait l’objet d’un avenant, approuvé et signé par les mêmes signataires que le contrat.",
      en: "Any change to the agreed terms is made by an addendum, approved and signed by the same signatories as the agreement.",
    },
  },
  {
    number: 27,
    title: { fr: "Réclamations et décompte final", en: "Complaints and final settlement" },
    statement: {
      fr: "Toute réclamation est portée sans délai à la connaissance du capitaine, puis confirmée par écrit. Le décompte final est établi sur pièces après le retour à terre du dernier passager.",
      en: "Any complaint is made to the captain without delay and then confirmed in writing. The final account is drawn up from supporting documents after the last passenger has left the yacht.",
    },
  },
  {
    number: 28,
    title: { fr: "Protection des données", en: "Data protection" },
    statement: {
      fr: "Les données personnelles sont traitées aux seules fins de conclure et d’exécuter le contrat, conservées pendant la durée légale et accessibles aux personnes concernées, qui peuvent les faire rectifier.",
      en: "Personal data are processed only to conclude and perform this agreement, kept for the statutory period and accessible to the persons concerned, who may have them corrected.",
    },
  },
  {
    number: 29,
    title: { fr: "Signature électronique et preuve", en: "Electronic signature and evidence" },
    statement: {
      fr: "Les parties acceptent la signature électronique. Le document signé, son empreinte et le journal de signature font preuve entre elles.",
      en: "The parties accept electronic signature. The signed document, its fingerprint and the signing record are evidence between them.",
    },
  },
  {
    number: 30,
    title: { fr: "Sanctions et conformité", en: "Sanctions and compliance" },
    statement: {
      fr: "Chaque partie déclare n’être visée par aucune mesure de sanction et se prête aux vérifications légales. À défaut, l’autre partie peut refuser d’exécuter le contrat.",
      en: "Each party states that it is not subject to sanctions and cooperates with the checks required by law. Failing that, the other party may refuse to perform.",
    },
  },
  {
    number: 31,
    title: { fr: "Droit applicable, litiges et langue", en: "Law, disputes and language" },
    statement: {
      fr: "Le contrat est soumis au droit français. Il est rédigé en français et en anglais ; le texte français prévaut.",
      en: "This agreement is governed by French law. It is drawn up in French and English; the French text prevails.",
    },
  },
];
