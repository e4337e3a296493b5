import type { GuideChapter } from "../schema.ts";

export const signing: GuideChapter = {
  parts: [
    {
      id: "sign",
      title: { en: "Sign a contract", fr: "Signer un contrat" },
      text: [
        {
          en: "The section **Contract** lists under **Signatures** everybody who signs. Passerelle does not collect signatures yet: download the PDF and sign it as you have agreed, on paper or by a signature service.",
          fr: "La rubrique **Contrat** liste sous **Signatures** toutes les personnes qui signent. Passerelle ne recueille pas encore les signatures : téléchargez le PDF et signez-le comme convenu, sur papier ou par un service de signature.",
        },
      ],
    },
    {
      id: "check",
      title: { en: "Check that a contract is genuine", fr: "Vérifier qu’un contrat est authentique" },
      text: [
        {
          en: "Anybody can check a PDF, without an account. The file stays on the device: only its fingerprint is sent.",
          fr: "Chacun peut vérifier un PDF, sans compte. Le fichier reste sur l’appareil : seule son empreinte est envoyée.",
        },
      ],
      steps: [
        {
          en: "Scan the code on the last page of the contract, or open the page **Check a contract** at the address printed there.",
          fr: "Scannez le code de la dernière page du contrat, ou ouvrez la page **Vérifier un contrat** à l’adresse qui y est imprimée.",
        },
        { en: "Press **Choose files**.", fr: "Appuyez sur **Choisir des fichiers**." },
        {
          en: "**This contract is genuine** means that the file is the one that was generated, to the last byte. The page also says whether a later version exists and who had approved it.",
          fr: "**Ce contrat est authentique** signifie que le fichier est celui qui a été généré, à l’octet près. La page indique aussi s’il existe une version plus récente et qui l’avait approuvée.",
        },
      ],
      picture: {
        name: "verify",
        alt: { en: "A contract that was found genuine", fr: "Un contrat reconnu authentique" },
      },
    },
  ],
};
