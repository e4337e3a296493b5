import type { Article } from "../article.ts";

/** Articles 24 to 27: transfers, brokers, addenda and complaints. */
export const RELATIONS: readonly Article[] = [
  {
    number: 24,
    title: { fr: "Cession et vente du navire", en: "Assignment and sale of the yacht" },
    paragraphs: [
      {
        fr: "Aucune Partie ne cède le Contrat ou une créance qui en naît sans l’accord écrit de l’autre, constaté par un Avenant comme l’article 1216 du code civil l’exige.",
        en: "No Party assigns the Agreement or a claim arising from it without the written consent of the other, recorded in an Addendum as article 1216 of the French Civil Code requires.",
      },
      {
        fr: "Le Client peut proposer une personne qui prend sa place pour toute la Période, par un écrit reçu au moins {handoverNotice} avant le Début. Le Transporteur ne refuse que pour un motif légitime, tenant notamment à l’identité, à la solvabilité ou à l’article {30}. Les deux répondent solidairement du solde et des frais justifiés de ce changement.",
        en: "The Client may propose a person to take its place for the whole Period, in writing received at least {handoverNotice} before the Start. The Carrier refuses only on legitimate grounds, in particular of identity, solvency or article {30}. Both are jointly and severally liable for the balance and for the proven costs of the change.",
      },
      {
        fr: "Si le Transporteur vend le Navire avant la Fin, il en informe le Client au moins {saleNotice} avant le transfert et fait reprendre le Contrat par l’acquéreur, aux mêmes conditions et avec les fonds reçus. Il reste garant de l’exécution jusqu’à la Fin.",
        en: "If the Carrier sells the Yacht before the End, it informs the Client at least {saleNotice} before the transfer and has the buyer take over the Agreement, on the same terms and with the money received. It remains guarantor of performance until the End.",
      },
      {
        fr: "Sans cette reprise, ou si le Client refuse l’acquéreur pour un motif légitime, la vente vaut annulation par le Transporteur et l’article {17} s’applique. Une hypothèque sur le Navire ne préjudicie pas aux droits du Client.",
        en: "Without such a takeover, or if the Client refuses the buyer on legitimate grounds, the sale amounts to cancellation by the Carrier and article {17} applies. A mortgage on the Yacht does not prejudice the rights of the Client.",
      },
    ],
  },
  {
    number: 25,
    title: { fr: "Courtiers", en: "Brokers" },
    paragraphs: [
      {
        fr: "Les Courtiers mettent les Parties en relation et les assistent jusqu’à la Fin. Ils signent le Contrat, lorsqu’il le prévoit, pour les seules clauses qui les concernent et ne répondent pas de l’exécution du Transporteur ou du Client.",
        en: "The Brokers introduce the Parties and assist them until the End. Where it so provides, they sign the Agreement only for the clauses that concern them, and are not liable for performance by the Carrier or the Client.",
      },
      {
        fr: "La commission des Courtiers est à la charge du Transporteur, selon une convention séparée. Elle est calculée sur le prix hors taxes, sans l’APA ni le Dépôt de garantie, et acquise à mesure que le Prix est reçu.",
        en: "The commission of the Brokers is borne by the Carrier, under a separate arrangement. It is calculated on the net price, without the APA or the Security Deposit, and earned as the Price is received.",
      },
      {
        fr: "La commission reste due si le Transporteur annule par sa faute. Si le Client annule, elle est due sur l’indemnité que le Transporteur conserve.",
        en: "The commission remains due if the Carrier cancels through its own fault. If the Client cancels, it is due on the indemnity that the Carrier keeps.",
      },
      {
        fr: "Un Courtier transmet fidèlement les informations qu’il reçoit et conserve séparément les fonds qu’il détient pour autrui. Il répond de ses propres fautes ; les descriptions du Navire qu’il diffuse de bonne foi n’engagent que celui qui les a fournies.",
        en: "A Broker passes on faithfully the information that it receives and keeps separately the money that it holds for others. It is liable for its own faults; descriptions of the Yacht that it circulates in good faith bind only the one who supplied them.",
      },
      {
        fr: "Une notification adressée au Courtier d’une Partie ne vaut notification à cette Partie que si les Conditions spéciales le prévoient.",
        en: "A notice sent to the Broker of a Party is notice to that Party only if the Special Conditions so provide.",
      },
    ],
  },
  {
    number: 26,
    title: { fr: "Avenants", en: "Addenda" },
    paragraphs: [
      {
        fr: "Le Contrat signé n’est modifié que par un Avenant établi sur la Plateforme. Une promesse verbale, un message ou une tolérance ne le modifient pas.",
        en: "Once signed, the Agreement is amended only by an Addendum drawn up on the Platform. An oral promise, a message or a forbearance does not amend it.",
      },
      {
        fr: "L’Avenant porte un numéro et une date, rappelle l’Empreinte de la version qu’il modifie, énonce chaque terme changé avant et après, ce qui demeure inchangé et la différence de Prix, et reproduit l’Annexe fiscale si elle change.",
        en: "The Addendum bears a number and a date, recites the Fingerprint of the version that it amends, states each changed term before and after, what remains unchanged and the difference of Price, and sets out the Tax Exhibit if that changes.",
      },
      {
        fr: "Il est signé par les mêmes signataires que le Contrat, ou par ceux qui leur ont succédé dans leur qualité. Tant qu’une signature manque, la version signée précédente s’applique.",
        en: "It is signed by the same signatories as the Agreement, or by those who have succeeded them in that capacity. As long as a signature is missing, the previous signed version applies.",
      },
      {
        fr: "Les approbations données à un texte cessent de valoir dès que l’un de ses termes change, et son Empreinte avec lui.",
        en: "Approvals given to a text cease to have effect as soon as one of its terms changes, and its Fingerprint with it.",
      },
      {
        fr: "Ne requièrent pas d’Avenant les décisions du Capitaine, les modifications que les articles {5} et {6} permettent, les indications que le Client donne selon l’article {7.2}, les paiements et la tenue du compte de l’APA.",
        en: "No Addendum is required for the decisions of the Captain, for the changes that articles {5} and {6} allow, for the details that the Client gives under article {7.2}, for payments or for keeping the account of the APA.",
      },
    ],
  },
  {
    number: 27,
    title: { fr: "Réclamations et décompte final", en: "Complaints and final settlement" },
    paragraphs: [
      {
        fr: "Une réclamation sur l’exécution est portée au Capitaine dès que possible, au plus tard {complaintOnBoard} après le fait, afin qu’il puisse y remédier, puis confirmée par écrit au Transporteur dans les {complaintWritten} de la Fin avec les pièces utiles.",
        en: "A complaint about performance is made to the Captain as soon as possible, at the latest {complaintOnBoard} after the event, so that it can be remedied, and is then confirmed in writing to the Carrier within {complaintWritten} of the End with the supporting documents.",
      },
      {
        fr: "Le Transporteur accuse réception et répond de façon motivée. Une réclamation tardive n’est pas éteinte pour autant ; il est tenu compte du remède que le retard a empêché. Les délais impératifs, dont ceux de l’article {21}, demeurent applicables.",
        en: "The Carrier acknowledges receipt and replies with reasons. A late complaint is not extinguished for that reason; account is taken of the remedy that the delay prevented. Mandatory time limits, including those of article {21}, continue to apply.",
      },
      {
        fr: "Dans les {finalAccount} de la Fin, le Transporteur établit le Décompte final : Prix, taxe recalculée selon l’article {13}, compte de l’APA, imputations sur le Dépôt de garantie, réductions et sommes reçues, pièces jointes.",
        en: "Within {finalAccount} of the End, the Carrier draws up the Final Account: Price, tax recalculated under article {13}, account of the APA, deductions from the Security Deposit, reductions and sums received, with the supporting documents.",
      },
      {
        fr: "Le Client répond dans les {finalAccountReply} de sa réception en indiquant les écritures qu’il conteste. Les autres sont tenues pour acceptées et le solde en est payé dans les {settlement} qui suivent, de part ou d’autre ; le Dépôt de garantie est restitué selon l’article {12.3}.",
        en: "The Client replies within {finalAccountReply} of receiving it and states the entries that it disputes. The others are deemed accepted and the balance of them is paid within the following {settlement}, by one side or the other; the Security Deposit is refunded under article {12.3}.",
      },
      {
        fr: "L’acceptation du Décompte final ne prive pas un consommateur de ses droits impératifs ni une Partie de la rectification d’une erreur ou d’une omission.",
        en: "Acceptance of the Final Account deprives neither a consumer of mandatory rights nor a Party of the correction of an error or omission.",
      },
    ],
  },
];
