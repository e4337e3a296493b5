import type { GuideChapter } from "../schema.ts";

export const contacts: GuideChapter = {
  parts: [
    {
      id: "add",
      title: { en: "Add a contact", fr: "Ajouter un contact" },
      text: [
        {
          en: "In **Contacts**, press **Add Contact** and enter first name, last name and email address. **Send an invitation** mails a link by which the person claims this contact as their own account. If the address belongs to someone already, a profile is created from the name alone.",
          fr: "Dans **Contacts**, appuyez sur **Ajouter un contact** et saisissez le prénom, le nom et l’adresse e-mail. **Envoyer une invitation** envoie un lien par lequel la personne active son compte à partir de ce contact. Si l’adresse appartient déjà à quelqu’un, un profil est créé à partir du seul nom.",
        },
      ],
      picture: {
        name: "contacts",
        alt: { en: "The list of contacts", fr: "La liste des contacts" },
      },
    },
    {
      id: "import",
      title: { en: "Import contacts from a file", fr: "Importer des contacts d’un fichier" },
      text: [
        {
          en: "The file is read on your device. Nothing is saved before you have seen it, and no one gets an invitation.",
          fr: "Le fichier est lu sur votre appareil. Rien n’est enregistré avant votre accord, et personne n’est invité.",
        },
      ],
      steps: [
        {
          en: "In **Contacts**, press **Import** and choose a CSV file or vCards.",
          fr: "Dans **Contacts**, appuyez sur **Importer** et choisissez un fichier CSV ou des vCards.",
        },
        {
          en: "For a CSV file, check under **Columns** which column holds what.",
          fr: "Pour un fichier CSV, vérifiez sous **Colonnes** le contenu de chaque colonne.",
        },
        {
          en: "Look at the people: probable duplicates are left out unless you choose **Import anyway**.",
          fr: "Passez les personnes en revue : les doublons probables sont laissés de côté, sauf si vous choisissez **Importer quand même**.",
        },
        { en: "Press **Import**.", fr: "Appuyez sur **Importer**." },
      ],
      picture: {
        name: "import",
        alt: { en: "People of a file before they are imported", fr: "Les personnes d’un fichier avant leur import" },
      },
    },
    {
      id: "duplicates",
      title: { en: "Merge duplicates", fr: "Fusionner des doublons" },
      text: [
        {
          en: "**Contacts** says when two contacts may be the same person. **Merge** asks which profile to keep and which of two values, and shows the result first. The kept profile replaces the other on agreements. This cannot be undone and needs a connection.",
          fr: "**Contacts** signale quand deux contacts pourraient être la même personne. **Fusionner** demande quel profil conserver et laquelle de deux valeurs, et montre d’abord le résultat. Le profil conservé remplace l’autre sur les contrats. Cette opération est définitive et nécessite une connexion.",
        },
      ],
    },
    {
      id: "passenger-links",
      title: { en: "Let passengers fill in their details", fr: "Faire saisir leurs données aux passagers" },
      text: [
        {
          en: "On the **Clients** tab of **People**, **Create a link** beside a passenger makes a link to hand on, and **Email a link** mails it. The passenger enters passport and preferences on a phone, without an account. The same link takes corrections until embarkation. Another name or date of birth than the one on file waits under **Needs you**: a broker, central agent, carrier or captain on the agreement accepts it or keeps yours. Clients see who decides, and cannot change the field until then.",
          fr: "Dans l’onglet **Clients** de **Personnes**, **Créer un lien** à côté d’un passager produit un lien à transmettre, et **Envoyer un lien par e-mail** l’envoie. Le passager saisit son passeport et ses préférences sur un téléphone, sans compte. Le même lien permet des corrections jusqu’à l’embarquement. Un nom ou une date de naissance différents de ceux enregistrés attendent sous **À décider** : un courtier, un agent central, le transporteur ou un capitaine du contrat les accepte ou garde les vôtres. Les clients voient qui décide et ne peuvent pas modifier le champ d’ici là.",
        },
        {
          en: "Only the captain and the carrier see the preferences. They are on their devices, also at sea, and can be printed with **Galley sheet as PDF**.",
          fr: "Seuls le capitaine et le transporteur voient les préférences. Elles sont sur leurs appareils, même en mer, et s’impriment avec **Fiche d’office en PDF**.",
        },
      ],
      picture: {
        name: "passenger-link",
        alt: { en: "A link for a passenger, ready to be copied", fr: "Un lien pour un passager, prêt à être copié" },
      },
    },
  ],
};
