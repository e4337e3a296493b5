import type { Article } from "../article.ts";

/** Articles 28 to 31: data, evidence, sanctions, law. */
export const FORMALITIES: readonly Article[] = [
  {
    number: 28,
    title: { fr: "Protection des données", en: "Data protection" },
    paragraphs: [
      {
        fr: "Le Transporteur, et chaque Courtier et Séquestre pour sa mission, traitent en qualité de responsables les données personnelles du Client et des Passagers que le Contrat demande. La Plateforme les traite pour leur compte.",
        en: "The Carrier, and each Broker and Stakeholder for its own task, process as controllers the personal data of the Client and of the Passengers that the Agreement requires. The Platform processes them on their behalf.",
      },
      {
        fr: "Les traitements ont pour fondement, au sens de l’article 6 du règlement (UE) 2016/679, l’exécution du Contrat, les obligations légales (listes de personnes à bord, frontières, santé, fiscalité, comptabilité, lutte contre le blanchiment) et l’intérêt légitime à constater, exercer ou défendre un droit. Les données de santé communiquées pour la sécurité ne le sont qu’avec l’accord de l’intéressé.",
        en: "The legal basis of processing, within the meaning of article 6 of Regulation (EU) 2016/679, is the performance of the Agreement, legal obligations (lists of persons on board, borders, health, tax, accounting, anti-money-laundering) and the legitimate interest in establishing, exercising or defending a legal claim. Health data disclosed for safety are disclosed only with the consent of the person concerned.",
      },
      {
        fr: "Les destinataires sont les signataires, le Capitaine, les autorités, ports et agents des Escales, les assureurs, les prestataires de paiement et de signature, dans la mesure de leur besoin. Un transfert hors de l’Espace économique européen repose sur une garantie que ce règlement reconnaît, ou sur la nécessité d’exécuter le Contrat.",
        en: "The recipients are the signatories, the Captain, the authorities, ports and agents of the Calls, insurers, and payment and signature providers, to the extent that they need them. A transfer outside the European Economic Area rests on a safeguard that this regulation recognises, or on the need to perform the Agreement.",
      },
      {
        fr: "Le Contrat signé et les pièces comptables sont conservés {fileRetention} à compter de la Fin. Les copies de documents de voyage et les données de santé sont effacées au plus tard {identityRetention} après le Décompte final, sauf litige ou obligation légale.",
        en: "The signed Agreement and the accounting documents are kept for {fileRetention} from the End. Copies of travel documents and health data are erased at the latest {identityRetention} after the Final Account, unless there is a dispute or a legal obligation.",
      },
      {
        fr: "Chacun peut demander l’accès, la rectification, l’effacement, la limitation ou la portabilité de ses données, s’opposer à un traitement fondé sur l’intérêt légitime, et saisir la CNIL ou l’autorité de son pays. Le Client remet cette information à chaque Passager dont il communique les données.",
        en: "Every person may request access to, rectification, erasure, restriction or portability of their data, object to processing based on legitimate interest, and complain to the CNIL or to the authority of their country. The Client gives this information to each Passenger whose data it provides.",
      },
    ],
  },
  {
    number: 29,
    title: { fr: "Signature électronique et preuve", en: "Electronic signature and evidence" },
    paragraphs: [
      {
        fr: "Les signataires conviennent de signer le Contrat par voie électronique, sur la Plateforme. Selon l’article 25 du règlement (UE) n° 910/2014 et les articles 1366 et 1367 du code civil, l’effet juridique d’une telle signature ne peut être refusé au seul motif de sa forme électronique.",
        en: "The signatories agree to sign the Agreement electronically, on the Platform. Under article 25 of Regulation (EU) No 910/2014 and articles 1366 and 1367 of the French Civil Code, such a signature may not be denied legal effect solely because it is in electronic form.",
      },
      {
        fr: "L’original est le fichier PDF signé, avec ses signatures et horodatages. Une impression n’en est qu’une copie. Chaque signataire reçoit le fichier et peut en vérifier l’intégrité à tout moment.",
        en: "The original is the signed PDF file, with its signatures and time stamps. A printout is only a copy of it. Each signatory receives the file and may check its integrity at any time.",
      },
      {
        fr: "Conformément à l’article 1368 du code civil, font preuve entre les signataires, jusqu’à preuve contraire, ce fichier, l’Empreinte, le journal de signature, le journal des approbations et des modifications tenu par la Plateforme, et les messages qu’elle a remis.",
        en: "In accordance with article 1368 of the French Civil Code, the following are evidence between the signatories until the contrary is proved: that file, the Fingerprint, the signing record, the record of approvals and changes kept by the Platform, and the messages that it has delivered.",
      },
      {
        fr: "Chaque signataire garde secrets ses moyens d’authentification et signale aussitôt leur perte. Celui qui signe pour autrui déclare en avoir le pouvoir ; la délégation est jointe au journal de signature.",
        en: "Each signatory keeps the means of authentication secret and reports their loss at once. A person who signs for another represents that they are authorised to do so; the delegation is attached to the signing record.",
      },
      {
        fr: "Les notifications du Contrat sont écrites et prennent effet à leur réception. Le Contrat entre en vigueur à la dernière signature requise.",
        en: "Notices under the Agreement are in writing and take effect on receipt. The Agreement comes into force on the last signature required.",
      },
    ],
  },
  {
    number: 30,
    title: { fr: "Sanctions et conformité", en: "Sanctions and compliance" },
    paragraphs: [
      {
        fr: "Chaque Partie déclare que ni elle, ni ses bénéficiaires effectifs, ni, pour le Client, aucun Passager ne sont visés par des mesures restrictives des Nations unies, de l’Union européenne, de la France, du Royaume-Uni ou des États-Unis, et que les fonds employés ont une origine licite.",
        en: "Each Party represents that neither it, nor its beneficial owners, nor, for the Client, any Passenger is the target of restrictive measures of the United Nations, of the European Union, of France, of the United Kingdom or of the United States, and that the money used is of lawful origin.",
      },
      {
        fr: "Cette déclaration vaut à la signature et jusqu’au Décompte final. Une Partie qui ne peut plus la tenir pour exacte en informe l’autre aussitôt.",
        en: "This representation holds at signature and until the Final Account. A Party that can no longer regard it as accurate informs the other at once.",
      },
      {
        fr: "Chaque Partie fournit, dans un délai raisonnable, les documents d’identité, de propriété et d’origine des fonds que l’autre, le Séquestre, un Courtier ou une banque doit recueillir. Le paiement par un tiers requiert l’accord préalable du bénéficiaire.",
        en: "Each Party provides, within a reasonable time, the documents of identity, of ownership and of source of funds that the other, the Stakeholder, a Broker or a bank has to collect. Payment by a third person requires the prior consent of the payee.",
      },
      {
        fr: "Si une déclaration est inexacte, si les vérifications légales ne peuvent être menées à bien, ou si l’exécution exposerait une Partie à une sanction, celle-ci peut suspendre le Contrat ou le résoudre par écrit, sans indemnité. Les fonds sont gelés ou restitués selon ce que la loi commande ; la Partie fautive répond du préjudice.",
        en: "If a representation is inaccurate, if the checks required by law cannot be completed, or if performance would expose a Party to a sanction, that Party may suspend the Agreement or terminate it in writing, without compensation. The money is frozen or refunded as the law requires; the Party at fault is liable for the loss.",
      },
      {
        fr: "Les Parties s’interdisent toute corruption et respectent les règles sociales, douanières et environnementales applicables au Navire et à la Période.",
        en: "The Parties refrain from all bribery and comply with the labour, customs and environmental rules applicable to the Yacht and to the Period.",
      },
    ],
  },
  {
    number: 31,
    title: { fr: "Droit applicable, litiges et langue", en: "Law, disputes and language" },
    paragraphs: [
      {
        fr: "Le Contrat est régi par le droit français et par les conventions internationales en vigueur en France. Ce choix ne prive pas un consommateur ou un Passager de la protection que lui assurent les dispositions impératives de la loi applicable à défaut de choix.",
        en: "The Agreement is governed by French law and by the international conventions in force in France. This choice does not deprive a consumer or a Passenger of the protection afforded by the mandatory provisions of the law applicable in the absence of choice.",
      },
      {
        fr: "Les Parties cherchent d’abord une solution amiable. Le différend est exposé par écrit, et aucune action n’est engagée dans les {amicable} qui suivent, sauf mesure urgente ou conservatoire ou délai sur le point d’expirer.",
        en: "The Parties first seek an amicable solution. The dispute is stated in writing, and no action is brought within the following {amicable}, except for urgent or protective measures or where a time limit is about to expire.",
      },
      {
        fr: "Le Client qui est un consommateur peut recourir gratuitement au médiateur de la consommation dont relève le Transporteur, selon les articles L612-1 et suivants du code de la consommation, après une réclamation écrite restée sans solution.",
        en: "A Client who is a consumer may refer the dispute free of charge to the consumer mediator of the Carrier, under articles L612-1 et seq. of the French Consumer Code, after a written complaint that has not been resolved.",
      },
      {
        fr: "À défaut d’accord, les tribunaux français sont compétents ; entre commerçants, ceux du siège du Transporteur en France ou, s’il n’en a pas, ceux de Paris. Un consommateur peut saisir les tribunaux que la loi lui ouvre.",
        en: "Failing agreement, the French courts have jurisdiction; between merchants, those of the registered office of the Carrier in France or, if it has none, those of Paris. A consumer may bring proceedings in the courts that the law makes available.",
      },
      {
        fr: "Le Contrat est établi en français et en anglais. En cas de divergence, le texte français fait foi ; le texte anglais aide à son interprétation.",
        en: "The Agreement is drawn up in French and in English. If they differ, the French text prevails; the English text is an aid to its interpretation.",
      },
    ],
  },
];
