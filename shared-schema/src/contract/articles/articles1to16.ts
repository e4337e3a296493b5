import type { Article } from "./article.ts";

/** Standard terms of a cruise, articles 1 to 16. */
export const ARTICLES_1_TO_16: readonly Article[] = [
  {
    number: 1,
    title: { fr: "Définitions", en: "Definitions" },
    statement: {
      fr: "Dans le présent contrat, les termes définis ont le sens que leur donnent le présent article et les conditions particulières.",
      en: "In this agreement, defined terms have the meaning given to them in this article and in the particulars.",
    },
  },
  {
    number: 2,
    title: { fr: "Objet et nature du contrat", en: "Purpose and nature of the agreement" },
    statement: {
      fr: "Le présent contrat a pour objet le transport de passagers au cours d’une croisière. Il n’emporte pas location du navire.",
      en: "The purpose of this agreement is the carriage of passengers on a cruise. It is not a hire of the yacht.",
    },
  },
  {
    number: 3,
    title: { fr: "Documents contractuels", en: "Documents and precedence" },
    statement: {
      fr: "Le contrat se compose des conditions particulières, des conditions spéciales, des conditions générales, des annexes et des avenants. En cas de contradiction, l’avenant le plus récent prévaut, puis les conditions spéciales, les conditions particulières, les conditions générales et les annexes.",
      en: "The agreement consists of the particulars, the special conditions, the standard terms, the exhibits and the addenda. If they conflict, the most recent addendum prevails, then the special conditions, the particulars, the standard terms and the exhibits.",
    },
  },
  {
    number: 4,
    title: { fr: "Navire et navigabilité", en: "Yacht and seaworthiness" },
    statement: {
      fr: "Le transporteur met en service un navire en bon état de navigabilité, classé, assuré et armé avec un équipage qualifié, et le maintient ainsi pendant toute la durée du contrat.",
      en: "The carrier provides a yacht that is seaworthy, classed, insured and manned by a qualified crew, and keeps it so for the whole term of the agreement.",
    },
  },
  {
    number: 5,
    title: { fr: "Itinéraire, escales et déroutement", en: "Route, calls and deviation" },
    statement: {
      fr: "Le transporteur arrête l’itinéraire et les escales énoncés aux conditions particulières. Le capitaine peut s’en écarter lorsque la sécurité, la météorologie ou les autorités portuaires l’exigent.",
      en: "The carrier sets the route and the calls stated in the particulars. The captain may deviate from them where safety, weather or the port authorities so require.",
    },
  },
  {
    number: 6,
    title: { fr: "Embarquement et débarquement", en: "Embarkation and disembarkation" },
    statement: {
      fr: "Chaque passager embarque et débarque à l’escale et à l’heure inscrites à son nom. Toute modification est consignée par écrit avant l’escale concernée.",
      en: "Each passenger boards and leaves at the call and time recorded under that passenger’s name. Any change is recorded in writing before the call concerned.",
    },
  },
  {
    number: 7,
    title: { fr: "Passagers et documents de voyage", en: "Passengers and travel documents" },
    statement: {
      fr: "Le nombre de passagers ne dépasse jamais douze. Chacun est muni des pièces d’identité et des visas requis par les États d’escale.",
      en: "There are never more than twelve passengers. Each carries the identity documents and visas required by the states of call.",
    },
  },
  {
    number: 8,
    title: { fr: "Capitaine et équipage", en: "Captain and crew" },
    statement: {
      fr: "Le capitaine exerce seul le commandement du navire et répond de la sécurité des personnes à bord. Ses décisions en cette matière s’imposent à tous.",
      en: "The captain alone commands the yacht and is responsible for the safety of all on board. The captain’s decisions in such matters bind everyone.",
    },
  },
  {
    number: 9,
    title: { fr: "Prix et inclusions", en: "Price and what it includes" },
    statement: {
      fr: "Le prix énoncé aux conditions particulières comprend le carburant nécessaire à l’itinéraire convenu, l’équipage et l’assurance du navire.",
      en: "The price stated in the particulars includes the fuel needed for the agreed route, the crew and the insurance of the yacht.",
    },
  },
  {
    number: 10,
    title: { fr: "Paiement et séquestre", en: "Payment and stakeholder" },
    statement: {
      fr: "Le client règle les appels de fonds aux échéances convenues. Les sommes sont détenues par le séquestre désigné, ou à défaut par le transporteur, jusqu’à leur exigibilité.",
      en: "The client pays the calls for fund on the agreed due dates. The money is held by the named stakeholder, or failing one by the carrier, until it is due for release.",
    },
  },
  {
    number: 11,
    title: { fr: "Provision pour frais", en: "Client expenses advance" },
    statement: {
      fr: "Le client verse une provision pour ses dépenses à bord. Le capitaine en tient le compte, pièces à l’appui, et le solde est arrêté au terme du contrat.",
      en: "The client pays an advance for expenses on board. The captain keeps an account of it with receipts, and the balance is settled at the end of the agreement.",
    },
  },
  {
    number: 12,
    title: { fr: "Dépôt de garantie", en: "Security deposit" },
    statement: {
      fr: "Le dépôt de garantie couvre les dommages imputables au client et à ses invités. Il est restitué, déduction faite des sommes justifiées, après le décompte final.",
      en: "The security deposit covers damage caused by the client and the client’s guests. It is refunded, less any substantiated deduction, after the final account.",
    },
  },
  {
    number: 13,
    title: { fr: "Fiscalité", en: "Taxes" },
    statement: {
      fr: "Le régime fiscal est exposé dans l’annexe fiscale, qui fait partie du contrat.",
      en: "The tax treatment is set out in the tax exhibit, which forms part of this agreement.",
    },
  },
  {
    number: 14,
    title: { fr: "Retard", en: "Delay" },
    statement: {
      fr: "Tout retard imputable au transporteur donne lieu à une réduction du prix à proportion du temps perdu.",
      en: "Any delay attributable to the carrier gives rise to a reduction of the price in proportion to the time lost.",
    },
  },
  {
    number: 15,
    title: { fr: "Avarie", en: "Breakdown" },
    statement: {
      fr: "Si une avarie interrompt l’exécution du contrat, le transporteur rembourse la part non exécutée du prix ou propose, avec l’accord du client, un navire équivalent.",
      en: "If a breakdown interrupts performance, the carrier refunds the unperformed part of the price or, with the client’s consent, provides an equivalent yacht.",
    },
  },
  {
    number: 16,
    title: { fr: "Annulation par le client", en: "Cancellation by the client" },
    statement: {
      fr: "En cas d’annulation par le client, les échéances déjà exigibles restent acquises ou dues. Elles sont réduites du produit net d’une nouvelle exploitation du navire sur la même période.",
      en: "If the client cancels, the instalments already due are kept or remain payable. They are reduced by the net proceeds of re-hiring the yacht for the same period.",
    },
  },
];
