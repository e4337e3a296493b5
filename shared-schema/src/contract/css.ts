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
.contract-columns{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));gap:0 2rem}
.contract-columns p{margin:0 0 .75rem}
.contract-strong{font-weight:700}
.contract-blank{display:inline-block;min-width:4rem;border-bottom:2px dashed #8f560f;color:#8f560f}
.contract-draft .contract-blank::after{content:" à compléter / to be completed";font-size:.85em;font-style:italic}
.contract-jumps{max-width:62rem;margin:0 auto;padding:1rem 1.5rem 0}
.contract-jumps ul{display:flex;flex-wrap:wrap;gap:.5rem 1.5rem;margin:0;padding:0;list-style:none}
.contract-jumps a{display:inline-block;padding:.6rem 0;color:#123a5a}
.contract-details{margin:0 0 1rem}
.contract-details>div{display:grid;grid-template-columns:minmax(11rem,2fr) 3fr;gap:0 1rem;padding:.25rem 0;
border-bottom:1px solid #e9edf0}
.contract-details dt{color:#123a5a}
.contract-details dd{margin:0;min-width:0}
.contract-details dd,.contract-party-name{overflow-wrap:anywhere}
.contract-parties{display:grid;grid-template-columns:minmax(0,1fr);gap:1rem}
.contract-party-name{margin:.15rem 0 .35rem;font-weight:700}
.contract-table{position:relative;overflow-x:auto;margin:0 0 1rem}
.contract table{width:100%;border-collapse:collapse;font-size:.92rem}
.contract caption{text-align:left;padding:.25rem 0;color:#123a5a}
.contract th,.contract td{padding:.4rem .5rem;border-bottom:1px solid #e9edf0;text-align:left;vertical-align:top}
.contract thead th{border-bottom:2px solid #123a5a}
.contract thead .contract-en{display:block}
.contract thead .contract-en::before{content:none}
.contract tbody th{font-weight:400}
.contract .contract-right{text-align:right;white-space:nowrap}
.contract .contract-right:has(del,ins){white-space:normal}
.contract .contract-right :is(del,ins){display:inline-block;white-space:nowrap}
.contract .contract-total>*{font-weight:700;border-top:1px solid #123a5a}
.contract del{color:#a32920;text-decoration:line-through}
.contract ins{color:#0f5fa6;text-decoration:underline}
.contract del::before,.contract ins::before,.contract del::after,.contract ins::after{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.contract del::before{content:" [début de suppression] "}
.contract del::after{content:" [fin de suppression] "}
.contract ins::before{content:" [début d’insertion] "}
.contract ins::after{content:" [fin d’insertion] "}
.contract [lang=en] del::before{content:" [deletion start] "}
.contract [lang=en] del::after{content:" [deletion end] "}
.contract [lang=en] ins::before{content:" [insertion start] "}
.contract [lang=en] ins::after{content:" [insertion end] "}
.contract-columns:has(del,ins),.contract tr:has(del,ins){box-shadow:-.75rem 0 0 -.6rem #0b1e33}
.contract-signatures{list-style:none;margin:1rem 0;padding:0;display:grid;grid-template-columns:1fr 1fr;gap:1rem}
.contract-signatures li{min-height:6rem;padding:.5rem .75rem;border:1px solid #123a5a}
.contract-role{display:block;font-size:.85rem}
.contract-footer{margin-top:2rem;padding-top:.75rem;border-top:1px solid #e9edf0;font-size:.8rem}
.contract-footer p{margin:0}
.contract-watermark{position:absolute;inset:0;z-index:-1;overflow:hidden;display:grid;grid-template-columns:1fr 1fr;
justify-items:center;align-items:center;color:#c23b34;opacity:.1;font-size:6rem;font-weight:700;pointer-events:none;user-select:none}
.contract-watermark span{transform:rotate(-35deg)}
.contract-watermark span::before{content:attr(data-word)}
@media (max-width:40rem){.contract{padding:1rem}.contract-columns,.contract-signatures{grid-template-columns:1fr}
.contract-details>div{grid-template-columns:1fr}.contract :is(th,td):not(.contract-right){min-width:6.5rem}.contract thead .contract-right{white-space:normal}}
@page{size:A4;margin:18mm 16mm}
@media print{.contract-jumps{display:none}.contract{max-width:none;padding:0;background:none;font-size:9.5pt}.contract-table{overflow:visible}
.contract h2,.contract h3{break-after:avoid}.contract tr,.contract-party,.contract-signatures li{break-inside:avoid}
.contract thead{display:table-header-group}}
`;
