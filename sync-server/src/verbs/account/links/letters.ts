import type { Letter } from "../../base/outbox/letter.ts";

const IGNORE = {
  en: "If you did not ask for this, ignore this email: nothing changes.",
  fr: "Si vous n’êtes pas à l’origine de cette demande, ignorez cet e-mail : rien ne change.",
};

/** To someone who has forgotten the password. */
export function recoveryLetter(token: string): Letter {
  return {
    subject: { en: "Choose a new password", fr: "Choisissez un nouveau mot de passe" },
    paragraphs: [
      {
        en: "A new password was asked for your account. The link works once, within the next four hours.",
        fr: "Un nouveau mot de passe a été demandé pour votre compte. Le lien fonctionne une seule fois, dans les quatre heures.",
      },
      IGNORE,
    ],
    button: {
      label: { en: "Choose a new password", fr: "Choisir un nouveau mot de passe" },
      path: `/authentication/recovery/${token}`,
    },
  };
}

/** To the address that someone has opened an account with, or wants to change to. */
export function confirmationLetter(token: string): Letter {
  return {
    subject: { en: "Confirm your email address", fr: "Confirmez votre adresse e-mail" },
    paragraphs: [
      {
        en: "This address was entered for an account. Confirm it so that others can invite you to their agreements. The link works for seven days.",
        fr: "Cette adresse a été saisie pour un compte. Confirmez-la afin que l’on puisse vous inviter à des contrats. Le lien fonctionne pendant sept jours.",
      },
      {
        en: "If you did not open an account, ignore this email.",
        fr: "Si vous n’avez pas ouvert de compte, ignorez cet e-mail.",
      },
    ],
    button: {
      label: { en: "Confirm your email address", fr: "Confirmer votre adresse e-mail" },
      path: `/confirm_email/${token}`,
    },
  };
}

/** To the owner of an address with which someone has opened a second account. The link is that of a confirmation. */
export function knownAddressLetter(token: string): Letter {
  return {
    subject: { en: "You have an account already", fr: "Vous avez déjà un compte" },
    paragraphs: [
      {
        en: "An account was opened with this address, which belongs to your account already. Log in with the password that you have. If you have forgotten it, choose «Password forgotten?» on the page that the button opens.",
        fr: "Un compte a été ouvert avec cette adresse, qui appartient déjà à votre compte. Connectez-vous avec votre mot de passe actuel. Si vous l’avez oublié, choisissez « Mot de passe oublié ? » sur la page qu’ouvre le bouton.",
      },
      {
        en: "If you opened the second account, log in there within seven days: the second account is then closed. What was entered in it is deleted, because its address was never confirmed. If it was not you, ignore this email: nothing changes.",
        fr: "Si vous avez ouvert ce second compte, connectez-vous sur cette page dans les sept jours : il sera alors fermé. Ce qui y a été saisi est supprimé, car son adresse n’a jamais été confirmée. Si ce n’était pas vous, ignorez cet e-mail : rien ne change.",
      },
    ],
    button: { label: { en: "Log in", fr: "Se connecter" }, path: `/confirm_email/${token}` },
  };
}

/** To the former address of an account. It names no new one: mail is read by more people than its owner. */
export function addressChangedLetter(): Letter {
  return {
    subject: { en: "Your email address was changed", fr: "Votre adresse e-mail a été modifiée" },
    paragraphs: [
      {
        en: "Another email address has been confirmed for your account. From now on you log in with that address, and mail goes there.",
        fr: "Une autre adresse e-mail a été confirmée pour votre compte. Désormais, vous vous connectez avec cette adresse et les e-mails y sont envoyés.",
      },
      {
        en: "If you did not change it, contact support at once.",
        fr: "Si vous n’êtes pas à l’origine de ce changement, contactez l’assistance sans attendre.",
      },
    ],
    button: { label: { en: "Contact support", fr: "Contacter l’assistance" }, path: "/help" },
  };
}

/** To a contact: the profile that someone has made may be claimed. @param inviter the full name of who invites */
export function claimLetter(token: string, inviter: string): Letter {
  return {
    subject: { en: `${inviter} invites you`, fr: `${inviter} vous invite` },
    paragraphs: [
      {
        en: "You were added as a contact for yacht charter agreements. Claim your profile to see and complete what concerns you. If you have an account already, you can add the profile to it.",
        fr: "Vous avez été ajouté aux contacts pour des contrats de croisière. Activez votre profil pour consulter et compléter ce qui vous concerne. Si vous avez déjà un compte, vous pouvez y ajouter ce profil.",
      },
      {
        en: "The link works once, within the next 30 days. If you do not know the sender, ignore this email.",
        fr: "Le lien fonctionne une seule fois, dans les 30 jours. Si vous ne connaissez pas l’expéditeur, ignorez cet e-mail.",
      },
    ],
    facts: [{ label: { en: "Invited by", fr: "Invité par" }, value: inviter }],
    button: { label: { en: "Claim your profile", fr: "Activer votre profil" }, path: `/claim_account/${token}` },
  };
}
