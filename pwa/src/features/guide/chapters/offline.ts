import type { GuideChapter } from "../schema.ts";

export const offline: GuideChapter = {
  parts: [
    {
      id: "ready",
      title: { en: "Make an agreement ready for sea", fr: "Préparer l’appareillage" },
      text: [
        {
          en: "The app and your agreements are saved on your device by themselves. Before you leave the quay, have everything else of an agreement fetched: pictures, charts of the route, contracts.",
          fr: "L’application et vos contrats s’enregistrent d’eux-mêmes sur votre appareil. Avant de quitter le quai, faites télécharger tout le reste d’un contrat : photos, carte de l’itinéraire, contrats.",
        },
      ],
      steps: [
        {
          en: "Open the agreement, and tap the state of sync in the bar, which reads **All changes saved**.",
          fr: "Ouvrez le contrat et touchez l’état de synchronisation dans la barre, où l’on lit **Tout est enregistré**.",
        },
        { en: "Press **Make ready for sea**.", fr: "Appuyez sur **Préparer l’appareillage**." },
        {
          en: "**Ready for sea** says how much is on this device. Otherwise the list says what is missing.",
          fr: "**Prêt à appareiller** indique la taille enregistrée sur cet appareil. Sinon, la liste indique ce qui manque.",
        },
      ],
      picture: {
        name: "ready-for-sea",
        alt: { en: "An agreement that is ready for sea", fr: "Un contrat prêt pour l’appareillage" },
      },
    },
    {
      id: "waiting",
      title: { en: "Changes that wait", fr: "Modifications en attente" },
      text: [
        {
          en: "Without a connection the bar reads **Offline** with what is to be sent. Tap it to read each change and what it does to the total; **Details** shows every value before and now. Changes leave by themselves once there is a connection. Moves that bind everybody, such as approving, locking and generating, need one.",
          fr: "Sans connexion, la barre affiche **Hors ligne** et ce qui reste à envoyer. Touchez-la pour lire chaque modification et son effet sur le total ; **Détails** montre chaque valeur avant et maintenant. Les modifications partent d’elles-mêmes dès qu’il y a une connexion. Les actions qui engagent tout le monde, comme approuver, verrouiller et générer, en nécessitent une.",
        },
      ],
      picture: {
        name: "offline",
        alt: { en: "A change of the price that waits to be sent", fr: "Une modification du prix en attente d’envoi" },
      },
    },
    {
      id: "conflicts",
      title: { en: "When two people changed the same", fr: "Quand deux personnes modifient la même chose" },
      text: [
        {
          en: "Changes of different fields are merged. If two people changed the same field, the value that came first applies, and yours waits for you: the bar says **Needs you**. Nothing that you typed is lost.",
          fr: "Les modifications de champs différents sont réunies. Si deux personnes ont modifié le même champ, la valeur arrivée en premier s’applique, et la vôtre attend votre décision : la barre affiche **À décider**. Rien de ce que vous avez saisi n’est perdu.",
        },
      ],
      steps: [
        {
          en: "Tap the state of sync and compare both values, with their effect on the total and on approvals.",
          fr: "Touchez l’état de synchronisation et comparez les deux valeurs, avec leur effet sur le total et sur les approbations.",
        },
        {
          en: "Choose **Take mine** or **Keep theirs**. **Export**, under **Details**, saves your change in a file.",
          fr: "Choisissez **Prendre la mienne** ou **Garder la leur**. **Exporter**, sous **Détails**, enregistre votre modification dans un fichier.",
        },
      ],
      picture: {
        name: "conflict",
        alt: {
          en: "Two values of a price, to be decided between",
          fr: "Deux valeurs d’un prix, entre lesquelles il faut choisir",
        },
      },
    },
    {
      id: "log-out",
      title: { en: "Log out", fr: "Se déconnecter" },
      text: [
        {
          en: "Logging out removes your data from the device. If something was not sent yet, you choose: send it now, export it to a file, or keep it here until you log in again.",
          fr: "La déconnexion efface vos données de l’appareil. S’il reste quelque chose à envoyer, vous choisissez : l’envoyer maintenant, l’exporter dans un fichier, ou le garder ici jusqu’à votre prochaine connexion.",
        },
      ],
    },
  ],
};
