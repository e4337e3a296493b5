import type { Article } from "../article.ts";

/** Articles 10 to 13: payment, expenses, deposit and taxes. */
export const MONEY: readonly Article[] = [
  {
    number: 10,
    title: { fr: "Paiement et séquestre", en: "Payment and stakeholder" },
    paragraphs: [
      {
        fr: "Le Client paie chaque Appel de fonds, sans compensation ni frais pour le bénéficiaire, à l’échéance inscrite aux Conditions particulières. Un Appel de fonds dû à la signature est payable dans les {executionPayment} de la dernière signature du Contrat.",
        en: "The Client pays each Call for Fund, without set-off and free of charges to the payee, on the due date entered in the Particulars. A Call for Fund due on execution is payable within {executionPayment} of the last signature of the Agreement.",
      },
      {
        fr: "Le paiement est fait sur le compte indiqué aux Conditions particulières et libère le Client à la date où ce compte est crédité. Un changement de compte ne vaut que s’il a été notifié et approuvé au moyen de la Plateforme ; un message isolé, même d’apparence régulière, n’y suffit pas et le Client vérifie avant de payer.",
        en: "Payment is made to the account stated in the Particulars and discharges the Client on the date on which that account is credited. A change of account is valid only if it has been notified and approved through the Platform; a message on its own, however genuine it appears, is not enough, and the Client verifies before paying.",
      },
      {
        fr: "Le Séquestre, ou à défaut le Transporteur, conserve les fonds sur un compte distinct des siens. Le Séquestre remet au Transporteur {releasedAtStart} du Prix au Début et le reste à la Fin, l’APA à temps pour l’avitaillement, et garde le Dépôt de garantie jusqu’à sa restitution selon l’article {12.3}. En cas de contestation chiffrée, il garde la somme contestée jusqu’à l’accord écrit des Parties ou une décision exécutoire.",
        en: "The Stakeholder, or failing one the Carrier, keeps the money in an account separate from its own. The Stakeholder releases {releasedAtStart} of the Price to the Carrier at the Start and the remainder at the End, the APA in time for provisioning, and keeps the Security Deposit until it is refunded under article {12.3}. If a stated sum is disputed, it keeps that sum until the Parties agree in writing or an enforceable decision is given.",
      },
      {
        fr: "Une somme impayée à l’échéance porte intérêt de plein droit au taux légal français ; entre professionnels, ce taux est multiplié par {statutoryRateMultiple} et l’indemnité forfaitaire de l’article L441-10 du code de commerce s’y ajoute.",
        en: "A sum unpaid on the due date bears interest as of right at the French statutory rate; between businesses, that rate is multiplied by {statutoryRateMultiple} and the fixed indemnity of article L441-10 of the French Commercial Code is added.",
      },
      {
        fr: "Si un Appel de fonds reste impayé {paymentReminder} après un rappel écrit, le Transporteur peut suspendre l’exécution ou, par une notification écrite, tenir le Contrat pour annulé par le Client selon l’article {16}. Le Navire n’appareille pas tant que des sommes échues restent dues.",
        en: "If a Call for Fund remains unpaid {paymentReminder} after a written reminder, the Carrier may suspend performance or, by written notice, treat the Agreement as cancelled by the Client under article {16}. The Yacht does not sail while sums that have fallen due are outstanding.",
      },
    ],
  },
  {
    number: 11,
    title: { fr: "Avance sur frais (APA)", en: "Advance Provisioning Allowance (APA)" },
    paragraphs: [
      {
        fr: "L’APA est payée selon son Appel de fonds et sert à régler les Frais. Elle n’est pas un élément du Prix et ne supporte ni commission ni marge : les Frais sont imputés à leur coût réel, remises comprises.",
        en: "The APA is paid under its Call for Fund and serves to pay the Expenses. It is not part of the Price and bears neither commission nor margin: the Expenses are charged at actual cost, net of discounts.",
      },
      {
        fr: "Le Capitaine engage les Frais avec mesure, selon les préférences que le Client a communiquées, en tient le compte et conserve les pièces. Le Client peut consulter compte et pièces à tout moment.",
        en: "The Captain incurs the Expenses prudently, in accordance with the preferences that the Client has stated, keeps an account of them and retains the receipts. The Client may consult account and receipts at any time.",
      },
      {
        fr: "Lorsque {provisioningAlert} de l’APA sont dépensés, le Capitaine en informe le Client. Si l’APA ne suffit pas à la suite de la Période, le Client la complète aussitôt ; à défaut, le Capitaine peut s’abstenir d’engager de nouveaux Frais.",
        en: "When {provisioningAlert} of the APA has been spent, the Captain informs the Client. If the APA is not enough for the remainder of the Period, the Client tops it up at once; failing that, the Captain may decline to incur further Expenses.",
      },
      {
        fr: "À la Fin, le Capitaine présente le compte et les pièces. Le solde est payé à celui à qui il revient dans les {provisioningBalance} de cette présentation, sauf les écritures contestées avec motifs, qui sont réglées au Décompte final. Celui-ci mentionne le solde payé pour mémoire.",
        en: "At the End, the Captain presents the account and the receipts. The balance is paid to whoever is entitled to it within {provisioningBalance} of that presentation, except for entries disputed with reasons, which are settled in the Final Account. The Final Account mentions the balance paid for the record.",
      },
      {
        fr: "La gratification de l’Équipage est laissée à l’appréciation du Client ; elle n’est ni exigible ni imputée sur l’APA sans son accord.",
        en: "A gratuity to the Crew is at the discretion of the Client; it is neither payable as of right nor charged to the APA without its consent.",
      },
    ],
  },
  {
    number: 12,
    title: { fr: "Dépôt de garantie", en: "Security deposit" },
    paragraphs: [
      {
        fr: "Le Dépôt de garantie est payé selon son Appel de fonds, avant le Début, à celui que désigne l’article {10.3}. Il garantit les dommages dont le Client répond selon l’article {21}, les Frais que l’APA ne couvre pas et toute autre somme due au titre du Contrat.",
        en: "The Security Deposit is paid under its Call for Fund, before the Start, to the person designated by article {10.3}. It secures damage for which the Client is liable under article {21}, Expenses that the APA does not cover and any other sum due under the Agreement.",
      },
      {
        fr: "Le Transporteur n’y impute qu’une somme dont il justifie par un constat, une facture ou un devis, notifiée au Client avec le Décompte final. Il n’y impute ni l’usure normale, ni une dépense d’entretien, ni un dommage qu’un assureur a indemnisé.",
        en: "The Carrier deducts only a sum that it substantiates by a report, an invoice or an estimate, and notifies to the Client with the Final Account. It deducts neither fair wear and tear, nor maintenance costs, nor damage for which an insurer has paid.",
      },
      {
        fr: "La part sur laquelle le Décompte final n’impute rien est restituée dans les {refund} de celui-ci ou, s’il n’est pas établi à temps, de l’expiration du délai de l’article {27.3}. Le reste est imputé ou restitué dès que le Décompte final est accepté ou jugé. Si le coût définitif est inférieur au devis, la différence est restituée.",
        en: "The part from which the Final Account deducts nothing is refunded within {refund} of that account or, if it is not drawn up in time, of the expiry of the time limit of article {27.3}. The remainder is deducted or refunded once the Final Account is accepted or decided by a court. If the final cost is lower than the estimate, the difference is refunded.",
      },
      {
        fr: "Le Dépôt de garantie ne limite pas la responsabilité du Client et ne produit pas d’intérêts à son profit, sauf retard de restitution.",
        en: "The Security Deposit does not limit the liability of the Client and bears no interest in its favour, unless it is refunded late.",
      },
    ],
  },
  {
    number: 13,
    title: { fr: "Fiscalité", en: "Taxes" },
    paragraphs: [
      {
        fr: "L’Annexe fiscale expose la qualification du Contrat, la méthode de calcul, le taux et les preuves à conserver. Elle fait partie du Contrat et repose sur l’Itinéraire et les faits déclarés par les Parties.",
        en: "The Tax Exhibit sets out the classification of the Agreement, the method of calculation, the rate and the evidence to be kept. It forms part of the Agreement and rests on the Route and on the facts declared by the Parties.",
      },
      {
        fr: "Le Transporteur déclare et acquitte la taxe sur la valeur ajoutée due sur le Prix, et remet au Client une facture conforme. Le Client acquitte les taxes personnelles, de séjour ou d’entrée qui frappent les Passagers ; elles sont des Frais.",
        en: "The Carrier declares and pays the value added tax due on the Price, and gives the Client a proper invoice. The Client pays the personal, visitor or entry taxes levied on the Passengers; they are Expenses.",
      },
      {
        fr: "Si l’Itinéraire réalisé, la Période ou un texte applicable au fait générateur change le taux, la taxe est recalculée selon l’Annexe fiscale et la différence est due ou restituée au Décompte final. Le supplément de taxe né d’un changement imputable au Transporteur reste à sa charge. Le prix hors taxes ne change pas.",
        en: "If the Route performed, the Period or a rule applicable at the chargeable event changes the rate, the tax is recalculated under the Tax Exhibit and the difference is payable or refunded in the Final Account. Additional tax due to a change attributable to the Carrier is borne by the Carrier. The net price does not change.",
      },
      {
        fr: "Un redressement est supporté par la Partie dont l’inexactitude, le fait ou le défaut de preuve l’a causé ; à défaut, il est supporté comme le prévoit l’Annexe fiscale. Chaque Partie informe l’autre sans délai d’un contrôle et lui communique les pièces utiles.",
        en: "A reassessment is borne by the Party whose inaccuracy, act or lack of evidence caused it; otherwise it is borne as the Tax Exhibit provides. Each Party informs the other of an audit without delay and gives it the relevant documents.",
      },
      {
        fr: "Les Courtiers et la Plateforme ne donnent pas de conseil fiscal et ne garantissent pas le taux.",
        en: "The Brokers and the Platform give no tax advice and do not warrant the rate.",
      },
    ],
  },
];
