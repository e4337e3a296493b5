import type { Bilingual } from "../../../base/language.ts";

/** A point that an attorney should settle before the edition is relied upon. */
interface CounselPoint {
  /** Its place: articles, or the tax exhibit. */
  about: Bilingual;
  point: Bilingual;
}

const article = (...numbers: string[]): Bilingual => {
  const list = numbers.join(", ");
  return numbers.length > 1
    ? { fr: `Articles ${list}`, en: `Articles ${list}` }
    : { fr: `Article ${list}`, en: `Article ${list}` };
};
const EXHIBIT: Bilingual = { fr: "Annexe fiscale", en: "Tax exhibit" };

/** The points that the wording of this edition leaves to an attorney, in the order of the articles. */
export const COUNSEL_POINTS: readonly CounselPoint[] = [
  {
    about: article("2.1", "21.1"),
    point: {
      fr: "Qualification de contrat de passage (L5421-1 et suivants du code des transports) pour un navire de plaisance à usage commercial de douze passagers au plus, et application du règlement (CE) n° 392/2009 selon le pavillon et le voyage.",
      en: "Classification as a contract of passage (L5421-1 et seq. of the French Transport Code) for a commercial yacht of at most twelve passengers, and whether Regulation (EC) No 392/2009 applies, given the flag and the voyage.",
    },
  },
  {
    about: article("2.4", "14.3", "17", "18.3"),
    point: {
      fr: "Une croisière vendue à un consommateur est-elle un forfait touristique (L211-2 du code du tourisme) ? Si oui : formulaire d’information précontractuelle, droit de cession, délais de remboursement, responsabilité de plein droit et plafonds d’indemnité sont à relire.",
      en: "Is a cruise sold to a consumer a package (L211-2 of the French Tourism Code)? If so, the pre-contractual information form, the right of transfer, the refund periods, strict liability and the caps on compensation need review.",
    },
  },
  {
    about: article("3.2"),
    point: {
      fr: "Ordre de priorité des documents, et priorité propre de l’annexe fiscale pour la qualification et le taux.",
      en: "The order of precedence of the documents, and the tax exhibit’s own precedence for classification and rate.",
    },
  },
  {
    about: article("9.4"),
    point: {
      fr: "Location : le carburant inclus dans le prix à concurrence d’un montant est-il l’accessoire de la location pour la taxe ?",
      en: "Charter: is fuel that the price includes up to an amount ancillary to the hire for tax purposes?",
    },
  },
  {
    about: article("10.1", "16"),
    point: {
      fr: "Droit de rétractation : exclusion applicable au transport et aux loisirs à date fixée, et sort d’un acompte exigé dans les sept jours de la signature.",
      en: "Right of withdrawal: the exclusion that applies to transport and to leisure on a set date, and the fate of an instalment due within seven days of signature.",
    },
  },
  {
    about: article("10.3"),
    point: {
      fr: "Statut du séquestre (compte CARPA, notaire, tiers), calendrier de libération par moitié, et conservation « distincte » lorsque le transporteur encaisse lui-même.",
      en: "Status of the stakeholder (CARPA account, notary, third person), the release by halves, and what “separate account” requires where the carrier itself collects.",
    },
  },
  {
    about: article("10.4"),
    point: {
      fr: "Taux d’intérêt : triple du taux légal entre professionnels ; taux légal simple pour un consommateur. Vérifier le sort d’un client professionnel étranger.",
      en: "Interest: three times the statutory rate between businesses; the plain statutory rate for a consumer. Check the case of a foreign business client.",
    },
  },
  {
    about: article("14.3", "15.3"),
    point: {
      fr: "Seuils commerciaux à confirmer : trois heures, douze heures, quarante-huit heures ou dix pour cent de la période.",
      en: "Commercial thresholds to confirm: three hours, twelve hours, forty-eight hours or ten per cent of the period.",
    },
  },
  {
    about: article("14.4"),
    point: {
      fr: "Location : majoration de cinquante pour cent pour restitution tardive, comme clause pénale (1231-5 du code civil).",
      en: "Charter: the fifty per cent increase for late redelivery, as a penalty clause (1231-5 of the French Civil Code).",
    },
  },
  {
    about: article("16", "17"),
    point: {
      fr: "Équilibre entre les indemnités des deux parties envers un consommateur (clauses abusives), et base « prix » toutes taxes comprises des indemnités de 25, 35 et 50 %.",
      en: "Balance between the indemnities of the two parties towards a consumer (unfair terms), and the tax-inclusive price as the base of the indemnities of 25, 35 and 50%.",
    },
  },
  {
    about: article("18.4"),
    point: {
      fr: "Voyage de retour à la charge du client en cas de force majeure : compatibilité avec les règles du forfait touristique.",
      en: "Journey home at the client’s expense in a case of force majeure: compatibility with the package travel rules.",
    },
  },
  {
    about: article("21"),
    point: {
      fr: "Faut-il énoncer les plafonds en droits de tirage spéciaux, et remettre au passager l’information que le règlement n° 392/2009 impose ? Règle applicable à un passager invité dans une location.",
      en: "Should the limits be stated in special drawing rights, and the information required by Regulation No 392/2009 be handed to the passenger? Which rule applies to a guest on a charter?",
    },
  },
  {
    about: article("23.3"),
    point: {
      fr: "Partage par moitié de la rémunération d’assistance envers des passagers qui ne sont pas affréteurs.",
      en: "Equal sharing of salvage remuneration with passengers who are not charterers.",
    },
  },
  {
    about: article("24.1"),
    point: {
      fr: "Cession de contrat et cession de créance : portée de l’interdiction entre professionnels.",
      en: "Assignment of the contract and of claims: how far the prohibition reaches between businesses.",
    },
  },
  {
    about: article("28"),
    point: {
      fr: "Rôles de responsable et de sous-traitant, durées de conservation (dix ans ; trois mois pour les documents de voyage) et information des passagers dont les données viennent du client. L’effacement doit être réellement exécuté par la plateforme.",
      en: "Roles of controller and processor, retention periods (ten years; three months for travel documents) and the information of passengers whose data come from the client. The platform must actually carry out the erasure.",
    },
  },
  {
    about: article("29"),
    point: {
      fr: "Niveau de signature suffisant (avancée, non qualifiée) pour chaque signataire, et validité de la convention de preuve envers un consommateur.",
      en: "Which level of signature suffices (advanced, not qualified) for each signatory, and whether the agreement on evidence is valid towards a consumer.",
    },
  },
  {
    about: article("30"),
    point: {
      fr: "Obligations propres du séquestre et des courtiers en matière de blanchiment, et portée de la déclaration visant les listes britanniques et américaines au regard du règlement européen de blocage.",
      en: "The stakeholder’s and the brokers’ own anti-money-laundering duties, and the reach of the representation on British and American lists in view of the EU blocking regulation.",
    },
  },
  {
    about: article("31"),
    point: {
      fr: "Choix de loi pour le transport de passagers (article 5 du règlement Rome I), tribunaux compétents envers un consommateur étranger, et nom du médiateur de la consommation, que les conditions particulières ne portent pas encore.",
      en: "Choice of law for the carriage of passengers (article 5 of the Rome I Regulation), courts with jurisdiction over a foreign consumer, and the name of the consumer mediator, which the particulars do not carry yet.",
    },
  },
  {
    about: EXHIBIT,
    point: {
      fr: "« Toute escale à l’étranger rend le trajet international » : confirmer avec l’administration. Références à vérifier au jour de l’usage : CGI 259 A, 262, II, 2° et 8°, 279, b quater ; taux normal d’un trajet sans distance ; conditions de l’exonération commerciale ; accise sur le carburant.",
      en: "“Any call abroad makes the trip international”: confirm with the authorities. References to check on the day of use: General Tax Code 259 A, 262, II, 2° and 8°, 279, b quater; the standard rate for a trip without distance; the conditions of the commercial exemption; excise duty on fuel.",
    },
  },
];
