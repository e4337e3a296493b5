import type { Article } from "../article.ts";

/** Articles that only a hire of the yacht has in this wording. */
export const CHARTER: readonly Article[] = [
  {
    number: 2,
    title: { fr: "Objet : location du navire armé", en: "Purpose: hire of the yacht with crew" },
    paragraphs: [
      {
        fr: "Le Contrat est un affrètement au sens des articles L5423-1 et suivants du code des transports : le Transporteur met le Navire, armé de son Équipage, à la disposition du Client pendant la Période, et le Client en paie le Prix.",
        en: "The Agreement is a charter within the meaning of articles L5423-1 et seq. of the French Transport Code: the Carrier places the Yacht, manned by its Crew, at the disposal of the Client for the Period, and the Client pays the Price.",
      },
      {
        fr: "Le Navire est loué pour l’agrément du Client et des Passagers. Le Client ne l’emploie ni au transport rémunéré de personnes ou de marchandises, ni à la pêche professionnelle, ni à la course, ni à la sous-location, sauf clause contraire des Conditions spéciales.",
        en: "The Yacht is hired for the leisure of the Client and of the Passengers. The Client does not use it to carry persons or goods for reward, for commercial fishing, for racing or for sub-hire, unless the Special Conditions provide otherwise.",
      },
      {
        fr: "Le Transporteur conserve la gestion nautique du Navire, qu’il exerce par le Capitaine. Le Client dirige l’emploi du Navire dans les limites du Contrat, sans en devenir le gardien ni l’armateur.",
        en: "The Carrier retains the nautical management of the Yacht, which it exercises through the Captain. The Client directs the employment of the Yacht within the limits of the Agreement, without becoming its custodian or operator.",
      },
      {
        fr: "Le Client porte le Contrat à la connaissance de chaque Passager et répond envers le Transporteur de leur respect de ses clauses. La Période n’excède pas la durée que l’Annexe fiscale fixe pour une location de courte durée.",
        en: "The Client makes the Agreement known to each Passenger and is answerable to the Carrier for their compliance with its clauses. The Period does not exceed the length that the Tax Exhibit sets for a short-term hire.",
      },
    ],
  },
  {
    number: 5,
    title: { fr: "Zone de navigation", en: "Cruising area" },
    paragraphs: [
      {
        fr: "Le Navire navigue dans la Zone de navigation, dans les limites de ses certificats, de ses assurances et de la réglementation des États riverains.",
        en: "The Yacht sails within the Cruising Area, within the limits of its certificates, of its insurance and of the regulations of the coastal states.",
      },
      {
        fr: "Le Client choisit l’emploi du temps et les Escales, en accord avec le Capitaine. L’Itinéraire inscrit au Contrat exprime ce choix à la signature ; le Client peut le changer pendant la Période sans Avenant tant que le Navire reste dans la Zone de navigation et que ni le prix hors taxes ni la Fin ne changent.",
        en: "The Client chooses the programme and the Calls, in agreement with the Captain. The Route entered in the Agreement expresses that choice at signature; the Client may change it during the Period without an Addendum as long as the Yacht remains within the Cruising Area and neither the net price nor the End changes.",
      },
      {
        fr: "Le Capitaine refuse toute instruction contraire à la sécurité, à la météorologie, aux ordres d’une autorité, au repos obligatoire de l’Équipage ou à une Restitution à l’heure. Il en informe aussitôt le Client et en porte le motif au journal de bord.",
        en: "The Captain refuses any instruction that is contrary to safety, to the weather, to the orders of an authority, to the mandatory rest of the Crew or to Redelivery on time. The Captain informs the Client at once and records the reason in the log.",
      },
      {
        fr: "Le programme ne demande pas une navigation journalière que les Conditions particulières ou l’état du Navire rendent déraisonnable. Aucune place à quai n’est garantie, sauf si les Conditions spéciales l’indiquent.",
        en: "The programme does not require daily sailing that the Particulars or the condition of the Yacht make unreasonable. No berth is guaranteed unless the Special Conditions say so.",
      },
      {
        fr: "Le Client sait que le temps passé dans les eaux territoriales de chaque État peut déterminer la taxe. Il supporte le supplément dû à l’Itinéraire effectivement suivi, calculé selon l’article {13}.",
        en: "The Client is aware that the time spent in the territorial waters of each state may determine the tax. It bears the additional tax due to the Route actually followed, calculated under article {13}.",
      },
    ],
  },
  {
    number: 6,
    title: { fr: "Livraison et restitution", en: "Delivery and redelivery" },
    paragraphs: [
      {
        fr: "Le Transporteur livre le Navire au Début, navigable, propre, avitaillé en carburant et en eau selon les Conditions particulières, et son Équipage à bord. La prise en charge par le Client sans réserve vaut Livraison conforme pour ce qui est apparent.",
        en: "The Carrier delivers the Yacht at the Start, seaworthy, clean, supplied with fuel and water as the Particulars state, and with its Crew on board. Taking over by the Client without reservation is evidence of proper Delivery as to what is apparent.",
      },
      {
        fr: "À la Livraison, le Capitaine et le Client constatent par écrit les niveaux de carburant, l’inventaire et les réserves. Le même constat est fait à la Restitution.",
        en: "On Delivery, the Captain and the Client record in writing the fuel levels, the inventory and any reservations. The same record is made on Redelivery.",
      },
      {
        fr: "Le Client restitue le Navire à la Fin, dans l’état où il l’a reçu, usure normale exceptée, libre de toute dette née de son fait. Il peut le restituer plus tôt, sans réduction du Prix ; le Navire peut arriver au lieu de la Fin dans les {earlyArrival} qui la précèdent.",
        en: "The Client redelivers the Yacht at the End, in the condition in which it was received, fair wear and tear excepted, free of any debt of the Client’s making. It may redeliver earlier, without reduction of the Price; the Yacht may reach the place of the End within the preceding {earlyArrival}.",
      },
      {
        fr: "Chaque Passager embarque et débarque à l’Escale et à l’heure inscrites à son nom. Le Client signale par écrit tout changement au Capitaine, qui tient la liste des personnes à bord dans la limite de l’article {7.1}.",
        en: "Each Passenger embarks and disembarks at the Call and at the time entered under that name. The Client gives written notice of any change to the Captain, who keeps the list of persons on board within the limit of article {7.1}.",
      },
      {
        fr: "Si la Restitution a lieu dans un autre port que celui convenu, le Client supporte le retour du Navire et le temps qu’il demande, calculés selon l’article {14.4}, sauf cas des articles {5.3}, {15} et {18}.",
        en: "If Redelivery takes place in a port other than the one agreed, the Client bears the return of the Yacht and the time that it takes, calculated under article {14.4}, except in the cases of articles {5.3}, {15} and {18}.",
      },
    ],
  },
  {
    number: 9,
    title: { fr: "Prix ; frais d’exploitation non compris", en: "Price; operating costs excluded" },
    paragraphs: [
      {
        fr: "Le Prix est dû pour la Période entière, quel que soit l’usage que le Client fait du Navire. Son détail, hors taxes et taxes comprises, figure aux Conditions particulières.",
        en: "The Price is due for the whole Period, whatever use the Client makes of the Yacht. Its breakdown, net and including taxes, appears in the Particulars.",
      },
      {
        fr: "Le Prix comprend la mise à disposition du Navire et de ses équipements, les salaires, charges et nourriture de l’Équipage, l’entretien et l’assurance du Navire, ainsi que les services supplémentaires inscrits aux Conditions spéciales.",
        en: "The Price includes the use of the Yacht and of its equipment, the wages, contributions and food of the Crew, the maintenance and insurance of the Yacht, and the extra services entered in the Special Conditions.",
      },
      {
        fr: "Ne sont pas compris dans le Prix et constituent des Frais : le carburant et les lubrifiants de la propulsion, des groupes électrogènes, des annexes de bord et engins de loisir, la nourriture et les boissons des Passagers, les droits de port et de mouillage, de pilotage, de canal et de douane, l’eau et l’électricité à quai, les agents, les communications, la blanchisserie, les transports et tout achat fait à la demande du Client.",
        en: "The following are not included in the Price and are Expenses: fuel and lubricants for propulsion, generators, tenders and leisure craft, food and drink for the Passengers, harbour and mooring, pilotage, canal and customs dues, water and shore power, agents, communications, laundry, transport and any purchase made at the request of the Client.",
      },
      {
        fr: "Le carburant que les Conditions particulières chiffrent dans le Prix y est compris à concurrence de ce montant ; seul le surplus est un des Frais. Le positionnement du Navire n’est dû que si les Conditions particulières en indiquent le prix de base.",
        en: "Fuel for which the Particulars include an amount in the Price is covered up to that amount; only the excess is one of the Expenses. Positioning of the Yacht is payable only if the Particulars state a base price for it.",
      },
      {
        fr: "Le Prix n’est pas révisable après signature, sauf Avenant ou changement de taxe selon l’article {13}.",
        en: "The Price is not subject to revision after signature, except by an Addendum or on a change of tax under article {13}.",
      },
    ],
  },
  {
    number: 14,
    title: { fr: "Retard", en: "Delay" },
    paragraphs: [
      {
        fr: "Si le Navire ne peut être livré au Début, le Transporteur en avertit aussitôt le Client et indique la durée probable du retard.",
        en: "If the Yacht cannot be delivered at the Start, the Carrier notifies the Client at once and states the likely length of the delay.",
      },
      {
        fr: "Pour tout retard de Livraison de plus de {delayAllowed} imputable au Transporteur, le Prix est réduit à proportion du temps perdu par rapport à la Période ; les Parties peuvent convenir à la place d’une prolongation de même durée.",
        en: "For any delay in Delivery of more than {delayAllowed} attributable to the Carrier, the Price is reduced in proportion to the time lost compared with the Period; the Parties may instead agree on an extension of the same length.",
      },
      {
        fr: "Si ce retard dépasse {longDelay}, ou {longDelayShare} de la Période si cette durée est plus courte, le Client peut résoudre le Contrat par écrit. Le Prix, l’APA et le Dépôt de garantie sont alors restitués en totalité dans un délai de {refund}, et l’indemnité de l’article {17} due pour l’annulation la plus tardive s’y ajoute si le retard provient d’une faute du Transporteur.",
        en: "If that delay exceeds {longDelay}, or {longDelayShare} of the Period if that is shorter, the Client may terminate the Agreement in writing. The Price, the APA and the Security Deposit are then refunded in full within {refund}, together with the indemnity that article {17} fixes for the latest cancellation if the delay results from a fault of the Carrier.",
      },
      {
        fr: "Tout retard de Restitution imputable au Client est payé à proportion du Prix, temps pour temps, majoré de {lateRedelivery}, avec les Frais correspondants. Le Client rembourse en outre le préjudice justifié que subit le Transporteur envers l’affréteur suivant.",
        en: "Any delay in Redelivery attributable to the Client is paid for in proportion to the Price, time for time, increased by {lateRedelivery}, with the corresponding Expenses. The Client also makes good the proven loss that the Carrier suffers towards the next charterer.",
      },
      {
        fr: "Un retard de Restitution dû à la sécurité, à la météorologie ou à une avarie étrangère au Client n’est facturé qu’à hauteur des Frais.",
        en: "A delay in Redelivery due to safety, to the weather or to a breakdown not attributable to the Client is charged only to the extent of the Expenses.",
      },
    ],
  },
  {
    number: 21,
    title: { fr: "Responsabilité et bagages", en: "Liability and luggage" },
    paragraphs: [
      {
        fr: "Le Transporteur répond envers le Client de l’exécution du Contrat et des fautes de l’Équipage dans le service du Navire. Envers les Passagers, sa responsabilité pour mort, lésions corporelles et bagages est celle que les conventions et lois impératives fixent, dans les limites qu’elles prévoient.",
        en: "The Carrier is liable to the Client for the performance of the Agreement and for the faults of the Crew in the service of the Yacht. Towards the Passengers, its liability for death, personal injury and luggage is that laid down by mandatory conventions and statutes, within the limits that they provide.",
      },
      {
        fr: "Chaque Partie peut invoquer la limitation globale prévue par la convention de Londres de 1976 modifiée (LLMC) et par les articles L5121-1 et suivants du code des transports, lorsqu’elle y a droit. Nul ne peut invoquer une limitation que la loi lui refuse, notamment en cas de faute intentionnelle ou inexcusable.",
        en: "Each Party may invoke the global limitation provided by the London Convention of 1976 as amended (LLMC) and by articles L5121-1 et seq. of the French Transport Code, where it is entitled to it. No one may invoke a limitation that the law denies, in particular in a case of intentional or inexcusable fault.",
      },
      {
        fr: "Un dommage apparent aux bagages est signalé par écrit au Capitaine au plus tard au débarquement, une perte ou un dommage non apparent dans les {hiddenLuggageDamage} qui suivent.",
        en: "Apparent damage to luggage is notified to the Captain in writing at the latest on disembarkation, loss or damage that is not apparent within the following {hiddenLuggageDamage}.",
      },
      {
        fr: "Le Transporteur ne répond des espèces, bijoux, titres et objets de valeur que s’ils ont été remis au Capitaine contre reçu pour être gardés en sûreté. L’action en responsabilité d’un Passager se prescrit par {limitation} lorsque ces textes le prévoient.",
        en: "The Carrier is liable for money, jewellery, securities and valuables only if they were deposited with the Captain against a receipt for safe-keeping. A liability action by a Passenger is time-barred after {limitation} where those texts so provide.",
      },
      {
        fr: "Le Client répond des dommages que sa faute ou celle des Passagers cause au Navire, à l’Équipage ou à des tiers, ainsi que des amendes et confiscations qui en résultent. L’usure normale et les dommages que l’assurance du Navire indemnise en sont exclus, franchise exceptée.",
        en: "The Client is liable for damage that its fault or that of the Passengers causes to the Yacht, to the Crew or to others, and for any resulting fines and forfeiture. Fair wear and tear and damage for which the insurance of the Yacht pays are excluded, except for the deductible.",
      },
    ],
  },
];
