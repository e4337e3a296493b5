import type { GuideChapter } from "../schema.ts";

export const price: GuideChapter = {
  parts: [
    {
      id: "total",
      title: { en: "How the total is made", fr: "Comment le total se forme" },
      text: [
        {
          en: "On the **Price** tab of **Money**, enter the base price of the cruise and that of positioning, and the percentages of the advance provisioning allowance (APA) and the security deposit. Fuel, services and VAT follow. Underlined figures explain themselves when you tap them.",
          fr: "Dans l’onglet **Prix** de **Finances**, saisissez le prix de base de la croisière et celui du convoyage, ainsi que les pourcentages de l’avance sur frais (APA) et du dépôt de garantie. Le carburant, les services et la TVA suivent. Les chiffres soulignés s’expliquent quand vous les touchez.",
        },
        {
          en: "The total agreement price includes fuel and VAT. The grand total adds the APA and the deposit, which are held for the client.",
          fr: "Le prix total du contrat comprend le carburant et la TVA. Le total général y ajoute l’APA et le dépôt, détenus pour le client.",
        },
      ],
      picture: {
        name: "price",
        alt: { en: "The price of an agreement, line by line", fr: "Le prix d’un contrat, ligne par ligne" },
      },
    },
    {
      id: "fuel",
      title: { en: "Fuel and bunkers", fr: "Carburant et soutages" },
      text: [
        {
          en: "**Fuel** in the price unfolds. Litres are estimated from the route and the yacht; enter a figure to replace the estimate, or leave the field empty to follow it. **Fuel bunkers** are used in their order, and the last one covers the rest.",
          fr: "**Carburant** se déplie dans le prix. Les litres sont estimés d’après l’itinéraire et le yacht ; saisissez une valeur pour remplacer l’estimation, ou laissez le champ vide pour la suivre. Les **Soutages** sont utilisés dans l’ordre, et le dernier couvre le reste.",
        },
        {
          en: "Fuel without a price is missing: the total says **+ fuel** until each bunker in use has a price per litre and a quantity. Enter 0 where the base price includes it. On a charter, tick **Fuel is paid from the APA** instead: the contract then says so, and the total leaves the fuel out.",
          fr: "Le carburant sans prix manque : le total porte **+ carburant** jusqu’à ce que chaque soutage utilisé ait un prix au litre et une quantité. Saisissez 0 si le prix de base le comprend. Pour un affrètement, cochez plutôt **Le carburant est payé sur l’avance sur frais (APA)** : le contrat le dit alors, et le total ne le compte pas.",
        },
      ],
    },
    {
      id: "vat",
      title: { en: "Why this VAT rate", fr: "Pourquoi ce taux de TVA" },
      text: [
        {
          en: "**Why?** beside the VAT says in a sentence which rule gives the rate. **Show the calculation** lists every leg with its waters and hours. Where the rule needs to know more, it asks. Where no rule applies, enter a rate and its reason, which the contract prints. The rate is an estimate and not tax advice.",
          fr: "**Pourquoi ?**, à côté de la TVA, dit en une phrase quelle règle donne le taux. **Afficher le calcul** liste chaque étape avec ses eaux et ses heures. Si la règle doit en savoir plus, elle le demande. Si aucune règle ne s’applique, saisissez un taux et son motif, que le contrat imprime. Le taux est une estimation et non un conseil fiscal.",
        },
      ],
      picture: {
        name: "vat",
        alt: { en: "The calculation of the VAT, leg by leg", fr: "Le calcul de la TVA, étape par étape" },
      },
    },
    {
      id: "calls-for-fund",
      title: { en: "Calls for fund", fr: "Appels de fonds" },
      text: [
        {
          en: "The **Payment plan** asks for the agreement’s price, the APA and the deposit in parts, each with an amount and a due date. A tap on a row opens it: Enter closes it, Escape puts back what you changed.",
          fr: "Le **Plan de paiement** demande le prix du contrat, l’APA et le dépôt en plusieurs parts, chacune avec un montant et une échéance. Touchez une ligne pour l’ouvrir : Entrée la ferme, Échap rétablit ce que vous avez changé.",
        },
      ],
      steps: [
        {
          en: "Press **Add the usual calls**: half on execution, the rest, the APA and the deposit 30 days before delivery. Or press **Add a call for fund** and fill it in.",
          fr: "Appuyez sur **Ajouter les appels habituels** : la moitié à l’exécution, le solde, l’APA et le dépôt 30 jours avant la livraison. Ou appuyez sur **Ajouter un appel de fonds** et complétez-le.",
        },
        {
          en: "Watch **Remaining to ask**: it is zero when the calls add up to the target.",
          fr: "Surveillez **Reste à demander** : il est nul quand les appels atteignent la cible.",
        },
        {
          en: "**Payment request** makes a PDF with the bank details and a reference for the client.",
          fr: "**Demande de paiement** produit un PDF avec les coordonnées bancaires et une référence pour le client.",
        },
      ],
      picture: {
        name: "payment-plan",
        alt: { en: "The payment plan with its calls for fund", fr: "Le plan de paiement avec ses appels de fonds" },
      },
    },
  ],
};
