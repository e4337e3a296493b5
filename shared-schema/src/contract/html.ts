import type { Bilingual } from "../base/language.ts";
import { BLANK, both } from "../terms/format.ts";
import {
  type Block,
  type ContractDocument,
  type Detail,
  type HeadingBlock,
  numberedText,
  type RedlineBlock,
  type RedlineRow,
  type TableBlock,
} from "./blocks.ts";
import type { Run } from "./comparison/runs.ts";
import { CONTRACT_CSS } from "./css.ts";
import { JUMPS } from "./jumps.ts";
import { shownText } from "./printable.ts";

/** The number of times that «Draft» is repeated behind the text. */
const WATERMARKS = 24;

/** The contract as a page of its own. */
export function contractHtml(doc: ContractDocument): string {
  const title = `${doc.title.fr} / ${doc.title.en} ${doc.reference}`;
  return `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<style>${CONTRACT_CSS}</style>
</head>
<body>
${jumps(doc)}
${contractBody(doc)}
</body>
</html>
`;
}

/** Links to the parts that are looked up most. */
function jumps({ blocks }: ContractDocument): string {
  const ids = new Set(blocks.map((block) => (block.kind === "heading" ? block.id : "")));
  const items = JUMPS.filter(([id]) => ids.has(id)).map(
    ([id, label]) => `<li><a href="#${id}">${pair(label)}</a></li>`,
  );
  return `<nav class="contract-jumps" aria-label="Dans le contrat / In the contract"><ul>${items.join("")}</ul></nav>`;
}

/** The contract as a fragment to show inside the app, styled by `CONTRACT_CSS`. Carries no inline style. */
export function contractBody(doc: ContractDocument): string {
  const draft = doc.draft ? watermark() : "";
  return `<article class="contract${doc.draft ? " contract-draft" : ""}">
${draft}${doc.blocks.map(blockHtml).join("\n")}
${footer(doc)}
</article>`;
}

/** Text made safe for HTML, in content and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text
    .normalize("NFC")
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll('"', "&quot;")
    .replaceAll("'", "&#39;");
}

function watermark(): string {
  return `<div class="contract-watermark" aria-hidden="true">${'<span data-word="Draft"></span>'.repeat(WATERMARKS)}</div>\n`;
}

function footer(doc: ContractDocument): string {
  const version = pair(doc.versionLabel);
  return `<footer class="contract-footer"><p>${escapeHtml(doc.productName)} · ${escapeHtml(doc.reference)} · ${version}</p>
${fingerprints(doc)}</footer>`;
}

function fingerprints({ compared, fingerprint }: ContractDocument): string {
  return (compared ?? [{ fingerprint }])
    .map(({ fingerprint: digits }) => `<p class="contract-fingerprint">SHA-256 ${escapeHtml(digits)}</p>`)
    .join("\n");
}

function blockHtml(block: Block): string {
  switch (block.kind) {
    case "title":
      return `<header class="contract-title"><h1>${pair(block.text)}</h1><p>${lines(block.subtitle)}</p></header>`;
    case "heading":
      return headingHtml(block);
    case "paragraph":
      return `<div class="contract-columns${block.strong ? " contract-strong" : ""}">${columns(numberedText(block), "p")}</div>`;
    case "details":
      return detailsHtml(block.rows);
    case "table":
      return tableHtml(block);
    case "parties":
      return `<div class="contract-parties">${block.parties
        .map(
          ({ role, name, rows, field }) =>
            `<section class="contract-party"><h4>${pair(role)}</h4><p class="contract-party-name"${at(field)}>${filled(name)}</p>${
              rows.length > 0 ? detailsHtml(rows) : ""
            }</section>`,
        )
        .join("\n")}</div>`;
    case "redline":
      return block.layout === "columns" ? redlinedColumns(block) : redlinedTable(block);
    case "signatures":
      return `<ul class="contract-signatures">${block.signatories
        .map(
          ({ role, name, onBehalfOf }) =>
            `<li><span class="contract-role">${pair(role)}</span> <strong>${lines(name)}</strong>${
              onBehalfOf === null ? "" : `<br>${lines(onBehalfOf)}`
            }</li>`,
        )
        .join("\n")}</ul>`;
  }
}

function headingHtml(block: HeadingBlock): string {
  const tag = block.level === 1 ? "h2" : "h3";
  const number = `<span class="contract-number">${escapeHtml(block.number)}</span> `;
  const inner = (["fr", "en"] as const)
    .map((language) => `<span class="contract-column" lang="${language}">${number}${lines(block[language])}</span>`)
    .join(" ");
  return `<${tag} id="${escapeHtml(block.id)}" class="contract-columns">${inner}</${tag}>`;
}

function columns(text: Bilingual, tag: "p" | "span"): string {
  return (["fr", "en"] as const)
    .map((language) => `<${tag} class="contract-column" lang="${language}">${lines(text[language])}</${tag}>`)
    .join("");
}

/** Both languages in one line, each marked with its own. */
function pair({ fr, en }: Bilingual): string {
  if (fr === en) return lines(fr);
  return `<span lang="fr">${lines(fr)}</span> <span class="contract-en" lang="en">${lines(en)}</span>`;
}

