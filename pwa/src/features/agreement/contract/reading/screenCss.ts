/**
 * Styles of the contract inside the app: a jump stops beneath the app's bars, one language may stand alone, and parts fold. On paper
 * both languages and all parts are there.
 */
export const SCREEN_CSS = `
.contract h2,.contract h3,.contract-found{scroll-margin-top:2.75rem}
.contract .contract-found{background:#f3e3bf;outline:2px solid #b08a4a}
.contract a.contract-blank{text-decoration:none}
@media screen{
:host([data-reading=en]) .contract [lang=fr],:host([data-reading=fr]) .contract [lang=en]{display:none}
:host([data-reading=en]) .contract-columns,:host([data-reading=fr]) .contract-columns{grid-template-columns:minmax(0,1fr)}
:host([data-reading=en]) .contract-en{font-style:normal;font-weight:inherit}
:host([data-reading=en]) .contract-en::before{content:none}
.contract-columns:has(>.contract-toggle){display:block}
.contract .contract-toggle{width:100%;min-height:44px;margin:0;padding:.5rem 2rem .5rem 0;border:0;background:none;color:inherit;
font:inherit;text-align:left;align-content:center;position:relative;cursor:pointer}
.contract h2:has(>.contract-toggle){padding-top:0}
.contract h3:has(>.contract-toggle){margin:0;border-bottom:1px solid #e9edf0}
.contract-toggle::after{content:"";position:absolute;right:.5rem;top:50%;width:.5rem;height:.5rem;border:solid;border-width:0 2px 2px 0;
transform:translateY(-70%) rotate(45deg)}
.contract-toggle[aria-expanded=true]::after{transform:translateY(-30%) rotate(225deg)}
.contract-toggle:focus-visible{outline:2px solid #b08a4a;outline-offset:2px}
h3:has(>.contract-toggle[aria-expanded=true])+.contract-fold{padding-top:.75rem}
}
@media print{.contract-fold[hidden]{display:block!important;content-visibility:visible!important}
.contract .contract-toggle{display:contents}}
`;

/** The contract on the bridge at night: no white surface. Paper and print keep their own colours. */
export const NIGHT_CSS = `@media screen{
.contract{color:#c6cdd4;background:#10151b}
.contract h1,.contract h2,.contract h3,.contract h4,.contract caption,.contract-details dt{color:#8fb4ce}
.contract h2{border-color:#8f7040}
.contract th,.contract td,.contract-details>div,.contract-footer,.contract h3:has(>.contract-toggle){border-color:#232b34}
.contract thead th,.contract-signatures li{border-color:#2f4a5e}
.contract .contract-total>*{border-color:#2f4a5e}
.contract-blank{color:#e0ab63;border-color:#e0ab63}
.contract .contract-found{background:#3a3017}
.contract del{color:#e8938c}
.contract ins{color:#82bdf0}
.contract-columns:has(del,ins),.contract tr:has(del,ins){box-shadow:-.75rem 0 0 -.6rem #c6cdd4}
.contract-watermark{color:#e08079;opacity:.09}
}`;
