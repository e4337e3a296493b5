/** Look of the contract on screen and on paper; everything is under `.contract`. */
export const CONTRACT_CSS = `
.contract{position:relative;isolation:isolate;max-width:62rem;margin:0 auto;padding:2rem 1.5rem;color:#0b1e33;background:#faf8f4;
font-size:1rem;line-height:1.5;font-variant-numeric:tabular-nums;overflow-wrap:break-word}
.contract h1,.contract h2,.contract h3,.contract h4{line-height:1.25;color:#123a5a}
.contract h1{margin:0;font-size:1.75rem}
.contract h2{margin:2.5rem 0 1rem;padding-top:.75rem;border-top:1px solid #b08a4a;font-size:1.3rem}
.contract h3{margin:1.5rem 0 .5rem;font-size:1.05rem}
.contract h4{margin:0;font-size:.9rem}
.contract-title p{margin:.25rem 0 1rem}
.contract-en{font-weight:400;font-style:italic}
.contract-en::before{content:"/ ";font-style:normal}
.contract-number{font-variant-numeric:tabular-nums;margin-inline-end:.35em}
.contract-columns{display:grid;grid-template-columns:1fr 1fr;gap:0 2rem}
.contract-columns p{margin:0 0 .75rem}
.contract-strong{font-weight:700}
.contract-details{margin:0 0 1rem}
.contract-details>div{display:grid;grid-template-columns:minmax(11rem,2fr) 3fr;gap:0 1rem;padding:.25rem 0;
border-bottom:1px solid #e9edf0}
.contract-details dt{color:#123a5a}
.contract-details dd{margin:0}
.contract-parties{display:grid;grid-template-columns:1fr;gap:1rem}
.contract-party-name{margin:.15rem 0 .35rem;font-weight:700}
.contract-table{overflow-x:auto;margin:0 0 1rem}
.contract table{width:100%;border-collapse:collapse;font-size:.92rem}
.contract caption{text-align:left;padding:.25rem 0;color:#123a5a}
.contract th,.contract td{padding:.4rem .5rem;border-bottom:1px solid #e9edf0;text-align:left;vertical-align:top}
.contract thead th{border-bottom:2px solid #123a5a}
.contract thead .contract-en{display:block}
.contract thead .contract-en::before{content:none}
.contract tbody th{font-weight:400}
.contract .contract-right{text-align:right;white-space:nowrap}
.contract .contract-total>*{font-weight:700;border-top:1px solid #123a5a}
.contract-signatures{list-style:none;margin:1rem 0;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.contract-signatures li{min-height:6rem;padding:.5rem .75rem;border:1px solid #123a5a}
.contract-role{display:block;font-size:.85rem}
.contract-footer{margin-top:2rem;padding-top:.75rem;border-top:1px solid #e9edf0;font-size:.8rem}
.contract-footer p{margin:0}
.contract-watermark{position:absolute;inset:0;z-index:-1;overflow:hidden;display:grid;grid-template-columns:1fr 1fr;
justify-items:center;align-items:center;color:#c23b34;opacity:.1;font-size:6rem;font-weight:700;pointer-events:none;user-select:none}
.contract-watermark span{transform:rotate(-35deg)}
@media (max-width:40rem){.contract{padding:1rem}.contract-columns,.contract-signatures{grid-template-columns:1fr}
.contract-details>div{grid-template-columns:1fr}}
@media print{.contract{max-width:none;padding:0;background:none;font-size:9.5pt}.contract-table{overflow:visible}
.contract h2,.contract h3{break-after:avoid}.contract tr,.contract-party,.contract-signatures li{break-inside:avoid}
.contract thead{display:table-header-group}}
`;
