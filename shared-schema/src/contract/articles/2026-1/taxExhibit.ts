import type { Bilingual } from "../../../base/language.ts";
import type { ExhibitSection } from "../article.ts";

const FUEL: Bilingual = {
  fr: "Le carburant n’est exonéré d’accise que dans les cas et pour l’usage que la loi prévoit pour les navires exploités à titre commercial. L’exonération n’est demandée que sur une attestation exacte du Transporteur, qui supporte le rappel né d’une attestation inexacte.",
  en: "Fuel is exempt from excise duty only in the cases and for the use that the law provides for vessels operated commercially. The exemption is claimed only upon an accurate certificate by the Carrier, which bears any recovery resulting from an inaccurate certificate.",
};

/** The statements that both contract types share: yacht, evidence, change of route, reassessment. */
const SHARED: readonly ExhibitSection[] = [
  {
    id: "declaration",
    title: { fr: "Déclaration d’exploitation commerciale", en: "Declaration of commercial operation" },
    paragraphs: [
      {
        fr: "Le Transporteur déclare que le Navire est immatriculé sous le pavillon et le statut ci-dessous et que ces indications resteront exactes pendant la Période.",
        en: "The Carrier declares that the Yacht is registered under the flag and the status below and that these statements will remain accurate throughout the Period.",
      },
      {
        fr: "S’il se prévaut de l’exonération des navires affectés à une activité commerciale en haute mer (article 262, II, 2° du code général des impôts), le Transporteur déclare que le Navire est inscrit comme navire de commerce, qu’il a un Équipage permanent, qu’il sert aux besoins d’une activité commerciale et qu’il a effectué {highSeas} au moins de ses trajets en haute mer au cours de l’année civile précédente. Il en remet l’attestation au Client sur demande.",
        en: "If it relies on the exemption of vessels used for commercial activities on the high seas (article 262, II, 2° of the French General Tax Code), the Carrier declares that the Yacht is registered as a commercial vessel, that it has a permanent Crew, that it serves the needs of a commercial activity and that it made at least {highSeas} of its voyages on the high seas in the preceding calendar year. It gives the certificate to the Client on request.",
      },
    ],
  },
  {
    id: "evidence",
    title: { fr: "Preuves", en: "Evidence" },
    paragraphs: [
      {
        fr: "Le Transporteur conserve pendant {taxRecords} le journal de bord signé par le Capitaine, les relevés AIS ou de la balise du Navire, les factures de port, de mouillage et de carburant, la liste des embarquements et débarquements, et le calcul des distances et des durées. Il les communique au Client et à l’administration sur demande.",
        en: "The Carrier keeps for {taxRecords} the log signed by the Captain, the AIS or tracking records of the Yacht, the berth, mooring and fuel invoices, the list of embarkations and disembarkations, and the calculation of distances and times. It provides them to the Client and to the authorities on request.",
      },
    ],
  },
  {
    id: "recalculation",
    title: { fr: "Recalcul en cas de changement d’itinéraire", en: "Recalculation when the route changes" },
    paragraphs: [
      {
        fr: "Le taux imprimé repose sur l’Itinéraire prévu. Après la Fin, il est recalculé selon la même méthode sur l’itinéraire suivi, tel que les preuves l’établissent ; la différence de taxe est réglée au Décompte final selon l’article {13.3}. Un Avenant qui change l’Itinéraire reproduit la présente Annexe avec le nouveau calcul.",
        en: "The rate printed rests on the planned Route. After the End it is recalculated by the same method on the route followed, as the evidence establishes it; the difference of tax is settled in the Final Account under article {13.3}. An Addendum that changes the Route sets out this Exhibit with the new calculation.",
      },
    ],
  },
  {
    id: "reassessment",
    title: { fr: "Charge d’un redressement", en: "Liability for a reassessment" },
    paragraphs: [
      {
        fr: "Un redressement est supporté, avec ses intérêts et pénalités, par la Partie dont l’inexactitude, le fait ou le défaut de preuve l’a causé.",
        en: "A reassessment is borne, with its interest and penalties, by the Party whose inaccuracy, act or lack of evidence caused it.",
      },
      {
        fr: "À défaut, le Transporteur, redevable de la taxe, supporte le redressement. Il ne peut demander au Client que la taxe qui résulte de la méthode ci-dessus appliquée à l’itinéraire suivi, dans les limites de l’article {13.3}. Les Courtiers n’en répondent pas.",
        en: "Otherwise the Carrier, as the person liable for the tax, bears the reassessment. It may claim from the Client only the tax that results from the above method applied to the route followed, within the limits of article {13.3}. The Brokers are not liable for it.",
      },
    ],
  },
];

