import type { GuideChapter } from "../schema.ts";

export const payments: GuideChapter = {
  parts: [
    {
      id: "record",
      title: { en: "Record a payment", fr: "Enregistrer un paiement" },
      text: [],
      steps: [
        {
          en: "On the **Price** tab of **Money**, press **Record a payment** beside the call for fund. The call needs an amount first, and a due date unless it is due on execution.",
          fr: "Dans l’onglet **Prix** de **Finances**, appuyez sur **Enregistrer un paiement** à côté de l’appel de fonds. L’appel doit d’abord avoir un montant, et une échéance sauf s’il est dû à la signature du contrat.",
        },
        {
          en: "Enter amount and date, and add a receipt as PDF or picture if you have one.",
          fr: "Saisissez le montant et la date, et ajoutez un justificatif en PDF ou en image si vous en avez un.",
        },
        {
          en: "A payment that is wrong is not changed: **Cancel payment** strikes it through, and you record it again.",
          fr: "Un paiement erroné ne se modifie pas : **Annuler le paiement** le barre, et vous l’enregistrez de nouveau.",
        },
      ],
    },
    {
      id: "money",
      title: { en: "All calls for fund on one page", fr: "Tous les appels de fonds sur une page" },
      text: [
        {
          en: "**Money**, in the bar, follows the calls for fund of all agreements on which you are carrier, broker or central agent: overdue, this week, later, each with its debtor, with export as XLSX and CSV. A call that is due on execution counts as due this week once a version was generated. Where you may record payments, **Send reminders** writes to the debtors of what is overdue, with the payment request attached. You see the recipients first, and can undo it for ten seconds. **Record payment** in a row records what was paid, offline too. The keys j and k move between rows, r reminds and p records.",
          fr: "**Trésorerie**, dans la barre, suit les appels de fonds de tous les contrats où vous êtes transporteur, courtier ou agent central : en retard, cette semaine, plus tard, chacun avec son débiteur, avec export en XLSX et en CSV. Un appel exigible à l’exécution compte pour cette semaine dès qu’une version est générée. Si vous pouvez enregistrer des paiements, **Relancer** écrit aux débiteurs de ce qui est en retard, avec la demande de paiement jointe. Vous voyez d’abord les destinataires, et pouvez annuler pendant dix secondes. **Enregistrer un paiement**, dans une ligne, note ce qui a été payé, même hors ligne. Les touches j et k changent de ligne, r relance et p enregistre.",
        },
        {
          en: "**Bank statements** imports a statement of your bank (CAMT.053 or CSV), proposes the calls that its lines pay, and records them after you have agreed.",
          fr: "**Relevés bancaires** importe un relevé de votre banque (CAMT.053 ou CSV), propose les appels que ses lignes paient, et les enregistre avec votre accord.",
        },
      ],
      picture: {
        name: "money",
        alt: { en: "The calls for fund of all agreements", fr: "Les appels de fonds de tous les contrats" },
      },
    },
    {
      id: "apa",
      title: { en: "Keep the APA account", fr: "Tenir le compte d’APA" },
      text: [
        {
          en: "The captain enters expenses on the **APA account** tab of **Money** as they arise, also without a connection: amount, currency, kind and a picture of the receipt. The page shows what is left and what will be left at redelivery, warns when a fifth or less is left, and finds what looks entered twice.",
          fr: "Le capitaine saisit les dépenses dans l’onglet **Compte d’APA** de **Finances** au fur et à mesure, même sans connexion : montant, devise, nature et photo du justificatif. La page montre ce qui reste et ce qui restera à la restitution, avertit quand il reste un cinquième ou moins, et repère ce qui semble saisi deux fois.",
        },
        {
          en: "**Count the cash** compares the cash on board with what was drawn and spent. The account is exported as PDF with its receipts, XLSX and CSV.",
          fr: "**Compter la caisse** compare les espèces à bord avec les retraits et les dépenses. Le compte s’exporte en PDF avec ses justificatifs, en XLSX et en CSV.",
        },
      ],
      picture: {
        name: "apa",
        alt: { en: "An APA account with its expenses", fr: "Un compte d’APA avec ses dépenses" },
      },
    },
    {
      id: "settle",
      title: { en: "Settle after the voyage", fr: "Régler après le voyage" },
      text: [],
      steps: [
        {
          en: "On the **Price** tab of **Money**, under **Settlement**, press **Start settling**. A call for fund is opened for what remains to be paid or returned of each type.",
          fr: "Dans l’onglet **Prix** de **Finances**, sous **Règlement**, appuyez sur **Commencer le règlement**. Un appel de fonds est ouvert pour ce qui reste à payer ou à rendre de chaque type.",
        },
        {
          en: "Enter what was really spent and kept, and the litres really used. The calls follow.",
          fr: "Saisissez ce qui a réellement été dépensé et retenu, et les litres réellement consommés. Les appels suivent.",
        },
        {
          en: "Record the payments, download the **Settlement statement**, and press **Close settlement** once every call is paid.",
          fr: "Enregistrez les paiements, téléchargez le **Décompte de règlement**, et appuyez sur **Clore le règlement** une fois chaque appel payé.",
        },
      ],
    },
    {
      id: "bank",
      title: { en: "When bank details change", fr: "Quand les coordonnées bancaires changent" },
      text: [
        {
          en: "New bank details on a locked or generated agreement are only proposed. A second person, on another account, approves them after 24 hours, once both have read the four check words to each other on the telephone. Until then pay into the account that is in force.",
          fr: "De nouvelles coordonnées bancaires sur un contrat verrouillé ou généré ne sont que proposées. Une deuxième personne, sur un autre compte, les approuve après 24 heures, une fois que les deux se sont lu les quatre mots de contrôle au téléphone. D’ici là, payez sur le compte en vigueur.",
        },
      ],
    },
  ],
};
