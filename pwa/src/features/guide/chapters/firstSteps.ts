import type { GuideChapter } from "../schema.ts";

export const firstSteps: GuideChapter = {
  parts: [
    {
      id: "account",
      title: { en: "Open an account", fr: "Ouvrir un compte" },
      text: [
        {
          en: "If you were invited, follow the link in the email instead: it opens an account for the profile that was made for you.",
          fr: "Si vous avez été invité, suivez plutôt le lien de l’e-mail : il ouvre un compte pour le profil créé pour vous.",
        },
      ],
      steps: [
        {
          en: "On the start page, press **Sign up** and enter your name, your email address and a password of at least 8 characters.",
          fr: "Sur la page d’accueil, appuyez sur **S’inscrire** et saisissez votre nom, votre adresse e-mail et un mot de passe d’au moins 8 caractères.",
        },
        {
          en: "Accept the terms of service. You are then logged in.",
          fr: "Acceptez les conditions d’utilisation. Vous êtes alors connecté.",
        },
        {
          en: "Follow the link in the email to confirm your address. Until then no one can add you to an agreement, and you cannot invite anybody.",
          fr: "Suivez le lien de l’e-mail pour confirmer votre adresse. D’ici là, personne ne peut vous ajouter à un contrat et vous ne pouvez inviter personne.",
        },
      ],
    },
    {
      id: "agreements",
      title: { en: "Find an agreement", fr: "Trouver un contrat" },
      text: [
        {
          en: "**Agreements** lists every agreement to which you are a party. Filter the list by number, name, yacht or status, and sort it by a column’s heading. A pencil opens an agreement that you may edit, an eye one that you may read.",
          fr: "**Contrats** liste tous les contrats auxquels vous êtes partie. Filtrez la liste par numéro, nom, yacht ou état, et triez-la par l’en-tête d’une colonne. Un crayon ouvre un contrat que vous pouvez modifier, un œil un contrat que vous pouvez consulter.",
        },
        {
          en: "An agreement has six sections, on the left or at the foot of a phone: **Overview**, **Route**, **People**, **Yacht**, **Money** and **Contract**. Some have tabs inside. A number says how many items are still missing, a check mark on a tab that it is complete.",
          fr: "Un contrat a six rubriques, à gauche ou au bas de l’écran d’un téléphone : **Aperçu**, **Itinéraire**, **Personnes**, **Yacht**, **Finances** et **Contrat**. Certaines ont des onglets. Un nombre indique combien d’éléments manquent encore, une coche qu’un onglet est complet.",
        },
      ],
      picture: {
        name: "agreements",
        alt: {
          en: "The list of agreements with dates, status and total",
          fr: "La liste des contrats avec leurs dates, leur état et leur total",
        },
      },
    },
    {
      id: "search",
      title: { en: "Search everything", fr: "Tout rechercher" },
      text: [
        {
          en: "Press Ctrl K, ⌘ K on a Mac, or the magnifying glass. The search finds agreements, yachts, people, places and actions on this device, also offline. Accents and small typing errors are forgiven in names of places.",
          fr: "Appuyez sur Ctrl K, ⌘ K sur un Mac, ou sur la loupe. La recherche trouve les contrats, les yachts, les personnes, les lieux et les actions sur cet appareil, même hors ligne. Les accents et les petites fautes de frappe sont tolérés dans les noms de lieux.",
        },
        {
          en: "Press ? to see all keyboard shortcuts.",
          fr: "Appuyez sur ? pour voir tous les raccourcis clavier.",
        },
      ],
      picture: {
        name: "search",
        alt: {
          en: "The search with places that answer the letters “ant”",
          fr: "La recherche avec des lieux répondant aux lettres « ant »",
        },
      },
    },
    {
      id: "language",
      title: { en: "Language and theme", fr: "Langue et thème" },
      text: [
        {
          en: "The menu under your name switches between English and French, and between the day theme and the night theme for the bridge. The theme follows your system until you choose one. Both choices are remembered on this device.",
          fr: "Le menu sous votre nom permet de passer de l’anglais au français, et du thème de jour au thème de nuit pour la passerelle. Tant que vous n’en choisissez pas, le thème suit votre système. Cet appareil retient les deux choix.",
        },
      ],
    },
    {
      id: "sample",
      title: { en: "Try the sample week", fr: "Essayer la semaine d’exemple" },
      text: [
        {
          en: "An empty list of agreements offers **Try the sample week**: a complete agreement to change as you like. It stays on your device and is never sent. When you like it, **Keep it** turns it into a request or, if you may create agreements, into a draft.",
          fr: "Une liste de contrats vide propose **Essayer la semaine d’exemple** : un contrat complet, à modifier à votre guise. Il reste sur votre appareil et n’est jamais envoyé. S’il vous convient, **Le garder** en fait une demande ou, si vous pouvez créer des contrats, un brouillon.",
        },
      ],
    },
  ],
};