/** The tax exhibit of a carriage of passengers. */
export const CRUISE_EXHIBIT: readonly ExhibitSection[] = [
  {
    id: "qualification",
    title: { fr: "Qualification du contrat", en: "Classification of the agreement" },
    paragraphs: [
      {
        fr: "Le Contrat est un transport de personnes par mer : le Transporteur arrête l’Itinéraire, conserve la gestion nautique et commerciale du Navire et s’engage sur un voyage, non sur la mise à disposition d’un bâtiment (article {2}).",
        en: "The Agreement is a carriage of persons by sea: the Carrier sets the Route, retains the nautical and commercial management of the Yacht and undertakes a voyage, not the provision of a vessel (article {2}).",
      },
      {
        fr: "La taxe sur la valeur ajoutée suit les règles du transport de personnes : elle est due en France à raison des distances qui y sont parcourues (article 259 A, 4° du code général des impôts), au taux de ce transport (article 279, b quater).",
        en: "Value added tax follows the rules of the carriage of persons: it is due in France according to the distances covered there (article 259 A, 4° of the French General Tax Code), at the rate of such carriage (article 279, b quater).",
      },
    ],
    elsewhere: [
      {
        fr: "Le Contrat est un transport de personnes par mer (article {2}). Le pays de la taxe indiqué ci-dessous applique ses propres règles à ce transport ; elles prévalent sur la méthode française ci-après.",
        en: "The Agreement is a carriage of persons by sea (article {2}). The tax country stated below applies its own rules to such carriage; they prevail over the French method that follows.",
      },
    ],
  },
  {
    id: "method",
    title: { fr: "Méthode des distances", en: "Distance method" },
    paragraphs: [
      {
        fr: "La Croisière est divisée en trajets aux Escales où un Passager embarque ou débarque ; sans ces Escales, elle forme un seul trajet. Un trajet national est taxé sur la part de sa distance parcourue dans les eaux françaises. Un trajet sans distance est taxé au taux normal. Le taux effectif est la moyenne des taux des trajets, pondérée par leurs durées.",
        en: "The Cruise is divided into trips at the Calls where a Passenger embarks or disembarks; without such Calls it forms a single trip. A national trip is taxed on the share of its distance covered in French waters. A trip without any distance is taxed at the standard rate. The effective rate is the mean of the rates of the trips, weighted by their durations.",
      },
      {
        fr: "Le tableau donne, pour chaque trajet, sa nature, les milles marins (NM), ceux qui sont taxés, les heures, le poids du trajet dans l’ensemble et le taux qu’il supporte.",
        en: "The table gives, for each trip, its kind, the nautical miles (NM), those that are taxed, the hours, the weight of the trip in the whole and the rate that it bears.",
      },
    ],
  },
  {
    id: "exemption",
    title: { fr: "Exonération des trajets internationaux", en: "Exemption of international trips" },
    paragraphs: [
      {
        fr: "Un trajet dont une Escale au moins est à l’étranger, au départ, en chemin ou à l’arrivée, est un transport international, exonéré (article 262, II, 8° du code général des impôts). Monaco est tenu pour la France. La part d’un trajet national qui sort des eaux françaises n’est pas taxée en France.",
        en: "A trip with at least one Call in another country, at its beginning, on the way or at its end, is an international carriage, exempt from tax (article 262, II, 8° of the French General Tax Code). Monaco counts as France. The part of a national trip that leaves French waters is not taxed in France.",
      },
    ],
  },
  {
    id: "fuel",
    title: { fr: "Carburant et accise", en: "Fuel and excise duty" },
    paragraphs: [
      {
        fr: "Le carburant de la Croisière est un élément du transport : le Transporteur l’achète pour son exploitation, et il suit le taux du Prix.",
        en: "The fuel for the Cruise is part of the carriage: the Carrier buys it for its own operation, and it follows the rate of the Price.",
      },
      FUEL,
    ],
  },
  ...SHARED,
];

