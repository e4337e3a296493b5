import type { RequestView } from "shared-schema/api/request";
import { type Bilingual, inBoth } from "shared-schema/base/language";
import { formatAgreementId, formatDay } from "shared-schema/pricing/format";
import type { Letter } from "../base/outbox/letter.ts";

/** To the administrators: someone asks for an agreement. */
export function newRequestLetter(request: RequestView): Letter {
  const { requester } = request;
  const who = `${requester.full_name} <${requester.email}>`;
  return {
    subject: {
      en: `Request for an agreement: ${requester.full_name}`,
      fr: `Demande de contrat : ${requester.full_name}`,
    },
    paragraphs: [{ en: "Someone asks for an agreement.", fr: "Une demande de contrat vous est parvenue." }],
    facts: [{ label: { en: "From", fr: "De" }, value: who }, ...factsOf(request)],
    button: { label: { en: "Open the request", fr: "Ouvrir la demande" }, path: "/admin/requests" },
  };
}

/** To the requester: a draft was made. */
export function draftedLetter(request: RequestView, agreementId: number): Letter {
  const number = formatAgreementId(agreementId);
  return {
    subject: { en: `Your agreement ${number} is being drafted`, fr: `Votre contrat ${number} est en préparation` },
    paragraphs: [
      {
        en: `We have opened draft ${number} for the cruise that you asked for. You can follow it as it takes shape.`,
        fr: `Nous avons ouvert le brouillon ${number} pour la croisière que vous avez demandée. Vous pouvez en suivre la préparation.`,
      },
    ],
    facts: factsOf(request),
    button: { label: { en: "Open the draft", fr: "Ouvrir le brouillon" }, path: `/agreement/${agreementId}` },
  };
}

/** To the requester: there will be no agreement, and why. */
export function declinedLetter(request: RequestView, reason: string): Letter {
  return {
    subject: { en: "Your request for an agreement", fr: "Votre demande de contrat" },
    paragraphs: [
      {
        en: "We cannot draft the agreement that you asked for.",
        fr: "Nous ne pouvons pas donner suite à votre demande de contrat.",
      },
      { en: reason, fr: reason },
    ],
    facts: factsOf(request),
    button: { label: { en: "Your requests", fr: "Vos demandes" }, path: "/requests" },
  };
}

function factsOf(request: RequestView): NonNullable<Letter["facts"]> {
  const { from, to, guests, areas, message } = request;
  const dates = inBoth((language) => `${formatDay(from, language)} – ${formatDay(to, language)}`);
  const facts: [Bilingual, string | Bilingual | null][] = [
    [{ en: "Dates", fr: "Dates" }, dates],
    [{ en: "Yacht", fr: "Yacht" }, request.yacht_name ?? request.yacht],
    [{ en: "Guests", fr: "Passagers" }, String(guests)],
    [{ en: "Areas", fr: "Zones" }, areas],
    [{ en: "Message", fr: "Message" }, message],
  ];
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []));
}
