import type { GuideChapter } from "../schema.ts";

export const contract: GuideChapter = {
  parts: [
    {
      id: "approve",
      title: { en: "Approve the terms", fr: "Approuver les clauses" },
      text: [
        {
          en: "In **Overview**, under **Parties to the Agreement**, everybody approves on their own card with **Approve**. When all have approved, the agreement is locked. An approval counts for the terms that were on screen: after a change it reads **Outdated**, and it is current again if the change is taken back.",
          fr: "Dans **Aperçu**, sous **Parties au contrat**, chacun approuve sur sa propre carte avec **Approuver**. Quand tous ont approuvé, le contrat est verrouillé. Une approbation vaut pour les clauses affichées : après une modification, elle devient **Obsolète**, et elle redevient valable si la modification est annulée.",
        },
        {
          en: "The person who drafts the agreement presses **Ask for approval** in **Overview** and ticks the people to ask. Each gets a mail with the sum, the dates and a link that opens the approval. For ten seconds the request can be undone; the card shows when it was made and when the agreement was opened afterwards. The same terms are asked of a person once a day.",
          fr: "La personne qui rédige le contrat appuie sur **Demander l’approbation** dans **Aperçu** et coche les personnes concernées. Chacune reçoit un e-mail avec le montant, les dates et un lien vers l’approbation. La demande peut être annulée pendant dix secondes ; la carte indique quand elle a été faite et quand le contrat a ensuite été ouvert. Les mêmes conditions sont demandées à une personne une fois par jour.",
        },
        {
          en: "Cards say how many changes a party has not seen yet. Tap the count to see each term before and after. Approving needs a connection.",
          fr: "Les cartes indiquent combien de modifications une partie n’a pas encore vues. Touchez ce nombre pour voir chaque clause avant et après. L’approbation nécessite une connexion.",
        },
      ],
      picture: {
        name: "approvals",
        alt: {
          en: "The cards of the parties with their approvals",
          fr: "Les cartes des parties avec leurs approbations",
        },
      },
    },
    {
      id: "comments",
      title: { en: "Comment and propose", fr: "Commenter et proposer" },
      text: [
        {
          en: "**Write a comment** in **Overview** is about one term or the whole agreement, and may propose another text. It stays open until it is answered or passed over.",
          fr: "**Écrire un commentaire**, dans **Aperçu**, porte sur une clause ou sur le contrat dans son ensemble, et peut proposer un autre texte. Il reste en attente jusqu’à ce qu’on y réponde ou qu’on l’écarte.",
        },
      ],
    },
    {
      id: "lock",
      title: { en: "Lock and unlock", fr: "Verrouiller et déverrouiller" },
      text: [
        {
          en: "**Lock** fixes the terms, the yacht and the details of the people as they are. **Unlock** opens the draft again. Both are in **Overview** and need a connection, because they affect all parties.",
          fr: "**Verrouiller** fige les clauses, le yacht et les données des personnes. **Déverrouiller** rouvre le brouillon. Les deux se trouvent dans **Aperçu** et nécessitent une connexion, car ils concernent toutes les parties.",
        },
      ],
    },
    {
      id: "generate",
      title: { en: "Generate the contract", fr: "Générer le contrat" },
      text: [],
      steps: [
        {
          en: "Read the draft in the section **Contract**. Choose one language or both: the French text prevails. **Still missing** leads to what is blank.",
          fr: "Lisez le projet dans la rubrique **Contrat**. Choisissez une langue ou les deux : le texte français fait foi. **Éléments manquants** mène à ce qui est en blanc.",
        },
        {
          en: "In **Overview**, press **Generate**. You are asked before anything is left blank, and told who has not approved or seen the terms. Without a total nothing is generated.",
          fr: "Dans **Aperçu**, appuyez sur **Générer**. On vous demande confirmation avant de laisser un blanc, et on vous dit qui n’a pas approuvé ou vu les clauses. Sans total, rien n’est généré.",
        },
        {
          en: "Read the contract, and download the PDF with **Download PDF**. Once opened, it can be read offline.",
          fr: "Lisez le contrat et téléchargez le PDF avec **Télécharger le PDF**. Une fois ouvert, il se lit hors ligne.",
        },
      ],
      picture: {
        name: "contract",
        alt: {
          en: "A generated contract with its outline and signatures",
          fr: "Un contrat généré, avec son sommaire et ses signatures",
        },
      },
    },
    {
      id: "addendum",
      title: { en: "Change a contract by an addendum", fr: "Modifier un contrat par un avenant" },
      text: [
        {
          en: "A generated contract does not change. **New addendum** in **Overview** opens a draft upon it; approve and generate it like the first. In the section **Contract**, **Compare with** shows what differs between two versions.",
          fr: "Un contrat généré ne change plus. **Nouvel avenant**, dans **Aperçu**, ouvre un brouillon à partir de celui-ci ; approuvez-le et générez-le comme le premier. Dans la rubrique **Contrat**, **Comparer avec** montre ce qui diffère entre deux versions.",
        },
      ],
    },
  ],
};
