import { createHash } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";

const here = dirname(fileURLToPath(import.meta.url));
const source = join(here, "src/verifier");
const target = process.env.VERIFIER_FILE ?? join(process.env.APP_DIR ?? join(here, "dist"), "verifier.html");

/** Bundles something to one text. */
async function bundled(entry) {
  const { outputFiles } = await build({
    entryPoints: [join(source, entry)],
    bundle: true,
    write: false,
    minify: true,
    format: "iife",
    target: "es2022",
    charset: "utf8",
    legalComments: "none",
    logLevel: "warning",
  });
  return outputFiles[0].text.trim();
}

const hashOf = (text) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;

/** Makes the page that verifies contracts without a server: one file, whose policy allows its own script and style and nothing else. */
const [script, style] = await Promise.all([bundled("main.ts"), bundled("page.css")]);
const policy = [
  "default-src 'none'",
  `script-src ${hashOf(script)}`,
  `style-src ${hashOf(style)}`,
  "worker-src blob:",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");
const page = readFileSync(join(source, "page.html"), "utf8")
  .replace('content="policy"', () => `content="${policy}"`)
  .replace("/*style*/", () => style)
  .replace("/*script*/", () => script);
writeFileSync(target, page);
