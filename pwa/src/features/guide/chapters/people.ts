import type { GuideChapter } from "../schema.ts";

export const people: GuideChapter = {
  parts: [
    {
      id: "roles",
      title: { en: "Add people", fr: "Ajouter des personnes" },
      text: [
        {
          en: "Carrier, central agents and captains are in the section **Yacht**. **People** has a tab for clients and passengers, **Clients**, and one for brokers and stakeholders, **Brokers**. Search a person by name or company, or press **Add new**.",
          fr: "Le transporteur, les agents centraux et les capitaines figurent dans la rubrique **Yacht**. **Personnes** a un onglet pour les clients et les passagers, **Clients**, et un pour les courtiers et les séquestres, **Courtiers**. Cherchez une personne par nom ou société, ou appuyez sur **Ajouter**.",
        },
        {
          en: "The other tabs of **People** are **Guest preferences**, **Crew list** and **KYC checks**, for those who may see them.",
          fr: "Les autres onglets de **Personnes** sont **Préférences des passagers**, **Liste d’équipage** et **Vérifications KYC**, pour ceux qui peuvent les voir.",
        },
        {
          en: "An agreement has one carrier. You can give only roles that have no more rights than your own.",
          fr: "Un contrat n’a qu’un transporteur. Vous ne pouvez attribuer que des rôles dont les droits ne dépassent pas les vôtres.",
        },
      ],
      picture: {
        name: "people",
        alt: { en: "Clients and passengers of an agreement", fr: "Clients et passagers d’un contrat" },
      },
    },
    {
      id: "rights",
      title: { en: "What each role may do", fr: "Les droits de chaque rôle" },
      text: [
        {
          en: "Carrier, central agents, brokers and stakeholders edit the draft, approve it and record payments. Captains edit the draft and keep the APA account. Clients read and approve the contract. Passengers see the voyage and their own details, and no price.",
          fr: "Le transporteur, les agents centraux, les courtiers et les séquestres modifient le brouillon, l’approuvent et enregistrent les paiements. Les capitaines modifient le brouillon et tiennent le compte d’APA. Les clients lisent et approuvent le contrat. Les passagers voient le voyage et leurs propres données, sans aucun prix.",
        },
      ],
    },
    {
      id: "stays",
      title: { en: "Stays on board", fr: "Séjours à bord" },
      text: [
        {
          en: "A passenger who is added sails the whole voyage, from delivery to redelivery, and goes on doing so when dates or route change. For another stay, open **Stay on board** in the menu at the end of the row and choose the calls where the passenger boards and leaves. **Add a stay on board** is for someone who comes and goes. The stays decide which trips are national, and with them the VAT.",
          fr: "Un passager ajouté fait tout le voyage, de la livraison à la restitution, et le fait encore quand les dates ou l’itinéraire changent. Pour un autre séjour, ouvrez **Séjour à bord** dans le menu au bout de la ligne et choisissez les escales où il embarque et débarque. **Ajouter un séjour à bord** sert à qui va et vient. Les séjours déterminent quels trajets sont nationaux, et donc la TVA.",
        },
      ],
    },
    {
      id: "lists",
      title: { en: "Passenger lists for the authorities", fr: "Listes des passagers pour les autorités" },
      text: [
        {
          en: "**Lists** on the **Clients** tab of **People** has a list for each call, with the fields of IMO FAL Form 6, as CSV and PDF, or all of them in one file. It says which details are still missing and which passports expire before disembarkation. Professionals alone see the lists.",
          fr: "**Listes**, dans l’onglet **Clients** de **Personnes**, contient une liste par escale, avec les rubriques du formulaire FAL n° 6 de l’OMI, en CSV et en PDF, ou toutes dans un seul fichier. Elle signale les données qui manquent et les passeports qui expirent avant le débarquement. Seuls les professionnels voient ces listes.",
        },
      ],
      picture: {
        name: "passenger-lists",
        alt: { en: "A passenger list for each call", fr: "Une liste des passagers par escale" },
      },
    },
    {
      id: "crew",
      title: { en: "The crew list", fr: "La liste d’équipage" },
      text: [
        {
          en: "**Crew list** is a tab of **People** in an agreement. The captains are on it by their profiles; press **Add a crew member** for each of the others, also at sea. **Take over the crew of** copies the list of another agreement with the same yacht.",
          fr: "La **Liste d’équipage** est un onglet de **Personnes** dans un contrat. Les capitaines y figurent d’après leur profil ; appuyez sur **Ajouter un membre** pour chacun des autres, même en mer. **Reprendre l’équipage de** copie la liste d’un autre contrat avec le même yacht.",
        },
        {
          en: "**Crew lists for the authorities** has a list for each call, with the fields of IMO FAL Form 5, as CSV and PDF. Professionals alone see it, and births and identity documents are deleted some time after the voyage.",
          fr: "**Listes d’équipage pour les autorités** contient une liste par escale, avec les rubriques du formulaire FAL n° 5 de l’OMI, en CSV et en PDF. Seuls les professionnels la voient ; naissances et pièces d’identité sont effacées quelque temps après le voyage.",
        },
      ],
    },
    {
      id: "kyc",
      title: { en: "Check the parties", fr: "Vérifier les parties" },
      text: [
        {
          en: "**KYC checks**, a tab of **People**, or **KYC** beside a person, opens the checks of the other parties: identity, ownership, source of funds and sanctions, each with a state, an expiry date and documents. Only the carrier, the central agents and the brokers see them, and no one sees their own. They need a connection, and hold up no contract.",
          fr: "**Vérifications KYC**, un onglet de **Personnes**, ou **KYC**, à côté d’une personne, ouvre les vérifications des autres parties : identité, propriété, origine des fonds et sanctions, chacune avec un état, une date de validité et des documents. Seuls le transporteur, les agents centraux et les courtiers les voient, et personne ne voit la sienne. Elles nécessitent une connexion et ne retardent aucun contrat.",
        },
      ],
    },
    {
      id: "leave",
      title: { en: "Remove someone, or leave", fr: "Retirer quelqu’un, ou partir" },
      text: [
        {
          en: "**Remove** beside a person asks before it acts. Beside your own name it reads **Leave agreement**: you lose access to it.",
          fr: "**Retirer**, à côté d’une personne, demande confirmation. À côté de votre nom, le bouton devient **Quitter le contrat** : vous n’y avez plus accès.",
        },
      ],
    },
  ],
};
