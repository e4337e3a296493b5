import type { DefinedTerm } from "../article.ts";

/** Terms that mean the same in a cruise and in a charter. */
export const COMMON_TERMS = {
  agreement: {
    fr: ["Contrat"],
    en: ["Agreement"],
    definition: {
      fr: "l’accord conclu entre le Transporteur et le Client, formé des documents énumérés à l’article {3.1}",
      en: "the agreement made between the Carrier and the Client, consisting of the documents listed in article {3.1}",
    },
  },
  particulars: {
    fr: ["Conditions particulières"],
    en: ["Particulars"],
    definition: {
      fr: "les dispositions propres à l’opération, réunies en tête du Contrat",
      en: "the provisions specific to the transaction, set out at the head of the Agreement",
    },
  },
  specialConditions: {
    fr: ["Conditions spéciales"],
    en: ["Special Conditions"],
    definition: {
      fr: "les services supplémentaires et les clauses par lesquelles les Parties complètent les Conditions générales ou y dérogent",
      en: "the extra services, and the clauses by which the Parties supplement the Standard Terms or depart from them",
    },
  },
  standardTerms: {
    fr: ["Conditions générales"],
    en: ["Standard Terms"],
    definition: {
      fr: "les présents articles, dans l’édition que le Contrat indique",
      en: "these articles, in the edition that the Agreement states",
    },
  },
  exhibit: {
    fr: ["Annexe", "Annexes"],
    en: ["Exhibit", "Exhibits"],
    definition: {
      fr: "chacun des documents joints au Contrat sous ce nom, dont l’Annexe fiscale",
      en: "each document attached to the Agreement under that name, including the Tax Exhibit",
    },
  },
  taxExhibit: {
    fr: ["Annexe fiscale"],
    en: ["Tax Exhibit"],
    definition: {
      fr: "l’Annexe qui expose le régime fiscal du Contrat et le calcul du taux retenu",
      en: "the Exhibit that sets out the tax treatment of the Agreement and the calculation of the rate applied",
    },
  },
  addendum: {
    fr: ["Avenant", "Avenants"],
    en: ["Addendum", "Addenda"],
    definition: {
      fr: "l’acte qui modifie le Contrat dans les formes de l’article {26}",
      en: "the instrument that amends the Agreement in the manner required by article {26}",
    },
  },
  fingerprint: {
    fr: ["Empreinte"],
    en: ["Fingerprint"],
    definition: {
      fr: "la valeur SHA-256, imprimée au Contrat, qui désigne les termes signés",
      en: "the SHA-256 value, printed in the Agreement, that identifies the terms signed",
    },
  },
  platform: {
    fr: ["Plateforme"],
    en: ["Platform"],
    definition: {
      fr: "le service en ligne par lequel le Contrat est établi, approuvé, signé et conservé",
      en: "the online service through which the Agreement is drawn up, approved, signed and kept",
    },
  },
  client: {
    fr: ["Client"],
    en: ["Client"],
    definition: {
      fr: "la ou les personnes désignées sous ce nom aux Conditions particulières, tenues solidairement si elles sont plusieurs",
      en: "the person or persons so named in the Particulars, jointly and severally liable if there are several",
    },
  },
  party: {
    fr: ["Partie", "Parties"],
    en: ["Party", "Parties"],
    definition: { fr: "le Transporteur ou le Client", en: "the Carrier or the Client" },
  },
  captain: {
    fr: ["Capitaine"],
    en: ["Captain"],
    definition: {
      fr: "la personne qui commande le Navire, ou celle qui la supplée dans cette fonction",
      en: "the person in command of the Yacht, or whoever acts in that capacity",
    },
  },
  crew: {
    fr: ["Équipage"],
    en: ["Crew"],
    definition: {
      fr: "les gens de mer que le Transporteur emploie à bord, Capitaine compris",
      en: "the seafarers whom the Carrier employs on board, including the Captain",
    },
  },
  stakeholder: {
    fr: ["Séquestre"],
    en: ["Stakeholder"],
    definition: {
      fr: "la personne désignée aux Conditions particulières pour recevoir et conserver des fonds au titre du Contrat",
      en: "the person named in the Particulars to receive and hold money under the Agreement",
    },
  },
  broker: {
    fr: ["Courtier", "Courtiers"],
    en: ["Broker", "Brokers"],
    definition: {
      fr: "chaque courtier ou agent central désigné aux Conditions particulières",
      en: "each broker or central agent named in the Particulars",
    },
  },
  yacht: {
    fr: ["Navire"],
    en: ["Yacht"],
    definition: {
      fr: "le bâtiment décrit aux Conditions particulières, avec ses annexes de bord et ses équipements",
      en: "the vessel described in the Particulars, with its tenders and equipment",
    },
  },
  call: {
    fr: ["Escale", "Escales"],
    en: ["Call", "Calls"],
    definition: {
      fr: "chaque lieu de l’Itinéraire où des Passagers peuvent embarquer ou débarquer",
      en: "each place on the Route where Passengers may embark or disembark",
    },
  },
  period: {
    fr: ["Période"],
    en: ["Period"],
    definition: { fr: "le temps compris entre le Début et la Fin", en: "the time between the Start and the End" },
  },
  start: {
    fr: ["Début"],
    en: ["Start"],
    definition: {
      fr: "le lieu, le jour et l’heure indiqués sous ce nom aux Conditions particulières",
      en: "the place, the day and the time stated under that name in the Particulars",
    },
  },
  end: {
    fr: ["Fin"],
    en: ["End"],
    definition: {
      fr: "le lieu, le jour et l’heure indiqués sous ce nom aux Conditions particulières",
      en: "the place, the day and the time stated under that name in the Particulars",
    },
  },
  price: {
    fr: ["Prix"],
    en: ["Price"],
    definition: {
      fr: "le prix total du contrat indiqué aux Conditions particulières, taxes comprises, sans l’APA ni le Dépôt de garantie",
      en: "the total agreement price stated in the Particulars, including taxes, without the APA or the Security Deposit",
    },
  },
  apa: {
    fr: ["APA"],
    en: ["APA"],
    definition: {
      fr: "l’avance sur frais indiquée aux Conditions particulières, destinée aux Frais",
      en: "the advance provisioning allowance stated in the Particulars, intended for the Expenses",
    },
  },
  expenses: {
    fr: ["Frais"],
    en: ["Expenses"],
    definition: {
      fr: "les dépenses à la charge du Client énumérées à l’article {9.3}",
      en: "the expenses borne by the Client that are listed in article {9.3}",
    },
  },
  deposit: {
    fr: ["Dépôt de garantie"],
    en: ["Security Deposit"],
    definition: {
      fr: "la somme indiquée sous ce nom aux Conditions particulières, remise en garantie des obligations du Client",
      en: "the sum stated under that name in the Particulars, lodged as security for the obligations of the Client",
    },
  },
  callForFund: {
    fr: ["Appel de fonds", "Appels de fonds"],
    en: ["Call for Fund", "Calls for Fund"],
    definition: {
      fr: "chaque demande de paiement inscrite aux Conditions particulières",
      en: "each request for payment entered in the Particulars",
    },
  },
  finalAccount: {
    fr: ["Décompte final"],
    en: ["Final Account"],
    definition: {
      fr: "l’état des sommes dues entre les Parties, établi selon l’article {27}",
      en: "the statement of the sums due between the Parties, drawn up under article {27}",
    },
  },
} as const satisfies Record<string, DefinedTerm>;

