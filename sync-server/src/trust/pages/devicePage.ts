import { html } from "hono/html";
import type { Language } from "shared-schema/base/language";
import { worded } from "shared-schema/refusals/worded";
import { detailsIn } from "../csc/details.ts";
import type { SigningRequestRow } from "../data/signingRequests.ts";
import { PIN_MAX, PIN_MIN } from "../keys/pin.ts";
import type { Session } from "../oauth/session.ts";
import { identityText } from "./identity.ts";
import { layout } from "./layout.ts";
import { COMMON, DEVICE } from "./messages.ts";
import type { Html } from "./send.ts";

interface DeviceContent {
  language: Language;
  session: Session;
  request: SigningRequestRow;
  /** The name of the program that asks. */
  client: string;
  /** After a wrong PIN: the attempts that are left. */
  left: number | null;
}

/** The page on which a person signs one document, or refuses. */
export function devicePage({ language, session, request, client, left }: DeviceContent): Html {
  const { person, formToken } = session;
  const line = (label: string, value: unknown) => html`<div><dt>${label}</dt><dd>${value}</dd></div>`;
  const details = detailsIn(request.details);
  const about = details
    ? html`${line(DEVICE.document[language], details.title)}
${line(DEVICE.version[language], details.version)}
${line(DEVICE.pages[language], details.pages)}
${line(DEVICE.fingerprint[language], html`<span class="print">${grouped(details.sha256)}</span>`)}
${line(COMMON.askedBy[language], `${details.asked_by} (${client})`)}`
    : html`${line(DEVICE.description[language], request.description)}
${line(COMMON.askedBy[language], client)}`;
  const fault =
    left === null ? "" : html`<p class="fault" id="fault" role="alert">${worded(DEVICE.wrong, { left }, language)}</p>`;
  return layout(
    language,
    DEVICE.title[language],
    html`<section><dl>
${about}
${line(COMMON.signsAs[language], person.name)}
${line(COMMON.identified[language], identityText(person, language))}
</dl></section>
<form method="post" action="/trust/device/${request.id}?lang=${language}">
<input type="hidden" name="form" value="${formToken}">
${fault}
<label for="pin">${DEVICE.pin[language]}</label>
<p class="hint" id="hint">${DEVICE.pinHint[language]}</p>
<input type="password" id="pin" name="pin" inputmode="numeric" autocomplete="off" minlength="${PIN_MIN}" maxlength="${PIN_MAX}" required aria-describedby="hint${left === null ? "" : " fault"}"${left === null ? "" : html` aria-invalid="true" autofocus`}>
<div class="choices">
<button name="do" value="sign">${DEVICE.sign[language]}</button>
<button class="plain" name="do" value="refuse" formnovalidate>${COMMON.refuse[language]}</button>
</div>
<p class="hint">${DEVICE.forgotten[language]}</p>
</form>`,
  );
}

/** The requests that wait for a person. */
export function deviceList(language: Language, requests: readonly SigningRequestRow[]): Html {
  const row = (request: SigningRequestRow) => {
    const title = detailsIn(request.details)?.title ?? request.description;
    const href = `/trust/device/${request.id}?lang=${language}`;
    return html`<li><a href="${href}">${DEVICE.open[language]}: ${title}</a></li>`;
  };
  const content =
    requests.length === 0
      ? html`<section><p>${DEVICE.none[language]}</p></section>`
      : html`<section><ul>${requests.map(row)}</ul></section>`;
  return layout(language, DEVICE.list[language], content);
}

/** What has become of a request. @param back where the person goes on; null where that is not known */
export function deviceOutcome(
  language: Language,
  outcome: "signed" | "refused" | "locked" | "over",
  back: string | null,
): Html {
  const title = DEVICE[outcome][language];
  const way = back === null ? "" : html`<p><a class="button" href="${back}">${DEVICE.back[language]}</a></p>`;
  const status = html`<section role="status"><p>${DEVICE[`${outcome}More`][language]}</p></section>`;
  return layout(language, title, html`${status}${way}`);
}

/** Groups of four digits, which people can compare. */
function grouped(hex: string): string {
  return hex.match(/.{1,4}/g)?.join(" ") ?? hex;
}
