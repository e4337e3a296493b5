import type { Article } from "../article.ts";

/** Articles 15 to 18: breakdown, cancellation and force majeure. */
export const ENDING: readonly Article[] = [
  {
    number: 15,
    title: { fr: "Avarie", en: "Breakdown" },
    paragraphs: [
      {
        fr: "Si une avarie de machine, de coque ou d’équipement, un accident ou l’absence d’Équipage empêche l’usage normal du Navire pendant la Période, le Transporteur en informe le Client et y remédie au plus vite, à ses frais.",
        en: "If a breakdown of machinery, hull or equipment, an accident or the absence of Crew prevents the normal use of the Yacht during the Period, the Carrier informs the Client and remedies it as soon as possible, at its own expense.",
      },
      {
        fr: "Lorsque l’interruption dépasse {interruptionAllowed} consécutives, le Prix est réduit à proportion de toute la durée perdue, ou la Période prolongée d’autant si les Parties en conviennent.",
        en: "Where the interruption exceeds {interruptionAllowed} in a row, the Price is reduced in proportion to the whole of the time lost, or the Period is extended accordingly if the Parties so agree.",
      },
      {
        fr: "Si l’interruption dépasse {longDelay}, ou {longDelayShare} de la Période si cette durée est plus courte, et en tout cas {interruptionAllowed}, le Client peut mettre fin au Contrat par écrit. Dans les {refund}, le Transporteur rembourse la part du Prix qui correspond au temps non exécuté et le solde de l’APA ; le Dépôt de garantie est restitué selon l’article {12.3}. Le Transporteur assure le retour des Passagers au lieu de la Fin par un moyen convenable.",
        en: "If the interruption exceeds {longDelay}, or {longDelayShare} of the Period if that is shorter, and in any case {interruptionAllowed}, the Client may terminate the Agreement in writing. Within {refund}, the Carrier refunds the part of the Price that corresponds to the time not performed and the balance of the APA; the Security Deposit is refunded under article {12.3}. The Carrier returns the Passengers to the place of the End by suitable means.",
      },
      {
        fr: "Le Transporteur peut proposer un navire de remplacement de dimensions, d’âge, de confort et d’équipage au moins équivalents, sans supplément. Le Client l’accepte ou le refuse librement ; s’il l’accepte, un Avenant décrit ce navire de remplacement.",
        en: "The Carrier may offer a substitute yacht at least equivalent in size, age, comfort and manning, at no extra cost. The Client is free to accept or refuse it; if it is accepted, an Addendum describes the substitute yacht.",
      },
      {
        fr: "La perte totale du Navire met fin au Contrat de plein droit, aux conditions de l’article {15.3}. L’avarie causée par la faute du Client ou d’un Passager n’ouvre pas droit à réduction et relève de l’article {21}.",
        en: "Total loss of the Yacht terminates the Agreement as of right, on the terms of article {15.3}. A breakdown caused by the fault of the Client or of a Passenger gives no right to a reduction and is governed by article {21}.",
      },
    ],
  },
  {
    number: 16,
    title: { fr: "Annulation par le client", en: "Cancellation by the client" },
    paragraphs: [
      {
        fr: "Le Client peut annuler le Contrat avant le Début par une notification écrite au Transporteur. L’annulation prend effet à la réception de cette notification. Le défaut de paiement ne vaut annulation que si le Transporteur en décide ainsi selon l’article {10.5} ; l’annulation prend alors effet à la réception de sa notification.",
        en: "The Client may cancel the Agreement before the Start by written notice to the Carrier. Cancellation takes effect on receipt of that notice. Non-payment amounts to cancellation only if the Carrier so elects under article {10.5}; the cancellation then takes effect on receipt of its notice.",
      },
      {
        fr: "Les Appels de fonds du Prix échus à la date d’effet sont conservés ou restent exigibles, à titre d’indemnité forfaitaire. Ceux qui ne sont pas échus cessent d’être dus.",
        en: "The Calls for Fund of the Price that have fallen due on the effective date are kept or remain payable, as a lump-sum indemnity. Those that have not fallen due cease to be payable.",
      },
      {
        fr: "L’APA et le Dépôt de garantie sont restitués dans les {refund}, sous déduction des seuls Frais déjà engagés sur demande du Client et non récupérables, justifiés par des pièces.",
        en: "The APA and the Security Deposit are refunded within {refund}, less only those Expenses already incurred at the request of the Client and not recoverable, supported by documents.",
      },
      {
        fr: "Le Transporteur s’efforce de remettre le Navire en exploitation pour la même Période. Le produit net qu’il en tire, après commissions et coûts propres à cette nouvelle affaire, vient en déduction de l’indemnité ; l’excédent perçu est restitué au Client après exécution de la nouvelle affaire.",
        en: "The Carrier endeavours to employ the Yacht again for the same Period. The net proceeds that it obtains, after commission and the costs particular to that new business, reduce the indemnity; any excess received is refunded to the Client once the new business has been performed.",
      },
      {
        fr: "Le Transporteur ne réclame pas d’autre indemnité pour l’annulation. Le juge peut modérer ou augmenter l’indemnité dans le cas de l’article 1231-5 du code civil. L’absence ou le départ anticipé des Passagers après le Début n’ouvre droit à aucun remboursement du Prix.",
        en: "The Carrier claims no other indemnity for the cancellation. A court may reduce or increase the indemnity in the case of article 1231-5 of the French Civil Code. Absence or early departure of the Passengers after the Start gives no right to a refund of the Price.",
      },
    ],
  },
  {
    number: 17,
    title: { fr: "Annulation par le transporteur", en: "Cancellation by the carrier" },
    paragraphs: [
      {
        fr: "Si le Transporteur annule le Contrat avant le Début, ou se met hors d’état de l’exécuter, il le notifie sans délai par écrit et restitue au Client, dans les {refund}, toutes les sommes reçues au titre du Prix, de l’APA et du Dépôt de garantie.",
        en: "If the Carrier cancels the Agreement before the Start, or puts itself out of a position to perform it, it gives written notice without delay and refunds to the Client, within {refund}, all sums received for the Price, the APA and the Security Deposit.",
      },
      {
        fr: "Il verse en outre, dans le même délai, une indemnité forfaitaire de {carrierCancelsEarly} du Prix si la notification est reçue {earlyFrom} ou plus avant le Début, de {carrierCancels} du Prix si elle l’est de {middleTo} à {middleFrom} avant le Début, et de {carrierCancelsLate} du Prix si elle l’est {lateTo} ou moins avant le Début.",
        en: "Within the same time it also pays a lump-sum indemnity of {carrierCancelsEarly} of the Price if the notice is received {earlyFrom} or more before the Start, of {carrierCancels} of the Price if it is received from {middleTo} to {middleFrom} before the Start, and of {carrierCancelsLate} of the Price if it is received {lateTo} or fewer before the Start.",
      },
      {
        fr: "L’indemnité n’est pas due si l’annulation a pour cause un manquement du Client, un cas de l’article {18}, un cas de l’article {30} qui n’est pas imputable au Transporteur, ou la perte totale du Navire sans faute de sa part. Les sommes reçues sont alors restituées, sous réserve de l’article {16} en cas de manquement du Client.",
        en: "The indemnity is not due if the cancellation is caused by a breach by the Client, by a case of article {18}, by a case of article {30} not attributable to the Carrier, or by the total loss of the Yacht without fault on its part. The sums received are then refunded, subject to article {16} in the event of a breach by the Client.",
      },
      {
        fr: "Le Transporteur peut proposer un navire de remplacement dans les conditions de l’article {15.4}. Si le Client l’accepte, ni restitution ni indemnité ne sont dues ; si le prix de ce navire de remplacement est inférieur, la différence revient au Client.",
        en: "The Carrier may offer a substitute yacht on the terms of article {15.4}. If the Client accepts it, neither refund nor indemnity is due; if the price of that substitute yacht is lower, the difference belongs to the Client.",
      },
      {
        fr: "Pour le calcul des délais, le jour du Début n’est pas compté. L’indemnité répare tout le préjudice né de l’annulation, sauf dol, faute lourde ou règle impérative contraire, et sous réserve de l’article 1231-5 du code civil.",
        en: "In calculating the time limits, the day of the Start is not counted. The indemnity makes good all loss arising from the cancellation, except in the event of fraud, gross negligence or a mandatory rule to the contrary, and subject to article 1231-5 of the French Civil Code.",
      },
    ],
  },
  {
    number: 18,
    title: { fr: "Force majeure", en: "Force majeure" },
    paragraphs: [
      {
        fr: "La force majeure est l’événement que l’article 1218 du code civil définit : il échappe au contrôle de celui qui l’invoque, ne pouvait être raisonnablement prévu à la signature, et ses effets ne peuvent être évités par des mesures appropriées. Le manque de fonds, le défaut d’entretien et le conflit social propre au Transporteur n’en sont pas.",
        en: "Force majeure is the event that article 1218 of the French Civil Code defines: it is beyond the control of the one who invokes it, could not reasonably have been foreseen at signature, and its effects cannot be avoided by appropriate measures. Lack of funds, lack of maintenance and a labour dispute peculiar to the Carrier are not force majeure.",
      },
      {
        fr: "La Partie empêchée en avertit l’autre par écrit dans les {forceMajeureNotice} de sa connaissance de l’événement, avec ses effets et sa durée probables, et fait ce qui est raisonnable pour les réduire. Tant que dure l’empêchement, elle n’est pas responsable de l’inexécution.",
        en: "The Party prevented notifies the other in writing within {forceMajeureNotice} of becoming aware of the event, with its likely effects and duration, and does what is reasonable to reduce them. While the impediment lasts, it is not liable for non-performance.",
      },
      {
        fr: "Si l’événement empêche le Début, les Parties recherchent de bonne foi un report dans les {postponement}, aux mêmes conditions. À défaut d’accord, chaque Partie peut résoudre le Contrat ; les sommes reçues sont restituées dans les {refund}, sous déduction des seuls Frais engagés et non récupérables, sans indemnité.",
        en: "If the event prevents the Start, the Parties seek in good faith a postponement within {postponement}, on the same terms. Failing agreement, each Party may terminate the Agreement; the sums received are refunded within {refund}, less only the Expenses incurred and not recoverable, without compensation.",
      },
      {
        fr: "S’il survient pendant la Période et en empêche durablement la suite, le Contrat prend fin. Le Prix est restitué à proportion du temps non exécuté, et le Transporteur conduit les Passagers en lieu sûr ; leur voyage de retour est à la charge du Client, sauf règle impérative contraire.",
        en: "If it occurs during the Period and lastingly prevents its continuation, the Agreement comes to an end. The Price is refunded in proportion to the time not performed, and the Carrier takes the Passengers to a place of safety; their journey home is at the expense of the Client, unless a mandatory rule provides otherwise.",
      },
      {
        fr: "La force majeure ne dispense pas de payer une somme déjà échue. Le mauvais temps ordinaire relève de l’article {5}.",
        en: "Force majeure does not excuse the payment of a sum that has already fallen due. Ordinary bad weather is governed by article {5}.",
      },
    ],
  },
];