/** Terms of a carriage of passengers. */
export const CRUISE_TERMS = {
  carrier: {
    fr: ["Transporteur"],
    en: ["Carrier"],
    definition: {
      fr: "la personne désignée sous ce nom aux Conditions particulières, qui s’engage à transporter les Passagers",
      en: "the person so named in the Particulars, who undertakes to carry the Passengers",
    },
  },
  passenger: {
    fr: ["Passager", "Passagers"],
    en: ["Passenger", "Passengers"],
    definition: {
      fr: "chaque personne transportée en vertu du Contrat et inscrite aux Conditions particulières, Client compris s’il embarque",
      en: "each person carried under the Agreement and entered in the Particulars, including the Client if on board",
    },
  },
  cruise: {
    fr: ["Croisière"],
    en: ["Cruise"],
    definition: {
      fr: "le voyage par mer que le Transporteur organise pour les Passagers pendant la Période",
      en: "the voyage by sea that the Carrier organises for the Passengers during the Period",
    },
  },
  route: {
    fr: ["Itinéraire"],
    en: ["Route"],
    definition: {
      fr: "la suite des lieux, des Escales et des heures que le Transporteur a arrêtée aux Conditions particulières",
      en: "the sequence of places, Calls and times that the Carrier has set in the Particulars",
    },
  },
} as const satisfies Record<string, DefinedTerm>;

/** Terms of a hire. */
export const CHARTER_TERMS = {
  carrier: {
    fr: ["Transporteur"],
    en: ["Carrier"],
    definition: {
      fr: "la personne désignée sous ce nom aux Conditions particulières, qui donne le Navire en location en qualité de fréteur",
      en: "the person so named in the Particulars, who lets the Yacht as its owner or disponent owner",
    },
  },
  passenger: {
    fr: ["Passager", "Passagers"],
    en: ["Passenger", "Passengers"],
    definition: {
      fr: "chaque personne que le Client invite à bord et qui est inscrite aux Conditions particulières, Client compris s’il embarque",
      en: "each person whom the Client invites on board and who is entered in the Particulars, including the Client if on board",
    },
  },
  delivery: {
    fr: ["Livraison"],
    en: ["Delivery"],
    definition: {
      fr: "la remise du Navire à la disposition du Client, au Début",
      en: "the placing of the Yacht at the disposal of the Client, at the Start",
    },
  },
  redelivery: {
    fr: ["Restitution"],
    en: ["Redelivery"],
    definition: {
      fr: "le retour du Navire à la disposition du Transporteur, à la Fin",
      en: "the return of the Yacht to the disposal of the Carrier, at the End",
    },
  },
  cruisingArea: {
    fr: ["Zone de navigation"],
    en: ["Cruising Area"],
    definition: {
      fr: "les eaux indiquées aux Conditions particulières comme zones de croisière",
      en: "the waters stated in the Particulars as cruising areas",
    },
  },
  route: {
    fr: ["Itinéraire"],
    en: ["Route"],
    definition: {
      fr: "la suite prévue des lieux, des Escales et des heures, inscrite aux Conditions particulières",
      en: "the intended sequence of places, Calls and times entered in the Particulars",
    },
  },
} as const satisfies Record<string, DefinedTerm>;
