import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Portion } from "./bareRxdbPage.ts";

/** Serves the bare page, and the documents of a JSON file in portions: nothing is asked about who may see what. */
const [file = ""] = process.argv.slice(2);
const documents: Portion["documents"] = JSON.parse(readFileSync(file, "utf8"));
const { outputFiles } = await build({
  entryPoints: [fileURLToPath(new URL("bareRxdbPage.ts", import.meta.url))],
  bundle: true,
  minify: true,
  format: "esm",
  target: "es2022",
  write: false,
  logLevel: "error",
});
const script = outputFiles[0]?.text ?? "";

createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url ?? "/", "http://bare");
  const send = (type: string, text: string) => response.writeHead(200, { "content-type": type }).end(text);
  if (pathname === "/page.js") return send("text/javascript", script);
  if (pathname === "/push") return send("application/json", "[]");
  if (pathname === "/healthz") return send("text/plain", "ok");
  if (pathname !== "/pull") return send("text/html", '<!doctype html><script type="module" src="/page.js"></script>');
  const from = Number(searchParams.get("seq"));
  const some = documents.slice(from, from + Number(searchParams.get("limit")));
  const portion: Portion = { documents: some, checkpoint: { seq: from + some.length } };
  return send("application/json", JSON.stringify(portion));
}).listen(Number(process.env["PORT"]), process.env["HOST"]);
