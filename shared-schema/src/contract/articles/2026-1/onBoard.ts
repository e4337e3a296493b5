import type { Article } from "../article.ts";

/** Articles 7, 8, 19 and 20: the people on board. */
export const ON_BOARD: readonly Article[] = [
  {
    number: 7,
    title: { fr: "Passagers et documents de voyage", en: "Passengers and travel documents" },
    paragraphs: [
      {
        fr: "Le nombre de Passagers à bord ne dépasse à aucun moment {mostPassengers}, ni le nombre indiqué aux Conditions particulières pour le Navire s’il est inférieur, enfants compris.",
        en: "The number of Passengers on board never exceeds {mostPassengers}, nor the number stated for the Yacht in the Particulars if it is lower, children included.",
      },
      {
        fr: "Le Client communique au Transporteur, par la Plateforme, l’identité, la date de naissance, la nationalité et le document de voyage de chaque Passager, dès qu’ils lui sont demandés et au plus tard à temps pour les formalités. Il répond de leur exactitude.",
        en: "The Client gives the Carrier, through the Platform, the identity, the date of birth, the nationality and the travel document of each Passenger, when requested and at the latest in time for the formalities. It is answerable for their accuracy.",
      },
      {
        fr: "Chaque Passager est muni d’un document de voyage valable et des visas, autorisations et certificats de santé que les États des Escales exigent. Le Passager refusé par une autorité supporte les conséquences de ce refus ; le Prix reste dû.",
        en: "Each Passenger holds a valid travel document and the visas, authorisations and health certificates required by the states of the Calls. A Passenger refused by an authority bears the consequences of that refusal; the Price remains due.",
      },
      {
        fr: "Le Client signale avant le Début tout état de santé, allergie, grossesse ou mobilité réduite qui demande des précautions. Le Transporteur aménage ce qui peut l’être et ne refuse un Passager que pour un motif de sécurité ou une règle impérative.",
        en: "Before the Start the Client discloses any state of health, allergy, pregnancy or reduced mobility that calls for precautions. The Carrier makes reasonable arrangements and refuses a Passenger only for reasons of safety or under a mandatory rule.",
      },
      {
        fr: "Un animal n’embarque qu’avec l’accord écrit du Transporteur et les documents sanitaires requis.",
        en: "An animal is taken on board only with the written consent of the Carrier and the health documents required.",
      },
    ],
  },
  {
    number: 8,
    title: { fr: "Capitaine et équipage", en: "Captain and crew" },
    paragraphs: [
      {
        fr: "Le Capitaine commande seul le Navire. Il a, sur toutes les personnes à bord, l’autorité que l’article L5531-1 du code des transports lui reconnaît pour l’ordre, la sûreté, la sécurité et la bonne exécution de l’expédition.",
        en: "The Captain alone commands the Yacht and has, over all persons on board, the authority recognised by article L5531-1 of the French Transport Code for order, security, safety and the proper conduct of the voyage.",
      },
      {
        fr: "Ses décisions sur la navigation, la sécurité, la météorologie, la pollution et le secours s’imposent au Client et aux Passagers. Hors de ces matières, le Capitaine donne suite aux demandes raisonnables du Client conformes au Contrat.",
        en: "The decisions of the Captain on navigation, safety, weather, pollution and rescue bind the Client and the Passengers. Outside these matters, the Captain complies with the reasonable requests of the Client that accord with the Agreement.",
      },
      {
        fr: "L’Équipage est employé par le Transporteur ou pour son compte, titulaire des brevets requis et couvert selon la convention du travail maritime de 2006. Ses heures de repos sont respectées ; le programme en tient compte.",
        en: "The Crew is employed by the Carrier or on its behalf, holds the certificates required and is covered in accordance with the Maritime Labour Convention of 2006. Its hours of rest are observed; the programme takes them into account.",
      },
      {
        fr: "L’Équipage sert avec discrétion et garde confidentiel ce qu’il apprend du Client et des Passagers. Il reste à bord pendant toute la Période, sous réserve de son repos et des relèves.",
        en: "The Crew serves with discretion and keeps confidential what it learns of the Client and of the Passengers. It remains on board throughout the Period, subject to its rest and to reliefs.",
      },
      {
        fr: "Si le Client se plaint de la conduite d’un membre de l’Équipage, le Capitaine, ou le Transporteur s’il s’agit du Capitaine, examine la plainte sans délai et y remédie, au besoin par un remplacement.",
        en: "If the Client complains of the conduct of a member of the Crew, the Captain, or the Carrier if the complaint concerns the Captain, examines it without delay and remedies it, if necessary by a replacement.",
      },
    ],
  },
  {
    number: 19,
    title: { fr: "Comportement à bord", en: "Conduct on board" },
    paragraphs: [
      {
        fr: "Le Client veille à ce que chaque Passager respecte les lois des lieux visités, les consignes du bord et l’Équipage, et ne trouble ni la sécurité ni la tranquillité d’autrui. Tout harcèlement de l’Équipage est interdit.",
        en: "The Client ensures that each Passenger obeys the laws of the places visited, follows the instructions on board, respects the Crew, and disturbs neither the safety nor the peace of others. Any harassment of the Crew is forbidden.",
      },
      {
        fr: "Sont interdits à bord les stupéfiants, les armes, les marchandises prohibées ou soumises à déclaration et non déclarées, ainsi que tout transport de personnes non autorisé.",
        en: "Forbidden on board are narcotics, weapons, goods that are prohibited or subject to declaration and not declared, and any unauthorised carriage of persons.",
      },
      {
        fr: "En cas de manquement, le Capitaine avertit le Client, par écrit si le temps le permet, en indiquant ce qui doit cesser. Si l’avertissement reste sans effet, le Transporteur peut faire débarquer les personnes en cause dans un port sûr ou, si le manquement est le fait de l’ensemble du groupe, mettre fin au Contrat.",
        en: "In the event of a breach, the Captain warns the Client, in writing if time allows, stating what must cease. If the warning has no effect, the Carrier may have the persons concerned disembarked in a safe port or, if the breach is that of the whole group, terminate the Agreement.",
      },
      {
        fr: "L’avertissement n’est pas requis en cas de danger immédiat, de violence, ou de manquement à l’article {19.2} qui expose le Navire à une saisie ou une personne à des poursuites.",
        en: "No warning is required in the event of immediate danger, of violence, or of a breach of article {19.2} that exposes the Yacht to seizure or a person to prosecution.",
      },
      {
        fr: "Dans ces cas, aucune part du Prix n’est restituée, le Client supporte le retour des personnes débarquées, et le solde de l’APA et du Dépôt de garantie est arrêté au Décompte final.",
        en: "In those cases no part of the Price is refunded, the Client bears the return of the persons disembarked, and the balance of the APA and of the Security Deposit is settled in the Final Account.",
      },
    ],
  },
  {
    number: 20,
    title: { fr: "Sécurité, sports nautiques et mineurs", en: "Safety, water sports and children" },
    paragraphs: [
      {
        fr: "À l’embarquement, chaque Passager suit la présentation des consignes de sécurité, des gilets et des issues. Il se conforme ensuite aux instructions de l’Équipage, notamment en navigation de nuit et lors des transferts.",
        en: "On embarkation, each Passenger attends the briefing on safety instructions, lifejackets and exits, and thereafter follows the instructions of the Crew, in particular when under way at night and during transfers.",
      },
      {
        fr: "La baignade, la plongée et l’usage des engins requièrent l’accord du Capitaine, qui peut l’interrompre. L’utilisateur d’un engin possède le permis et l’âge que la loi du lieu exige, porte l’équipement fourni et reste dans la zone désignée. Le Capitaine peut refuser une personne sous l’emprise de l’alcool ou d’un médicament.",
        en: "Swimming, diving and the use of watercraft require the consent of the Captain, who may stop them. The user of a craft has the licence and the age required by the law of the place, wears the equipment provided and stays within the area designated. The Captain may refuse a person under the influence of alcohol or medication.",
      },
      {
        fr: "La plongée en bouteille n’est permise qu’aux titulaires d’un brevet reconnu, sous la conduite d’un professionnel. L’usage d’un drone requiert l’accord du Capitaine et les autorisations du lieu.",
        en: "Scuba diving is permitted only to holders of a recognised certificate, under the direction of a professional. The use of a drone requires the consent of the Captain and the permits of the place.",
      },
      {
        fr: "Un Passager de moins de {adulthood} demeure à tout moment sous la garde d’un adulte que le Client désigne. L’Équipage n’assure pas cette garde. Le Client signale avant le Début l’âge des enfants, afin que filets et gilets adaptés soient à bord.",
        en: "A Passenger under {adulthood} of age remains at all times in the charge of an adult whom the Client designates. The Crew does not provide this supervision. Before the Start the Client states the ages of children, so that suitable netting and lifejackets are on board.",
      },
      {
        fr: "L’usage d’un engin à moteur loué à un tiers relève du contrat passé avec ce tiers. Le Client répond des dommages causés par l’usage contraire au présent article.",
        en: "The use of a motorised craft rented from a third person is subject to the contract made with that person. The Client is liable for damage caused by use contrary to this article.",
      },
    ],
  },
];
