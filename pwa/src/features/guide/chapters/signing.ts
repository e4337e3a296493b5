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
          en: "The page lists each signature and says whether anything was changed after it. **This server knows the contract** means that the file was generated here; the page then also says whether a later version exists and who had approved it.",
          fr: "La page énumère les signatures et indique si quelque chose a été modifié après chacune. **Ce serveur connaît le contrat** signifie que le fichier a été généré ici ; la page indique alors aussi s’il existe une version plus récente et qui l’avait approuvée.",
        },
      ],
      picture: {
        name: "verify",
        alt: { en: "A contract that was found genuine", fr: "Un contrat reconnu authentique" },
      },
    },
  ],
};
