import { createHash } from "node:crypto";

/** The pages' one style sheet: by day and by night, from 320 px on. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#f7f4ec;--card:#fffdf8;--ink:#17222d;--soft:#4a5661;--line:#b9b4a5;--main:#17446b;--on-main:#fff;--bad:#a11d1d}
@media (prefers-color-scheme:dark){:root{--paper:#10181f;--card:#18232d;--ink:#eef2f4;--soft:#b5c0c9;--line:#5d6b77;--main:#9cc9ee;--on-main:#0c1822;--bad:#ff9d94}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:1rem/1.5 system-ui,"Noto Sans",sans-serif;overflow-wrap:anywhere}
main{max-width:36rem;margin:0 auto;padding:1rem}
h1{font-size:1.5rem;line-height:1.25;margin:.5rem 0 1rem}
section,form{background:var(--card);border:1px solid var(--line);border-radius:.5rem;padding:1rem;margin:0 0 1rem}
dl{margin:0;display:grid;gap:.75rem}
dt{color:var(--soft);font-size:.875rem}
dd{margin:0;font-weight:600}
.print{font-family:ui-monospace,monospace;font-weight:400}
label{display:block;font-weight:600;margin-top:.75rem}
label.tick{display:flex;gap:.75rem;align-items:flex-start;font-weight:400}
input[type=password]{width:100%;font-size:1.25rem;padding:.6rem .75rem;margin-top:.25rem;color:inherit;background:var(--paper);border:1px solid var(--soft);border-radius:.375rem}
input[type=checkbox]{width:1.5rem;height:1.5rem;flex:none;margin:0;accent-color:var(--main)}
button{font:inherit;font-weight:600;min-height:3rem;padding:.5rem 1.25rem;border-radius:.375rem;border:1px solid var(--main);background:var(--main);color:var(--on-main);cursor:pointer;width:100%;margin-top:1rem}
a.button{display:block;padding:.7rem 1.25rem;border-radius:.375rem;background:var(--main);color:var(--on-main);font-weight:600;text-align:center;text-decoration:none}
button.plain{background:transparent;color:var(--ink);border-color:var(--soft)}
:focus-visible{outline:3px solid var(--main);outline-offset:2px}
a{color:var(--main)}
.hint,.small{color:var(--soft);font-size:.875rem}
.fault{color:var(--bad);font-weight:600}
@media (min-width:30rem){.choices{display:flex;flex-direction:row-reverse;gap:1rem}}
`;

export const STYLE_SOURCE = `'sha256-${createHash("sha256").update(STYLE).digest("base64")}'`;
