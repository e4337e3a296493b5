import type { Article } from "../article.ts";

/** Articles that only a carriage of passengers has in this wording. */
export const CRUISE: readonly Article[] = [
  {
    number: 2,
    title: { fr: "Objet et nature du contrat", en: "Purpose and nature of the agreement" },
    paragraphs: [
      {
        fr: "Le Contrat est un contrat de passage au sens des articles L5421-1 et suivants du code des transports : le Transporteur s’engage à transporter les Passagers par mer au cours de la Croisière, et le Client à en payer le Prix.",
        en: "The Agreement is a contract of passage within the meaning of articles L5421-1 et seq. of the French Transport Code: the Carrier undertakes to carry the Passengers by sea on the Cruise, and the Client undertakes to pay the Price.",
      },
      {
        fr: "Le Contrat n’est ni une location ni un affrètement du Navire. Le Transporteur en conserve la gestion nautique et commerciale ; ni le Client ni les Passagers n’acquièrent la possession, la garde ou le commandement du Navire.",
        en: "The Agreement is neither a hire nor a charter of the Yacht. The Carrier retains its nautical and commercial management; neither the Client nor the Passengers acquire possession, custody or command of the Yacht.",
      },
      {
        fr: "La Croisière est réservée aux Passagers inscrits aux Conditions particulières. Le Client contracte pour lui-même et pour chaque Passager ; il déclare en avoir le pouvoir et porte le Contrat à la connaissance de tous. Chaque Passager peut se prévaloir des droits que le Contrat lui confère.",
        en: "The Cruise is reserved for the Passengers entered in the Particulars. The Client contracts personally and on behalf of each Passenger, represents that it is authorised to do so and makes the Agreement known to all of them. Each Passenger may rely on the rights that the Agreement confers.",
      },
      {
        fr: "Lorsque le Contrat constitue un forfait touristique au sens de l’article L211-2 du code du tourisme, les règles impératives qui protègent le voyageur prévalent sur les Conditions générales.",
        en: "Where the Agreement is a package within the meaning of article L211-2 of the French Tourism Code, the mandatory rules that protect the traveller prevail over the Standard Terms.",
      },
    ],
  },
  {
    number: 5,
    title: { fr: "Itinéraire, escales et déroutement", en: "Route, calls and deviation" },
    paragraphs: [
      {
        fr: "Le Transporteur arrête l’Itinéraire et les Escales. Il peut, avant le Début, consulter le Client sur ses souhaits, sans que ceux-ci lui ôtent la maîtrise du voyage.",
        en: "The Carrier sets the Route and the Calls. Before the Start it may consult the Client on its wishes, which do not deprive the Carrier of control of the voyage.",
      },
      {
        fr: "Le Capitaine peut modifier l’Itinéraire, supprimer ou remplacer une Escale, attendre ou s’abriter lorsque la sécurité des personnes ou du Navire, la météorologie, l’état de la mer, l’assistance à des personnes en danger, une urgence médicale ou l’ordre d’une autorité l’exigent. Il en informe le Client dès que possible et porte le motif au journal de bord.",
        en: "The Captain may change the Route, omit or replace a Call, wait or take shelter where the safety of persons or of the Yacht, the weather, the state of the sea, assistance to persons in danger, a medical emergency or the order of an authority so requires. The Captain informs the Client as soon as possible and records the reason in the log.",
      },
      {
        fr: "Une place à quai ou au mouillage n’est garantie que si les Conditions spéciales l’indiquent. À défaut, le Transporteur choisit le port, le mouillage ou le moyen de transfert convenable le plus proche.",
        en: "A berth or an anchorage is guaranteed only if the Special Conditions say so. Otherwise the Carrier chooses the nearest suitable port, anchorage or means of transfer.",
      },
      {
        fr: "Une modification que les circonstances de l’article {5.2} commandent n’est pas une inexécution. Elle ne donne lieu à réduction du Prix que si elle prive les Passagers d’une part substantielle de la Croisière, à proportion de cette part.",
        en: "A change required by the circumstances of article {5.2} is not a breach. It gives rise to a reduction of the Price only if it deprives the Passengers of a substantial part of the Cruise, and in proportion to that part.",
      },
      {
        fr: "Une modification demandée par le Client requiert l’accord du Transporteur et un Avenant si elle change une Escale, le Prix ou l’Annexe fiscale. Le supplément de carburant, de port et de taxe qu’elle cause est à la charge du Client.",
        en: "A change requested by the Client requires the consent of the Carrier and an Addendum if it alters a Call, the Price or the Tax Exhibit. The additional fuel, port costs and tax that it causes are borne by the Client.",
      },
    ],
  },
  {
    number: 6,
    title: { fr: "Embarquement et débarquement", en: "Embarkation and disembarkation" },
    paragraphs: [
      {
        fr: "Chaque Passager embarque et débarque à l’Escale et à l’heure inscrites à son nom aux Conditions particulières. Cette inscription détermine aussi les trajets que l’Annexe fiscale décompte.",
        en: "Each Passenger embarks and disembarks at the Call and at the time entered under that name in the Particulars. This entry also determines the trips that the Tax Exhibit counts.",
      },
      {
        fr: "Le Capitaine vérifie l’identité de chaque Passager à l’embarquement et tient la liste des personnes à bord. Une personne non inscrite n’embarque qu’avec l’accord du Transporteur et dans la limite de l’article {7.1}.",
        en: "The Captain checks the identity of each Passenger on embarkation and keeps the list of persons on board. A person who is not entered embarks only with the consent of the Carrier and within the limit of article {7.1}.",
      },
      {
        fr: "Un changement d’Escale ou d’heure est demandé par écrit avant l’Escale concernée et fait l’objet d’un Avenant. En cours de Croisière, le Capitaine peut l’admettre d’urgence en le portant au journal de bord ; l’Avenant est alors établi sans délai.",
        en: "A change of Call or of time is requested in writing before the Call concerned and is made by an Addendum. During the Cruise, the Captain may allow it in urgent cases by entering it in the log; the Addendum is then drawn up without delay.",
      },
      {
        fr: "Le Passager qui ne se présente pas à l’heure peut rejoindre le Navire à l’Escale suivante, à ses frais. Ni son retard ni son débarquement anticipé ne réduisent le Prix, sauf s’ils sont imputables au Transporteur.",
        en: "A Passenger who is not present on time may join the Yacht at the next Call, at that person’s own expense. Neither late arrival nor early disembarkation reduces the Price, unless attributable to the Carrier.",
      },
    ],
  },
  {
    number: 9,
    title: { fr: "Prix et inclusions", en: "Price and what it includes" },
    paragraphs: [
      {
        fr: "Le Prix est forfaitaire pour la Croisière. Son détail, hors taxes et taxes comprises, figure aux Conditions particulières.",
        en: "The Price is a fixed price for the Cruise. Its breakdown, net and including taxes, appears in the Particulars.",
      },
      {
        fr: "Le Prix comprend le transport et l’hébergement des Passagers, l’usage du Navire et de ses équipements, les salaires, charges et nourriture de l’Équipage, l’entretien et l’assurance du Navire, le carburant de l’Itinéraire, de la propulsion comme des groupes électrogènes, et les services supplémentaires inscrits aux Conditions spéciales.",
        en: "The Price includes the carriage and accommodation of the Passengers, the use of the Yacht and of its equipment, the wages, contributions and food of the Crew, the maintenance and insurance of the Yacht, the fuel for the Route, for propulsion as for the generators, and the extra services entered in the Special Conditions.",
      },
      {
        fr: "Ne sont pas compris dans le Prix et constituent des Frais : la nourriture et les boissons des Passagers, le carburant des annexes de bord et engins de loisir, les droits de port et de mouillage aux Escales, les communications, le pilotage et l’agence demandés pour le Client, la blanchisserie à terre, les transports et excursions, et tout achat fait à sa demande.",
        en: "The following are not included in the Price and are Expenses: food and drink for the Passengers, fuel for tenders and leisure craft, harbour and mooring dues at the Calls, communications, pilotage and agency fees incurred for the Client, laundry ashore, transport and excursions, and any purchase made at its request.",
      },
      {
        fr: "Le carburant est compris pour la consommation prévue aux Conditions particulières. Un supplément dû à une modification demandée par le Client lui est facturé selon l’article {5.5} ; une économie ou un dépassement dus à la conduite du Navire restent au Transporteur.",
        en: "Fuel is included for the consumption stated in the Particulars. An excess caused by a change requested by the Client is charged to it under article {5.5}; a saving or an excess due to the operation of the Yacht remains with the Carrier.",
      },
      {
        fr: "Le Prix n’est pas révisable après signature, sauf Avenant ou changement de taux de taxe selon l’article {13}.",
        en: "The Price is not subject to revision after signature, except by an Addendum or on a change of tax rate under article {13}.",
      },
    ],
  },
  {
    number: 14,
    title: { fr: "Retard", en: "Delay" },
    paragraphs: [
      {
        fr: "Si le Navire n’est pas prêt au Début, le Transporteur en avertit aussitôt le Client, indique la durée probable du retard et prend à sa charge l’attente des Passagers dans des conditions convenables.",
        en: "If the Yacht is not ready at the Start, the Carrier notifies the Client at once, states the likely length of the delay and bears the cost of suitable arrangements for the Passengers while they wait.",
      },
      {
        fr: "Pour tout retard de plus de {delayAllowed} imputable au Transporteur, le Prix est réduit à proportion du temps perdu par rapport à la Période ; les Parties peuvent convenir à la place d’une prolongation de même durée.",
        en: "For any delay of more than {delayAllowed} attributable to the Carrier, the Price is reduced in proportion to the time lost compared with the Period; the Parties may instead agree on an extension of the same length.",
      },
      {
        fr: "Si ce retard dépasse {longDelay}, ou {longDelayShare} de la Période si cette durée est plus courte, le Client peut résoudre le Contrat par écrit. Le Prix, l’APA et le Dépôt de garantie sont alors restitués en totalité dans un délai de {refund}, sans préjudice des dommages et intérêts que la loi accorde.",
        en: "If that delay exceeds {longDelay}, or {longDelayShare} of the Period if that is shorter, the Client may terminate the Agreement in writing. The Price, the APA and the Security Deposit are then refunded in full within {refund}, without prejudice to any damages that the law allows.",
      },
      {
        fr: "Un retard dû au Client, aux Passagers ou à un cas de l’article {5.2} ne réduit pas le Prix, sous réserve de l’article {5.4}. Si le Navire atteint la Fin en retard pour une cause étrangère au Client, ce retard ne lui coûte rien et le Transporteur supporte la nourriture et l’hébergement à bord.",
        en: "A delay due to the Client, to the Passengers or to a case of article {5.2} does not reduce the Price, subject to article {5.4}. If the Yacht reaches the End late for a reason not attributable to the Client, the delay is not charged to it and the Carrier bears the cost of food and accommodation on board.",
      },
    ],
  },
  {
    number: 21,
    title: { fr: "Responsabilité et bagages", en: "Liability and luggage" },
    paragraphs: [
      {
        fr: "La responsabilité du Transporteur en cas de mort ou de lésions corporelles d’un Passager et de perte ou dommage de ses bagages est régie, selon le voyage, par la convention d’Athènes de 1974 modifiée par le protocole de 2002, le règlement (CE) n° 392/2009 et les articles L5421-1 et suivants du code des transports. Elle est limitée aux montants que ces textes fixent au jour de l’événement.",
        en: "The liability of the Carrier for the death of or personal injury to a Passenger and for loss of or damage to luggage is governed, depending on the voyage, by the Athens Convention of 1974 as amended by the Protocol of 2002, by Regulation (EC) No 392/2009 and by articles L5421-1 et seq. of the French Transport Code. It is limited to the amounts that these texts set on the day of the event.",
      },
      {
        fr: "Le Transporteur peut en outre invoquer la limitation globale prévue par la convention de Londres de 1976 modifiée (LLMC) et par les articles L5121-1 et suivants du code des transports. Nul ne peut invoquer une limitation que la loi lui refuse, notamment en cas de faute intentionnelle ou inexcusable.",
        en: "The Carrier may also invoke the global limitation provided by the London Convention of 1976 as amended (LLMC) and by articles L5121-1 et seq. of the French Transport Code. No one may invoke a limitation that the law denies, in particular in a case of intentional or inexcusable fault.",
      },
      {
        fr: "Le Passager signale par écrit au Transporteur un dommage apparent au bagage de cabine au plus tard lors du débarquement, celui d’un autre bagage au plus tard lors de sa remise, et une perte ou un dommage non apparent dans les {hiddenLuggageDamage} qui suivent. À défaut, il est présumé, sauf preuve contraire, avoir reçu ses bagages intacts.",
        en: "The Passenger notifies the Carrier in writing of apparent damage to cabin luggage at the latest on disembarkation, of apparent damage to other luggage at the latest on its return, and of loss or damage that is not apparent within the following {hiddenLuggageDamage}. Failing that, the Passenger is presumed, unless the contrary is proved, to have received the luggage undamaged.",
      },
      {
        fr: "Le Transporteur ne répond des espèces, bijoux, titres et objets de valeur que s’ils lui ont été remis contre reçu pour être gardés en sûreté. L’action en réparation se prescrit par {limitation} dans les conditions de ces textes.",
        en: "The Carrier is liable for money, jewellery, securities and valuables only if they were deposited with it against a receipt for safe-keeping. An action for damages is time-barred after {limitation} on the terms of those texts.",
      },
      {
        fr: "Le Client répond des dommages que sa faute ou celle des Passagers cause au Navire, à l’Équipage ou à des tiers. L’usure normale et les dommages que l’assurance du Navire indemnise en sont exclus, franchise exceptée.",
        en: "The Client is liable for damage that its fault or that of the Passengers causes to the Yacht, to the Crew or to others. Fair wear and tear and damage for which the insurance of the Yacht pays are excluded, except for the deductible.",
      },
    ],
  },
];