function detailsHtml(rows: readonly Detail[]): string {
  const inner = rows.map(
    ({ label, value, field }) => `<div><dt>${pair(label)}</dt><dd${at(field)}>${filled(value)}</dd></div>`,
  );
  return `<dl class="contract-details">${inner.join("")}</dl>`;
}

function tableHtml(table: TableBlock): string {
  const align = table.columns.map((column) => (column.align === "right" ? ' class="contract-right"' : ""));
  const head = table.columns.map(({ head: text }, i) => `<th scope="col"${align[i] ?? ""}>${pair(text)}</th>`);
  const rows = table.rows.map((row, index) => {
    const cells = row.map((cell, i) =>
      i === 0
        ? `<th scope="row"${align[i] ?? ""}${at(table.fields?.[index]?.[i])}>${filled(cell)}</th>`
        : `<td${align[i] ?? ""}${at(table.fields?.[index]?.[i])}>${filled(cell)}</td>`,
    );
    return `<tr${table.totals?.includes(index) ? ' class="contract-total"' : ""}>${cells.join("")}</tr>`;
  });
  return `<div class="contract-table" role="region" tabindex="0" aria-label="${escapeHtml(
    `${table.caption.fr} / ${table.caption.en}`,
  )}"><table><caption>${pair(table.caption)}</caption><thead><tr>${head.join("")}</tr></thead><tbody>${rows.join(
    "",
  )}</tbody></table></div>`;
}

function redlinedColumns({ rows }: RedlineBlock): string {
  return rows
    .map(({ cells, strong }) => {
      const [fr, en] = cells.map(redlined);
      const inner = `<p class="contract-column" lang="fr">${fr}</p><p class="contract-column" lang="en">${en}</p>`;
      return `<div class="contract-columns${strong ? " contract-strong" : ""}">${inner}</div>`;
    })
    .join("\n");
}

function redlinedTable({ caption, rows, columns, hasHead }: RedlineBlock): string {
  const align = columns.map((column) => (column.align === "right" ? ' class="contract-right"' : ""));
  const row = ({ cells, strong }: RedlineRow, isHead: boolean) => {
    const inner = cells.map((runs, i) => {
      const tag = isHead || i === 0 ? "th" : "td";
      const scope = tag === "td" ? "" : ` scope="${isHead ? "col" : "row"}"`;
      return `<${tag}${scope}${align[i] ?? ""}>${redlined(runs)}</${tag}>`;
    });
    return `<tr${strong && !isHead ? ' class="contract-total"' : ""}>${inner.join("")}</tr>`;
  };
  const [first] = rows;
  const head = hasHead && first ? `<thead>${row(first, true)}</thead>` : "";
  const body = (hasHead ? rows.slice(1) : rows).map((each) => row(each, false)).join("");
  return `<div class="contract-table" role="region" tabindex="0" aria-label="${escapeHtml(both(caption))}"><table>${head}<tbody>${body}</tbody></table></div>`;
}

/** A text with what was struck from it and what was added to it. */
function redlined(runs: readonly Run[]): string {
  const tags = { same: null, deleted: "del", inserted: "ins" } as const;
  return runs
    .map(({ text, change }) => {
      const tag = tags[change];
      return tag === null ? lines(text) : `<${tag}>${lines(text)}</${tag}>`;
    })
    .join("");
}

/** Names what is entered in an element, so that a screen can lead there. */
function at(field: string | null | undefined): string {
  return field ? ` data-field="${escapeHtml(`cruise.${field}`)}"` : "";
}

/** A value; one that is missing stands out. */
function filled(value: string): string {
  return value === BLANK ? `<span class="contract-blank">${BLANK}</span>` : lines(value);
}

/** Escaped text with its line breaks, the same as on paper. */
function lines(text: string): string {
  return escapeHtml(shownText(text)).replaceAll("\n", "<br>");
}
