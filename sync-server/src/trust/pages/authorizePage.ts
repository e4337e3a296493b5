import { html } from "hono/html";
import type { Language } from "shared-schema/base/language";
import { worded } from "shared-schema/refusals/worded";
import type { PinFault } from "../keys/pin.ts";
import { PIN_MAX } from "../keys/pin.ts";
import type { Session } from "../oauth/session.ts";
import { identityText } from "./identity.ts";
import { layout } from "./layout.ts";
import { AUTHORIZE, COMMON, PIN_FAULTS } from "./messages.ts";
import type { Html } from "./send.ts";

interface AuthorizeContent {
  language: Language;
  /** The name of the program that asks. */
  client: string;
  session: Session;
  /** The state of the person's key. */
  status: "enabled" | "locked" | "none";
  fault: PinFault | "not-confirmed" | null;
}

/** The page on which a person lets a program prepare signatures, and creates a key where there is none. */
export function authorizePage({ language, client, session, status, fault }: AuthorizeContent): Html {
  const { person, formToken } = session;
  const isNew = status !== "enabled";
  const title = (isNew ? AUTHORIZE.enrol : AUTHORIZE.allow)[language];
  return layout(
    language,
    title,
    html`<section>
<p>${worded(AUTHORIZE.lead, { client }, language)}</p>
<dl>
<div><dt>${COMMON.signsAs[language]}</dt><dd>${person.name}</dd></div>
<div><dt>${COMMON.identified[language]}</dt><dd>${identityText(person, language)}</dd></div>
</dl>
</section>
<form method="post">
<input type="hidden" name="form" value="${formToken}">
${isNew ? newKey(language, status, fault) : ""}
<div class="choices">
<button name="do" value="${isNew ? "enrol" : "continue"}">${(isNew ? AUTHORIZE.create : AUTHORIZE.continue)[language]}</button>
<button class="plain" name="do" value="refuse" formnovalidate>${COMMON.refuse[language]}</button>
</div>
</form>`,
  );
}

function newKey(language: Language, status: AuthorizeContent["status"], fault: AuthorizeContent["fault"]): Html {
  const field = (name: string, label: string) =>
    html`<label for="${name}">${label}</label>
<input type="password" id="${name}" name="${name}" inputmode="numeric" autocomplete="new-password" maxlength="${PIN_MAX}" required${fault === null ? "" : html` aria-invalid="true" aria-describedby="fault"`}>`;
  return html`${status === "locked" ? html`<p>${AUTHORIZE.locked[language]}</p>` : ""}
<p>${AUTHORIZE.why[language]}</p>
${fault === null ? "" : html`<p class="fault" id="fault" role="alert">${PIN_FAULTS[fault][language]}</p>`}
${field("pin", AUTHORIZE.pin[language])}
${field("pin_again", AUTHORIZE.again[language])}
<label class="tick"><input type="checkbox" name="is_me" value="yes" required><span>${AUTHORIZE.isMe[language]}</span></label>`;
}
