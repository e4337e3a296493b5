/** Styles of the contract inside the app: a jump stops beneath the app's bar. */
export const SCREEN_CSS = `
.contract h2,.contract h3{scroll-margin-top:5rem}
.contract .contract-found{background:#f3e3bf;outline:2px solid #b08a4a}
.contract a.contract-blank{text-decoration:none}
`;

/** The contract on the bridge at night: no white surface. Paper and print keep their own colours. */
export const NIGHT_CSS = `@media screen{
.contract{color:#c6cdd4;background:#10151b}
.contract h1,.contract h2,.contract h3,.contract h4,.contract caption,.contract-details dt{color:#8fb4ce}
.contract h2{border-color:#8f7040}
.contract th,.contract td,.contract-details>div,.contract-footer{border-color:#232b34}
.contract thead th,.contract-signatures li{border-color:#2f4a5e}
.contract .contract-total>*{border-color:#2f4a5e}
.contract-blank{color:#e0ab63;border-color:#e0ab63}
.contract .contract-found{background:#3a3017}
.contract del{color:#e8938c}
.contract ins{color:#82bdf0}
.contract-columns:has(del,ins),.contract tr:has(del,ins){box-shadow:-.75rem 0 0 -.6rem #c6cdd4}
.contract-watermark{color:#e08079;opacity:.09}
}`;
