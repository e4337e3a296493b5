import type { GuideChapter } from "../schema.ts";

export const alerts: GuideChapter = {
  parts: [
    {
      id: "bell",
      title: { en: "The bell", fr: "La cloche" },
      text: [
        {
          en: "The bell in the bar opens **Alerts**: approvals that are asked of you, approvals of yours that are outdated, calls for fund that are due, payments that someone else recorded, passports that expire before the end. They are folded by agreement, what needs action first at the top. They are found on your device, so they are there offline too. Those who check the parties (KYC) are told online of evidence that expires within 30 days or has expired, before the charter ends. An alert goes when its cause does, that of a payment after 30 days; **Dismiss** hides it on all your devices.",
          fr: "La cloche de la barre ouvre **Alertes** : approbations qui vous sont demandées, vos approbations devenues caduques, appels de fonds à échéance, paiements enregistrés par d’autres, passeports qui expirent avant la fin. Elles sont groupées par contrat, les plus urgentes en premier. Elles sont établies sur votre appareil, et donc présentes même hors ligne. Ceux qui vérifient les parties (KYC) sont avertis en ligne des justificatifs qui expirent dans les 30 jours ou ont expiré, avant la fin de l’affrètement. Une alerte disparaît avec sa cause, celle d’un paiement après 30 jours ; **Ignorer** la masque sur tous vos appareils.",
        },
      ],
      picture: {
        name: "alerts",
        alt: { en: "The page of alerts", fr: "La page des alertes" },
      },
    },
    {
      id: "push",
      title: { en: "Notifications on a device", fr: "Notifications sur un appareil" },
      text: [
        {
          en: "**Tell me on this device** on the page **Alerts** shows your news even while Passerelle is closed, until you log out. A notification tells what happened and on which agreement: who made an approval outdated, what your next step is, how many signatures are awaited. It contains no sums, because anyone may see it on a locked screen.",
          fr: "**M’avertir sur cet appareil**, sur la page **Alertes**, affiche vos notifications même lorsque Passerelle est fermé, jusqu’à votre déconnexion. Une notification indique ce qui s’est passé et sur quel contrat : qui a rendu une approbation caduque, quelle est votre prochaine étape, combien de signatures sont attendues. Elle ne contient aucun montant, car chacun peut la voir sur un écran verrouillé.",
        },
        {
          en: "On an iPhone or iPad, install the app first: tap Share, then Add to Home Screen.",
          fr: "Sur iPhone ou iPad, installez d’abord l’application : touchez Partager, puis Sur l’écran d’accueil.",
        },
      ],
    },
    {
      id: "mail",
      title: { en: "News by email", fr: "Informations par e-mail" },
      text: [
        {
          en: "**News by email** on the page **Account** chooses the kinds of news, whether they come as they happen or once a day at 7:00, and in which language. The kinds count for notifications too. Links to log in and changes of bank details always come.",
          fr: "**Informations par e-mail**, sur la page **Compte**, permet de choisir les types d’informations, leur envoi au fur et à mesure ou une fois par jour à 7 h, et leur langue. Les types valent aussi pour les notifications. Les liens de connexion et les modifications de coordonnées bancaires sont toujours envoyés.",
        },
      ],
    },
  ],
};
