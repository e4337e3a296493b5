import type { Entries } from "../entry.ts";

/** Refusals about an agreement as a whole: who may change it, and when. */
export const AGREEMENT_REFUSALS = {
  "agreement.not-found": {
    kind: "not-found",
    en: "Agreement not found.",
    fr: "Ce contrat est introuvable.",
  },
  "agreement.version-not-found": {
    kind: "not-found",
    en: "There is no version {version} of this agreement.",
    fr: "Ce contrat n’a pas de version {version}.",
  },
  "agreement.span-too-long": {
    kind: "rule",
    en: "Too much changed in this time to explain it at once. Choose a shorter span.",
    fr: "Il y a eu trop de modifications pour les expliquer en une fois. Choisissez une période plus courte.",
  },
  "agreement.read-only": {
    kind: "forbidden",
    en: "You can view this agreement, but not edit it.",
    fr: "Vous pouvez consulter ce contrat, mais pas le modifier.",
  },
  "agreement.approvers-only": {
    kind: "forbidden",
    en: "Only people who can approve the agreement can do this.",
    fr: "Cette action est réservée aux personnes habilitées à approuver le contrat.",
  },
  "agreement.creators-only": {
    kind: "forbidden",
    en: "Only administrators, and people they allow to, can create agreements.",
    fr: "Seuls les administrateurs, et les personnes qu’ils y autorisent, peuvent créer des contrats.",
  },
  "agreement.creator-missing": {
    kind: "invalid",
    en: "You must take part in an agreement that you create, as a broker.",
    fr: "Vous devez prendre part, en qualité de courtier, à un contrat que vous créez.",
  },
  "agreement.not-a-draft": {
    kind: "invalid",
    en: "A new agreement must be a draft of its creator.",
    fr: "Un nouveau contrat doit être un brouillon de son auteur.",
  },
  "agreement.generated": {
    kind: "conflict",
    en: "A version of this agreement has been generated, so it cannot be deleted.",
    fr: "Une version de ce contrat a été générée : il ne peut plus être supprimé.",
  },
  "agreement.not-settled": {
    kind: "conflict",
    en: "There is a settlement statement once settling has started.",
    fr: "Le décompte existe dès que le règlement a commencé.",
  },
  "agreement.calls-open": {
    kind: "conflict",
    en: "Every call for fund must be paid in full first. Not paid in full: {calls}.",
    fr: "Tous les appels de fonds doivent d’abord être payés en totalité. Restent ouverts : {calls}.",
  },
  "agreement.delete-closed": {
    kind: "conflict",
    en: "An agreement cannot be deleted while it is ''{status}''.",
    fr: "Un contrat à l’état « {status} » ne peut pas être supprimé.",
  },
  "agreement.paid": {
    kind: "conflict",
    en: "Payments are recorded on this agreement, so it cannot be deleted. Archive it instead.",
    fr: "Des paiements sont enregistrés sur ce contrat : il ne peut plus être supprimé. Archivez-le.",
  },
  "agreement.field-closed": {
    kind: "conflict",
    en: "''{field}'' cannot be changed while the agreement is ''{status}''.",
    fr: "« {field} » n’est pas modifiable tant que le contrat est à l’état « {status} ».",
  },
  "agreement.move-closed": {
    kind: "conflict",
    en: "''{action}'' is not possible while the agreement is ''{status}''.",
    fr: "L’action « {action} » est impossible tant que le contrat est à l’état « {status} ».",
  },
  "agreement.times-missing": {
    kind: "rule",
    en: "Required information are still missing to calculate the total agreement price. Please provide them before generating a contract. Times are missing at: {places}.",
    fr: "Il manque encore des informations pour calculer le prix total du contrat. Veuillez les fournir avant de générer un contrat. Heures manquantes : {places}.",
  },
  "approval.terms-changed": {
    kind: "conflict",
    en: "The agreement changed while you read it.",
    fr: "Le contrat a changé pendant votre lecture.",
  },
  "approval.asked-already": {
    kind: "conflict",
    en: "They were asked to approve these terms within the last 24 hours.",
    fr: "L’approbation de ces conditions leur a été demandée au cours des dernières 24 heures.",
  },
  "approval.none-to-ask": {
    kind: "conflict",
    en: "None of these people still has to approve the terms.",
    fr: "Aucune de ces personnes ne doit encore approuver les conditions.",
  },
  "approval.request-sent": {
    kind: "conflict",
    en: "The request has been sent and can no longer be taken back.",
    fr: "La demande est partie et ne peut plus être annulée.",
  },
  "agreement.reopening-not-here": {
    kind: "rule",
    en: "The agreement is open again, but this device has not received it yet. Apply your change again once it has.",
    fr: "Le contrat est rouvert, mais cet appareil ne l’a pas encore reçu. Appliquez de nouveau votre modification dès qu’il l’aura reçu.",
  },
  "agreement.party-leaves": {
    kind: "conflict",
    en: "The account of a party is being deleted. Check the parties in a few minutes.",
    fr: "Le compte d’une partie est en cours de suppression. Vérifiez les parties dans quelques minutes.",
  },
  "agreement.version-lost": {
    kind: "rule",
    en: "Version {version} was not saved and cannot be restored.",
    fr: "La version {version} n’a pas été enregistrée et ne peut pas être rétablie.",
  },
  "approval.too-heavy": {
    kind: "too-large",
    en: "Too many different terms of this agreement are approved. Ask the others to renew or revoke outdated approvals.",
    fr: "Trop de versions différentes de ce contrat sont approuvées. Demandez aux autres parties de renouveler ou de révoquer leurs approbations obsolètes.",
  },
  "agreement.too-heavy-to-lock": {
    kind: "too-large",
    en: "The yacht and the profiles of this agreement are too large to be locked.",
    fr: "Le yacht et les profils de ce contrat sont trop volumineux pour être verrouillés.",
  },
  "contract.total-missing": {
    kind: "rule",
    en: "Required information are still missing to calculate the total agreement price. Please provide them before generating a contract.",
    fr: "Il manque encore des informations pour calculer le prix total du contrat. Veuillez les fournir avant de générer un contrat.",
  },
  "contract.route-errors": {
    kind: "rule",
    en: "The route has errors at: {places}. Correct them before generating a contract.",
    fr: "L’itinéraire comporte des erreurs à : {places}. Corrigez-les avant de générer un contrat.",
  },
  "contract.busy": {
    kind: "busy",
    en: "Too many contracts are being printed. Try again in a minute.",
    fr: "Trop de contrats sont en cours d’impression. Réessayez dans une minute.",
  },
  "agreement.figures-late": {
    kind: "unavailable",
    en: "«{name}» is saved, but its figures take too long to calculate. They are calculated again once it is changed: shorten its route.",
    fr: "« {name} » est enregistré, mais le calcul de ses montants est trop long. Il reprend dès que le contrat est modifié : raccourcissez son itinéraire.",
  },
  "agreement.changing": {
    kind: "conflict",
    en: "The agreement was changed several times while it was calculated. Please try again.",
    fr: "Le contrat a été modifié plusieurs fois pendant le calcul. Veuillez réessayer.",
  },
  "contract.print-late": {
    kind: "unavailable",
    en: "Printing the contract took too long. Try again in a minute.",
    fr: "L’impression du contrat a pris trop de temps. Réessayez dans une minute.",
  },
  "contract.edited-meanwhile": {
    kind: "conflict",
    en: "The agreement was edited while its contract was being printed. Try again.",
    fr: "Le contrat a été modifié pendant son impression. Réessayez.",
  },
  "contract.changed": {
    kind: "conflict",
    en: "The agreement changed while you were reading it. Read it again, then generate the contract.",
    fr: "Le contrat a été modifié pendant votre lecture. Relisez-le avant de le générer.",
  },
  "contract.unprintable": {
    kind: "rule",
    en: "The contract cannot print {character} in ''{text}''. Write it in Latin, Greek or Cyrillic letters.",
    fr: "Le contrat ne peut pas imprimer {character} dans « {text} ». Utilisez des lettres latines, grecques ou cyrilliques.",
  },
  "contract.not-kept": {
    kind: "rule",
    en: "This version is not on this device yet. Open it once with a connection, and it can be read without one.",
    fr: "Cette version n’est pas encore sur cet appareil. Ouvrez-la une fois avec une connexion pour pouvoir la lire hors ligne.",
  },
  "contract.not-comparable": {
    kind: "rule",
    en: "This version was generated before versions could be compared.",
    fr: "Cette version a été générée avant que les versions puissent être comparées.",
  },
  "contract.other-format": {
    kind: "rule",
    en: "This version was kept in another format and cannot be compared.",
    fr: "Cette version a été conservée dans un autre format et ne peut pas être comparée.",
  },
  "contract.unchanged": {
    kind: "rule",
    en: "This addendum would change nothing. Change a term first, or discard the draft.",
    fr: "Cet avenant ne modifierait rien. Modifiez d’abord un terme, ou abandonnez le projet.",
  },
  "contract.compared-backwards": {
    kind: "invalid",
    en: "A version is compared with an earlier one.",
    fr: "Une version se compare à une version antérieure.",
  },
  "contract.not-generated": {
    kind: "not-found",
    en: "No generated contract matches.",
    fr: "Aucun contrat généré ne correspond.",
  },
  "contract.forbidden": {
    kind: "forbidden",
    en: "You are not authorised to view this version of the contract.",
    fr: "Vous n’êtes pas autorisé à consulter cette version du contrat.",
  },
  /** The specification answers 401 here (§8), although the user is logged in. */
  "contract.draft-forbidden": {
    kind: "unauthorised",
    en: "You are not authorised to view this version of the contract.",
    fr: "Vous n’êtes pas autorisé à consulter cette version du contrat.",
  },
} as const satisfies Entries;
