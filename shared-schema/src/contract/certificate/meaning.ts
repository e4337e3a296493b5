/** What a certificate of completion proves and what it does not. It claims no more than the verifier does. */
export const MEANING = {
  proves: {
    en: "The file with the SHA-256 given above was signed with the keys of the certificates named here, at the times that the time stamps prove. Nothing else was changed between two signatures or after the last one.",
    fr: "Le fichier dont l’empreinte SHA-256 est indiquée ci-dessus a été signé avec les clés des certificats désignés ici, aux heures que prouvent les horodatages. Rien d’autre n’a été modifié entre deux signatures ni après la dernière.",
  },
  provesNot: {
    platform: {
      en: "The signatures are advanced electronic signatures with a certificate of the platform. They are not qualified signatures, and have no presumption of reliability. The platform has examined no identity document: persons were identified as stated under their names.",
      fr: "Les signatures sont des signatures électroniques avancées fondées sur un certificat de la plateforme. Ce ne sont pas des signatures qualifiées, et elles ne sont pas présumées fiables. La plateforme n’a examiné aucune pièce d’identité : les personnes ont été identifiées comme indiqué sous leur nom.",
    },
    service: {
      en: "What a signature by another operator’s service is worth, and how the person was identified, is stated by that service in its certificate. The seal and the time stamps of the platform are not qualified.",
      fr: "La valeur d’une signature faite par le service d’un autre exploitant, et la manière dont la personne a été identifiée, sont indiquées par ce service dans son certificat. Le cachet et les horodatages de la plateforme ne sont pas qualifiés.",
    },
    content: {
      en: "It says nothing on whether the terms are lawful, fair or were performed, nor who was sitting at the device.",
      fr: "Elle ne dit rien de la licéité des termes, de leur équité ou de leur exécution, ni de la personne qui se trouvait devant l’appareil.",
    },
  },
  check: {
    en: "The data of this certificate is attached to this PDF as JSON. Check the signed file and this certificate at {address}; a signed file with fewer revisions than are listed here has been cut off.",
    fr: "Les données de cette attestation sont jointes à ce PDF au format JSON. Vérifiez le fichier signé et cette attestation sur {address} ; un fichier signé qui compte moins de révisions que la liste ci-dessus a été tronqué.",
  },
} as const;
