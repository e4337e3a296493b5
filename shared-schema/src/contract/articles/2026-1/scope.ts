import type { Article } from "../article.ts";

/** Articles 1, 3 and 4: words, documents and the yacht. */
export const SCOPE: readonly Article[] = [
  {
    number: 1,
    title: { fr: "Définitions", en: "Definitions" },
    paragraphs: [
      {
        fr: "Dans le Contrat, un mot qui commence par une majuscule et qui est défini ci-dessous a le sens de sa définition, au singulier comme au pluriel.",
        en: "In the Agreement, a word that begins with a capital letter and is defined below has the meaning of its definition, in the singular as in the plural.",
      },
      {
        fr: "Les délais courent en jours calendaires. Un délai qui expire un samedi, un dimanche ou un jour férié en France est prorogé jusqu’au premier jour ouvrable qui suit. Si le Contrat prend fin avant la Fin, les délais dont la Fin est le point de départ courent du jour de cette cessation. Une heure s’entend de l’heure légale du lieu où l’acte doit être accompli, sauf si le Contrat indique l’heure UTC.",
        en: "Time limits run in calendar days. A time limit that expires on a Saturday, a Sunday or a public holiday in France is extended to the next working day. If the Agreement comes to an end before the End, the time limits that run from the End run from the day of termination. A time is the local time of the place where the act is to be performed, unless the Agreement states UTC.",
      },
      {
        fr: "L’écrit comprend le message remis par la Plateforme et le courrier électronique envoyé à l’adresse que son destinataire y a enregistrée. Les montants sont exprimés dans la devise indiquée aux Conditions particulières.",
        en: "Writing includes a message delivered by the Platform and electronic mail sent to the address that its recipient has registered there. Amounts are expressed in the currency stated in the Particulars.",
      },
      { fr: "Les termes définis sont les suivants :", en: "The defined terms are as follows:" },
    ],
  },
  {
    number: 3,
    title: { fr: "Documents contractuels", en: "Documents and precedence" },
    paragraphs: [
      {
        fr: "Le Contrat se compose des Conditions particulières, des Conditions spéciales, des Conditions générales, des Annexes et, s’il y en a, des Avenants. Il exprime l’intégralité de l’accord des Parties sur son objet et remplace les offres, brochures et échanges antérieurs.",
        en: "The Agreement consists of the Particulars, the Special Conditions, the Standard Terms, the Exhibits and, if any, the Addenda. It expresses the whole of what the Parties have agreed on its subject and replaces earlier offers, brochures and exchanges.",
      },
      {
        fr: "En cas de contradiction, l’Avenant le plus récent prévaut, puis, dans cet ordre, les Conditions spéciales, les Conditions particulières, les Conditions générales et les Annexes. Toutefois, l’Annexe fiscale prévaut pour ce qui touche à la qualification fiscale et au calcul du taux.",
        en: "If they conflict, the most recent Addendum prevails, then, in this order, the Special Conditions, the Particulars, the Standard Terms and the Exhibits. However, the Tax Exhibit prevails on the tax classification and on the calculation of the rate.",
      },
      {
        fr: "Une dérogation aux Conditions générales ne lie les Parties que si elle figure aux Conditions spéciales ou dans un Avenant. Aucune clause de la documentation commerciale d’une Partie ou d’un Courtier ne s’y ajoute.",
        en: "A departure from the Standard Terms binds the Parties only if it appears in the Special Conditions or in an Addendum. No clause of the commercial documents of a Party or of a Broker is added to them.",
      },
      {
        fr: "Si une clause est réputée non écrite ou annulée, les autres demeurent en vigueur. Une Partie qui ne se prévaut pas d’un droit n’y renonce pas.",
        en: "If a clause is deemed unwritten or set aside, the others remain in force. A Party that does not exercise a right does not waive it.",
      },
      {
        fr: "Une mention laissée en blanc aux Conditions particulières n’a pas été convenue ; elle est complétée par un Avenant et ne peut l’être par une seule Partie, sauf les indications que le Client donne selon l’article {7.2}.",
        en: "An item left blank in the Particulars has not been agreed; it is completed by an Addendum and cannot be completed by one Party alone, except for the details that the Client gives under article {7.2}.",
      },
    ],
  },
  {
    number: 4,
    title: { fr: "Navire et navigabilité", en: "Yacht and seaworthiness" },
    paragraphs: [
      {
        fr: "Au Début et pendant toute la Période, le Transporteur fournit le Navire en bon état de navigabilité, propre, convenablement armé et équipé, et muni des titres de navigation, certificats de classe, titres de sécurité et assurances que son pavillon et son exploitation commerciale exigent.",
        en: "At the Start and throughout the Period, the Carrier provides the Yacht in a seaworthy condition, clean, properly manned and equipped, and holding the registration, class and safety certificates and the insurance that its flag and its commercial operation require.",
      },
      {
        fr: "Le Transporteur garantit que les caractéristiques du Navire indiquées aux Conditions particulières sont exactes et que les équipements annoncés aux Annexes sont à bord et en état de marche. Un équipement de loisir indisponible n’ouvre droit qu’à une réduction appropriée du Prix, à moins qu’il n’ait été déclaré essentiel aux Conditions spéciales.",
        en: "The Carrier warrants that the characteristics of the Yacht stated in the Particulars are accurate and that the equipment announced in the Exhibits is on board and in working order. Leisure equipment that is not available gives rise only to an appropriate reduction of the Price, unless the Special Conditions declare it essential.",
      },
      {
        fr: "Le Transporteur entretient le Navire à ses frais et pourvoit au remplacement de tout membre de l’Équipage empêché. Il peut suspendre l’usage d’un équipement tant que la sécurité l’exige.",
        en: "The Carrier maintains the Yacht at its own expense and replaces any member of the Crew who is prevented from serving. It may suspend the use of equipment for as long as safety so requires.",
      },
      {
        fr: "Sur demande, le Transporteur présente au Client, avant le Début, une copie des certificats et des attestations d’assurance en cours de validité. Le défaut de navigabilité qu’il ne répare pas à temps est traité selon les articles {14} et {15}.",
        en: "On request, the Carrier shows the Client, before the Start, a copy of the certificates and of the insurance certificates in force. Unseaworthiness that is not remedied in time is dealt with under articles {14} and {15}.",
      },
    ],
  },
];
