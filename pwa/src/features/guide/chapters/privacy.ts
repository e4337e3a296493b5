import type { GuideChapter } from "../schema.ts";

export const privacy: GuideChapter = {
  parts: [
    {
      id: "who-sees",
      title: { en: "What others see of you", fr: "Ce que les autres voient de vous" },
      text: [
        {
          en: "Passengers see the names and roles of the others. Clients see also what the contract prints. Professionals of the agreement see passports and the crew list, as the authorities ask for them. Your profile lists under **Seen by** who has opened your passport or saved it in a file.",
          fr: "Les passagers voient les noms et les rôles des autres. Les clients voient aussi ce que le contrat imprime. Les professionnels du contrat voient les passeports et la liste d’équipage, que les autorités demandent. Votre profil liste sous **Consulté par** qui a consulté votre passeport ou l’a enregistré dans un fichier.",
        },
        {
          en: "Passports, preferences, and the births and identity documents of the crew list are deleted after the cruise, as a rule 60 days after disembarkation.",
          fr: "Les passeports, les préférences, et les naissances et pièces d’identité de la liste d’équipage sont supprimés après la croisière, en règle générale 60 jours après le débarquement.",
        },
        {
          en: "**KYC checks** are kept after the charter for as long as the law asks, as a rule five years, also when you delete your account. Then they are deleted with their documents. **Download your data** contains yours.",
          fr: "Les **Vérifications KYC** sont conservées après l’affrètement aussi longtemps que la loi l’exige, en règle générale cinq ans, même si vous supprimez votre compte. Elles sont ensuite supprimées avec leurs documents. **Télécharger vos données** contient les vôtres.",
        },
      ],
    },
    {
      id: "password",
      title: { en: "Password and second factor", fr: "Mot de passe et second facteur" },
      text: [
        {
          en: "**Account**, under **Profile and account** in the menu under your name, changes the password; every other device is then logged out. Under **Second factor**, set up an authenticator app or add a passkey. Keep the recovery codes in a safe place: each logs you in once.",
          fr: "**Compte**, sous **Profil et compte** dans le menu sous votre nom, permet de changer le mot de passe ; tous les autres appareils sont alors déconnectés. Sous **Second facteur**, configurez une application d’authentification ou ajoutez une clé d’accès. Conservez les codes de secours en lieu sûr : chacun permet une seule connexion.",
        },
        {
          en: "Bank details and second factors change only after you have confirmed that it is you.",
          fr: "Les coordonnées bancaires et les seconds facteurs ne se modifient qu’après confirmation de votre identité.",
        },
      ],
      picture: {
        name: "account",
        alt: { en: "The page of the account", fr: "La page du compte" },
      },
    },
    {
      id: "devices",
      title: { en: "A lost device", fr: "Un appareil perdu" },
      text: [
        {
          en: "**Devices** on the page **Account** lists where you are logged in. **Log out** ends the session of a device: its data is removed at its next connection, and changes that it has not sent stay on it for you.",
          fr: "**Appareils**, sur la page **Compte**, liste où vous êtes connecté. **Déconnecter** met fin à la session d’un appareil : ses données sont effacées à sa prochaine connexion, et les modifications qu’il n’a pas envoyées y restent pour vous.",
        },
      ],
    },
    {
      id: "your-data",
      title: { en: "Your data, and the end of an account", fr: "Vos données et la fin d’un compte" },
      text: [
        {
          en: "Under **Your data**, **Download your data** makes a file of everything that is kept about you, and **Delete your account** ends it: profiles are anonymised, contacts and messages deleted. Generated contracts are kept as evidence and still name you.",
          fr: "Sous **Vos données**, **Télécharger vos données** produit un fichier de tout ce qui est conservé à votre sujet, et **Supprimer votre compte** y met fin : les profils sont rendus anonymes, les contacts et les messages supprimés. Les contrats produits sont conservés comme preuve et vous nomment toujours.",
        },
      ],
    },
  ],
};