/** The tax exhibit of a hire. */
export const CHARTER_EXHIBIT: readonly ExhibitSection[] = [
  {
    id: "qualification",
    title: { fr: "Qualification du contrat", en: "Classification of the agreement" },
    paragraphs: [
      {
        fr: "Le Contrat est la location de courte durée d’un moyen de transport, soit {shortHire} au plus pour un bâtiment. La taxe est due au lieu où le Navire est effectivement mis à la disposition du Client (article 259 A, 1° du code général des impôts).",
        en: "The Agreement is the short-term hire of a means of transport, that is for at most {shortHire} in the case of a vessel. The tax is due at the place where the Yacht is actually put at the disposal of the Client (article 259 A, 1° of the French General Tax Code).",
      },
    ],
    elsewhere: [
      {
        fr: "Le Contrat est la location de courte durée d’un moyen de transport, soit {shortHire} au plus pour un bâtiment. La taxe est celle du pays où le Navire est effectivement mis à la disposition du Client, indiqué ci-dessous.",
        en: "The Agreement is the short-term hire of a means of transport, that is for at most {shortHire} in the case of a vessel. The tax is that of the country where the Yacht is actually put at the disposal of the Client, stated below.",
      },
    ],
  },
  {
    id: "method",
    title: { fr: "Méthode de calcul", en: "Method of calculation" },
    paragraphs: [
      {
        fr: "Le taux normal s’applique à la part du temps que le Navire passe dans les eaux territoriales de l’Union européenne, heures au port et au mouillage comprises. Le tableau donne les milles marins (NM), les heures, la part taxée et le taux.",
        en: "The standard rate applies to the share of the time that the Yacht spends in the territorial waters of the European Union, hours in port and at anchor included. The table gives the nautical miles (NM), the hours, the share that is taxed and the rate.",
      },
    ],
    elsewhere: [
      {
        fr: "Le taux de ce pays s’applique à la base que sa propre règle fixe, énoncée ci-dessous. Le tableau donne les milles marins (NM), les heures, la part taxée et le taux.",
        en: "The rate of that country applies to the base that its own rule fixes, stated below. The table gives the nautical miles (NM), the hours, the share that is taxed and the rate.",
      },
    ],
  },
  {
    id: "exemption",
    title: { fr: "Navigation hors des eaux taxées", en: "Sailing outside the waters that are taxed" },
    paragraphs: [
      {
        fr: "Le temps passé hors des eaux territoriales de l’Union européenne n’est pas taxé en France, pourvu que son utilisation effective hors de ces eaux soit prouvée. À défaut de preuve, la part correspondante est taxée. Monaco est tenu pour la France.",
        en: "Time spent outside the territorial waters of the European Union is not taxed in France, provided that actual use outside those waters is proved. Failing proof, the corresponding share is taxed. Monaco counts as France.",
      },
    ],
    elsewhere: [
      {
        fr: "Le temps passé hors des eaux que la règle de ce pays retient n’est exclu de la base que si cette règle le prévoit et que la preuve en est rapportée.",
        en: "Time spent outside the waters that the rule of that country considers is excluded from the base only if that rule so provides and proof is given.",
      },
    ],
  },
  {
    id: "fuel",
    title: { fr: "Carburant et accise", en: "Fuel and excise duty" },
    paragraphs: [
      {
        fr: "Le carburant est un des Frais : il est acheté pour le Client, taxes et accise comprises lorsqu’elles sont dues, et n’entre dans la base du Prix que pour le montant que les Conditions particulières y incluent.",
        en: "Fuel is one of the Expenses: it is bought for the Client, including taxes and excise duty where they are due, and enters the base of the Price only for the amount that the Particulars include in it.",
      },
      FUEL,
    ],
  },
  ...SHARED,
];
