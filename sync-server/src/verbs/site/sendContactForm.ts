import type { ContactForm } from "shared-schema/api/site/contactForm";
import { done, type Result, refused } from "shared-schema/base/result";
import type { ContactService } from "../../ports/contactService.ts";
import { noteEvent } from "../base/audit/note.ts";
import { attempt, type Deps } from "../base/context.ts";
import type { Letter } from "../base/outbox/letter.ts";
import { queueMail } from "../base/outbox/queueMail.ts";

interface ContactDeps extends Deps {
  /** Null: messages go to the mail outbox. */
  contactService: ContactService | null;
  contactEmail: string;
}

/** When so many messages wait for the mail server, no more are taken: strangers must not fill the database. */
const MOST_WAITING = 200;

/**
 * Forwards a visitor's message: to the configured service, or as a mail to the operator. A message that a program
 * filled in is dropped.
 */
export async function sendContactForm(
  deps: ContactDeps,
  { website, ...message }: ContactForm,
): Promise<Result<Record<string, never>>> {
  if (website !== "") return done({});
  if (deps.contactService) {
    return (await deps.contactService.send(message)) ? done({}) : refused("contact-form.not-sent");
  }
  return attempt(deps, (tx) => {
    if (tx.store.mails.waiting("contact") >= MOST_WAITING) return refused("contact-form.not-sent");
    queueMail(tx, {
      key: `contact-form ${tx.ids.uuid()}`,
      kind: "contact",
      to: deps.contactEmail,
      replyTo: message.email,
      language: null,
      letter: letterOf(message),
    });
    noteEvent(tx, { verb: "contact_form.send", user_id: null }, null);
    return done({});
  });
}

const LABELS = {
  name: { en: "Name", fr: "Nom" },
  company: { en: "Company", fr: "Société" },
  email: { en: "Email", fr: "E-mail" },
  asks: { en: "Would like", fr: "Souhaite" },
  message: { en: "Message", fr: "Message" },
} as const;

const REPLY = "to be contacted or called back · être contacté ou rappelé";
const NEWS = "to receive regular news · recevoir régulièrement des nouvelles";
const OTHER = "something else · autre chose";

function letterOf({ name, company, email, reply, news, other, message }: Omit<ContactForm, "website">): Letter {
  const asks = [...(reply ? [REPLY] : []), ...(news ? [NEWS] : []), ...(other === null ? [] : [other || OTHER])];
  return {
    subject: { en: `Message from ${name}`, fr: `Message de ${name}` },
    paragraphs: [
      {
        en: "A visitor wrote this in the contact form.",
        fr: "Un visiteur a écrit ceci dans le formulaire de contact.",
      },
    ],
    facts: [
      { label: LABELS.name, value: name },
      { label: LABELS.company, value: company },
      { label: LABELS.email, value: email },
      { label: LABELS.asks, value: asks.join("\n") },
      ...(message === "" ? [] : [{ label: LABELS.message, value: message }]),
    ],
  };
}
