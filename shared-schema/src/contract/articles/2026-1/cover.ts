import type { Article } from "../article.ts";

/** Articles 22 and 23: insurance and salvage. */
export const COVER: readonly Article[] = [
  {
    number: 22,
    title: { fr: "Assurances", en: "Insurance" },
    paragraphs: [
      {
        fr: "Pendant toute la Période, le Transporteur maintient l’assurance du Navire sur corps et machines, l’assurance de sa responsabilité civile envers les tiers et les Passagers, et l’assurance que la loi impose pour l’Équipage et pour la pollution. L’assureur et la police figurent aux Conditions particulières.",
        en: "Throughout the Period, the Carrier maintains insurance of the Yacht for hull and machinery, its liability insurance towards others and towards the Passengers, and the insurance required by law for the Crew and for pollution. The insurer and the policy are stated in the Particulars.",
      },
      {
        fr: "Le Transporteur remet une attestation à première demande et avertit le Client sans délai si une garantie cesse ou change à son détriment. La garantie financière indiquée aux Conditions particulières couvre les fonds que la loi protège.",
        en: "The Carrier provides a certificate on first request and notifies the Client without delay if cover lapses or changes to its detriment. The financial guarantee stated in the Particulars covers the money that the law protects.",
      },
      {
        fr: "Les franchises restent à la charge du Transporteur, sauf dommage dont le Client répond. L’assureur du Transporteur renonce à recours contre le Client et les Passagers dans la mesure où la police le prévoit.",
        en: "Deductibles remain for the account of the Carrier, except for damage for which the Client is liable. The insurer of the Carrier waives recourse against the Client and the Passengers to the extent that the policy so provides.",
      },
      {
        fr: "Il est recommandé au Client d’assurer l’annulation et l’interruption du voyage, les frais médicaux, l’évacuation et le rapatriement, les accidents et les effets personnels de chaque Passager, ainsi que sa propre responsabilité. Ces risques ne sont pas couverts par le Transporteur.",
        en: "The Client is advised to insure cancellation and interruption of the voyage, medical expenses, evacuation and repatriation, accidents and the personal effects of each Passenger, and its own liability. The Carrier does not cover these risks.",
      },
    ],
  },
  {
    number: 23,
    title: { fr: "Assistance et sauvetage", en: "Salvage" },
    paragraphs: [
      {
        fr: "Le Capitaine prête assistance à toute personne en danger de se perdre en mer et aux navires en détresse, comme la loi l’y oblige. Le temps qu’il y consacre n’est pas un retard du Transporteur, sous réserve de l’article {23.4}.",
        en: "The Captain renders assistance to any person in danger of being lost at sea and to vessels in distress, as the law requires. The time spent in doing so is not a delay by the Carrier, subject to article {23.4}.",
      },
      {
        fr: "Hors le sauvetage des personnes, le Capitaine n’entreprend une assistance rémunérée qu’après avoir consulté le Client, si elle interrompt sensiblement la Période.",
        en: "Except to save persons, the Captain undertakes remunerated salvage only after consulting the Client, if it significantly interrupts the Period.",
      },
      {
        fr: "La rémunération d’assistance acquise pendant la Période au titre de la convention internationale de 1989 ou de la loi est partagée ainsi : après déduction de la part de l’Équipage, du carburant, des avaries et des dépenses engagées, {salvageShare} reviennent au Transporteur et le reste au Client.",
        en: "Salvage remuneration earned during the Period under the International Convention of 1989 or by statute is shared as follows: after deduction of the share of the Crew, of fuel, of damage and of the costs incurred, {salvageShare} belongs to the Carrier and the remainder to the Client.",
      },
      {
        fr: "Le temps perdu pour une assistance rémunérée réduit le Prix à proportion, dans la limite de la part nette du Transporteur ; les Parties peuvent convenir à la place d’une prolongation.",
        en: "Time lost in remunerated salvage reduces the Price in proportion, up to the net share of the Carrier; the Parties may instead agree on an extension.",
      },
      {
        fr: "L’assistance portée au Navire lui-même est à la charge du Transporteur, à moins que la faute du Client ou d’un Passager ne l’ait rendue nécessaire.",
        en: "Salvage rendered to the Yacht itself is at the expense of the Carrier, unless the fault of the Client or of a Passenger made it necessary.",
      },
    ],
  },
];
