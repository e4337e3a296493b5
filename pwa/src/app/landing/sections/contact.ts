import { CONTACT_LIMITS } from "shared-schema/api/site/contactForm";
import type { Language } from "shared-schema/base/language";
import { OPERATOR } from "../operator/operator.ts";
import { ANCHORS } from "../places.ts";
import { each, inLanguage, written } from "../write.ts";
import { CROSS } from "./header.ts";

const TEXTS = {
  title: { en: "Talk to us", fr: "Parlons-en" },
  lead: { en: "A person reads this and answers.", fr: "Une personne lit ce message et y répond." },
  name: { en: "Full name", fr: "Nom complet" },
  company: { en: "Company", fr: "Société" },
  email: { en: "Email", fr: "E-mail" },
  options: { en: "I would like to", fr: "Je souhaite" },
  reply: { en: "Get in touch, or be called back", fr: "Être contacté ou rappelé" },
  news: { en: "Receive regular news", fr: "Recevoir régulièrement des nouvelles" },
  other: { en: "Something else", fr: "Autre chose" },
  otherText: { en: "What else?", fr: "Quoi d’autre ?" },
  message: { en: "Message", fr: "Message" },
  website: { en: "Leave this empty", fr: "Laissez ce champ vide" },
  send: { en: "Send", fr: "Envoyer" },
  needed: { en: "Please fill in this field.", fr: "Veuillez remplir ce champ." },
  noEmail: { en: "Please enter a full email address.", fr: "Veuillez saisir une adresse e-mail complète." },
  refused: { en: "Please check this field.", fr: "Veuillez vérifier ce champ." },
  done: { en: "Thank You! We will get in touch shortly", fr: "Merci ! Nous vous répondrons sous peu" },
  invalid: {
    en: "Please check the fields above. Your text is still here.",
    fr: "Veuillez vérifier les champs ci-dessus. Votre texte est toujours là.",
  },
  busy: {
    en: "Too many messages came from your network. Please try again in an hour; your text stays here until then.",
    fr: "Trop de messages sont venus de votre réseau. Réessayez dans une heure ; votre texte reste ici d’ici là.",
  },
  failed: {
    en: "The message could not be sent. Your text is still here: please try again, or write to",
    fr: "Le message n’a pas pu être envoyé. Votre texte est toujours là : réessayez, ou écrivez à",
  },
  noScript: { en: "This form needs JavaScript. Please write to", fr: "Ce formulaire demande JavaScript. Écrivez à" },
  close: { en: "Close", fr: "Fermer" },
  account: { en: "Your account", fr: "Votre compte" },
  haveAccount: { en: "Already have an account?", fr: "Vous avez déjà un compte ?" },
  logIn: { en: "Login", fr: "Se connecter" },
  signUp: { en: "Sign up", fr: "S’inscrire" },
  question: { en: "A question first?", fr: "Une question d’abord ?" },
  contact: { en: "Contact us", fr: "Contactez-nous" },
  loading: { en: "Loading…", fr: "Chargement…" },
} as const;

type Translate = (key: keyof typeof TEXTS) => string;

/** Address, telephone and the form; then the modals, which hold the same form and the account's. */
export function contact(language: Language): string {
  const t = inLanguage(TEXTS, language);
  const { name, address, phone, dial, email } = OPERATOR[language].company;
  return `<section class="section contact" id="${ANCHORS.contact[language]}">
  <div>
    <h2 class="title">${t("title")}</h2>
    <p class="intro">${t("lead")}</p>
    <address class="address">
      <b>${written(name)}</b>
      ${each(address, (line) => `<span>${written(line)}</span>`)}
      <a href="tel:${dial}">${written(phone)}</a>
      <a href="mailto:${written(email)}">${written(email)}</a>
    </address>
  </div>
  ${form(language, t, "ask")}
</section>`;
}

/** The modals of a language. */
export function dialogs(language: Language): string {
  const t = inLanguage(TEXTS, language);
  const close = `<button class="tool close" type="button" data-close aria-label="${t("close")}">${CROSS}</button>`;
  return `<dialog class="dialog" data-dialog="account" aria-label="${t("account")}">
  <div class="dialog-page">${close}
    <div data-forms><p class="waiting">${t("loading")}</p></div>
    <p class="aside">${t("question")} <a href="#${ANCHORS.contact[language]}" data-contact>${t("contact")}</a></p>
  </div>
</dialog>
<dialog class="dialog" data-dialog="contact" aria-labelledby="${language}-talk-title">
  <div class="dialog-page">${close}
    <h2 class="title" id="${language}-talk-title">${t("contact")}</h2>
    ${form(language, t, "talk")}
    <p class="aside">${t("haveAccount")} <a href="/authentication/login" data-door>${t("logIn")}</a> · <a href="/authentication/registration" data-door>${t("signUp")}</a></p>
  </div>
</dialog>`;
}

function form(language: Language, t: Translate, prefix: string): string {
  const { email } = OPERATOR[language].company;
  const mail = `<a href="mailto:${written(email)}">${written(email)}</a>`;
  const field = (name: "name" | "company" | "email", type: string, autocomplete: string) => {
    const id = `${prefix}-${language}-${name}`;
    return `<div class="field"><label for="${id}">${t(name)}</label>
      <input id="${id}" name="${name}" type="${type}" autocomplete="${autocomplete}" maxlength="${CONTACT_LIMITS[name]}" required aria-describedby="${id}-fault">
      <p class="fault" id="${id}-fault" hidden></p></div>`;
  };
  const option = (name: "reply" | "news" | "other") =>
    `<label class="option"><input type="checkbox" name="${name}"><span>${t(name)}</span></label>`;
  const id = (name: string) => `${prefix}-${language}-${name}`;
  return `<form class="form" data-contact-form novalidate data-needed="${t("needed")}" data-no-email="${t("noEmail")}" data-refused="${t("refused")}">
  <p class="refusal no-script">${t("noScript")} ${mail}.</p>
  <div class="fields">
    ${field("name", "text", "name")}
    ${field("company", "text", "organization")}
    ${field("email", "email", "email")}
    <fieldset class="options"><legend>${t("options")}</legend>
      ${option("reply")}${option("news")}${option("other")}
      <div class="field" data-other hidden><label for="${id("other_text")}">${t("otherText")}</label>
        <input id="${id("other_text")}" name="other_text" type="text" maxlength="${CONTACT_LIMITS.other}" aria-describedby="${id("other_text")}-fault">
        <p class="fault" id="${id("other_text")}-fault" hidden></p></div>
    </fieldset>
    <div class="field"><label for="${id("message")}">${t("message")}</label>
      <textarea id="${id("message")}" name="message" rows="4" maxlength="${CONTACT_LIMITS.message}"></textarea></div>
    <div class="trap" aria-hidden="true"><label for="${id("website")}">${t("website")}</label>
      <input id="${id("website")}" name="website" type="text" tabindex="-1" autocomplete="off"></div>
    <div role="alert">
      <p class="refusal" data-refusal="invalid" hidden>${t("invalid")}</p>
      <p class="refusal" data-refusal="busy" hidden>${t("busy")}</p>
      <p class="refusal" data-refusal="failed" hidden>${t("failed")} ${mail}.</p>
    </div>
    <button class="door" data-first type="submit" disabled>${t("send")}</button>
  </div>
  <p class="sent" role="status" tabindex="-1" data-sent></p>
  <template data-done>${t("done")}</template>
</form>`;
}
