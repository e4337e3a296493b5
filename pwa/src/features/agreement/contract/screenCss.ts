/** What the contract needs inside the app: a long fingerprint breaks, and a jump stops beneath the app's bar. */
export const SCREEN_CSS = `
.contract-details dd{min-width:0;overflow-wrap:anywhere}
.contract h2,.contract h3{scroll-margin-top:5rem}
`;

/** The contract on the bridge at night: no white surface. Paper and print keep their own colours. */
export const NIGHT_CSS = `@media screen{
.contract{color:#c6cdd4;background:#10151b}
.contract h1,.contract h2,.contract h3,.contract h4,.contract caption,.contract-details dt{color:#8fb4ce}
.contract h2{border-color:#8f7040}
.contract th,.contract td,.contract-details>div,.contract-footer{border-color:#232b34}
.contract thead th,.contract-signatures li{border-color:#2f4a5e}
.contract .contract-total>*{border-color:#2f4a5e}
.contract-watermark{color:#e08079;opacity:.09}
}`;
