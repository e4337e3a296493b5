import type { GuideChapter } from "../schema.ts";

export const draft: GuideChapter = {
  parts: [
    {
      id: "create",
      title: { en: "Create an agreement", fr: "Créer un contrat" },
      text: [
        {
          en: "Administrators create agreements, and so does everybody whom an administrator allows to. Others ask for one: see “Ask for an agreement” below.",
          fr: "Les administrateurs créent des contrats, ainsi que les personnes qu’un administrateur y autorise. Les autres en font la demande : voir « Demander un contrat » ci-dessous.",
        },
      ],
      steps: [
        {
          en: "In **Agreements**, press **Create new agreement**.",
          fr: "Dans **Contrats**, appuyez sur **Créer un contrat**.",
        },
        {
          en: "Enter a name and choose the contract type and the currency. A cruise carries passengers, a charter hires out the yacht.",
          fr: "Saisissez un nom et choisissez le type de contrat et la devise. Une croisière transporte des passagers, un affrètement loue le yacht.",
        },
        {
          en: "If you want, choose an earlier agreement under **Copy from**: its yacht, parties, route, prices and services are taken, its dates and payments are not.",
          fr: "Si vous le souhaitez, choisissez un contrat antérieur sous **Copier depuis** : son yacht, ses parties, son itinéraire, ses prix et ses services sont repris, mais pas ses dates ni ses paiements.",
        },
        { en: "Press **Create**. The draft opens.", fr: "Appuyez sur **Créer**. Le brouillon s’ouvre." },
      ],
      picture: {
        name: "create",
        alt: { en: "The form of a new agreement", fr: "Le formulaire d’un nouveau contrat" },
      },
    },
    {
      id: "offline",
      title: { en: "Draft without a connection", fr: "Préparer un contrat sans connexion" },
      text: [
        {
          en: "A draft can be created, completed and priced without a connection. Every entry is saved on your device when you leave its field or press Enter. The changes are sent as soon as there is a connection.",
          fr: "Un brouillon peut être créé, complété et chiffré sans connexion. Chaque saisie est enregistrée sur votre appareil quand vous quittez le champ ou appuyez sur Entrée. Les modifications sont envoyées dès qu’il y a une connexion.",
        },
        {
          en: "Ctrl Z, or ⌘ Z on a Mac, takes back your last change to a draft; Ctrl Shift Z repeats it.",
          fr: "Ctrl Z, ou ⌘ Z sur un Mac, annule votre dernière modification d’un brouillon ; Ctrl Maj Z la rétablit.",
        },
      ],
    },
    {
      id: "missing",
      title: { en: "See what is missing", fr: "Voir ce qui manque" },
      text: [
        {
          en: "**Overview** shows under **Next** what is to be done, section by section and person by person. **All missing items** lists every one, and each leads to its field. The number beside a section in the list on the left does the same.",
          fr: "**Aperçu** indique sous **Prochaine étape** ce qui reste à faire, rubrique par rubrique et personne par personne. **Tout ce qui manque** liste chaque élément, et chacun mène à son champ. Le nombre à côté d’une rubrique, dans la liste de gauche, fait de même.",
        },
      ],
      picture: {
        name: "missing",
        alt: {
          en: "The overview of a draft with what is still missing",
          fr: "L’aperçu d’un brouillon avec ce qui manque encore",
        },
      },
    },
    {
      id: "yacht",
      title: { en: "Choose the yacht", fr: "Choisir le yacht" },
      text: [
        {
          en: "In the section **Yacht**, search by name or port, or press **Add new**. Her speeds and consumption give the fuel of the route, so complete them first. A later change of the yacht does not affect an agreement that is locked.",
          fr: "Dans la rubrique **Yacht**, cherchez par nom ou par port, ou appuyez sur **Ajouter**. Ses vitesses et ses consommations donnent le carburant de l’itinéraire : renseignez-les d’abord. Une modification ultérieure du yacht n’affecte pas un contrat verrouillé.",
        },
      ],
    },
    {
      id: "what-if",
      title: { en: "Compare variants", fr: "Comparer des variantes" },
      text: [
        {
          en: "**What if…** in the last line of the price, on the **Price** tab of **Money**, tries other calls, speeds, dates or another yacht beside the draft, and shows the difference in fuel, VAT and total. The draft changes only when you take a variant over.",
          fr: "**Simuler…**, à la dernière ligne du prix, dans l’onglet **Prix** de **Finances**, essaie d’autres escales, vitesses ou dates, ou un autre yacht, à côté du brouillon, et montre l’écart de carburant, de TVA et de total. Le brouillon ne change que si vous reprenez une variante.",
        },
      ],
    },
    {
      id: "ask",
      title: { en: "Ask for an agreement", fr: "Demander un contrat" },
      text: [
        {
          en: "In **Agreements**, open **Your requests** and press **Ask for an agreement**. Say when, where and with how many guests. The request is saved on your device and sent once there is a connection. You see there when it is drafted.",
          fr: "Dans **Contrats**, ouvrez **Vos demandes** et appuyez sur **Demander un contrat**. Indiquez les dates, les zones et le nombre de passagers. La demande est enregistrée sur votre appareil et envoyée dès qu’il y a une connexion. Vous y voyez quand le contrat est en préparation.",
        },
      ],
    },
  ],
};
