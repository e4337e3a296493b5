import { X509Certificate } from "node:crypto";
import { html } from "hono/html";
import type { Language } from "shared-schema/base/language";
import type { AuthorityRow } from "../data/authorities.ts";
import { layout } from "./layout.ts";
import { COMMON, PKI } from "./messages.ts";
import type { Html } from "./send.ts";

/** The service's own certificates, for everybody who verifies a signature. */
export function pkiPage(language: Language, authorities: readonly AuthorityRow[]): Html {
  const row = ({ kind, serial, certificate, not_before, not_after }: AuthorityRow) => {
    const print = new X509Certificate(certificate).fingerprint256;
    return html`<section>
<h2>${PKI[kind][language]}</h2>
<dl>
<div><dt>${PKI.valid[language]}</dt><dd>${not_before.slice(0, 10)} – ${not_after.slice(0, 10)}</dd></div>
<div><dt>${PKI.fingerprint[language]}</dt><dd class="print">${print}</dd></div>
</dl>
<p><a href="/pki/${serial}.crt">${PKI.certificate[language]}</a>${
      kind === "tsa" || kind === "seal" ? "" : html` · <a href="/pki/${serial}.crl">${PKI.revoked[language]}</a>`
    }</p>
</section>`;
  };
  return layout(language, COMMON.certificates[language], html`<p>${PKI.lead[language]}</p>${authorities.map(row)}`);
}
