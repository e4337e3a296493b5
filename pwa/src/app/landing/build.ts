import { type Plugin, runnerImport } from "vite";
import { colours } from "./colours.ts";

const COLOURS = "virtual:landing-colours.css";
const PLACE = "<!--landing-->";

/** Nothing but the page's own files. The app's policy, which the server sends, allows more. */
const POLICY = [
  "default-src 'none'",
  ...["script-src", "font-src", "img-src", "connect-src", "manifest-src", "worker-src"].map((kind) => `${kind} 'self'`),
  // Mantine writes styles into the page when it shows the account's forms.
  "style-src 'self' 'unsafe-inline'",
  "base-uri 'none'",
  "form-action 'none'",
].join("; ");

/** Makes the landing page: its body in both languages, and the theme's colours as a stylesheet. */
export function landing(): Plugin {
  let served = false;
  let made: Promise<string> | undefined;
  const withBody = async (html: string) => {
    made ??= body();
    const written = await made;
    return html.replace(PLACE, () => written);
  };
  return {
    name: "landing",
    configResolved: ({ command }) => {
      served = command === "serve";
    },
    configureServer: ({ middlewares }) => {
      middlewares.use((request, _answer, next) => {
        if (/^\/(\?|$)/.test(request.url ?? "")) request.url = "/landing.html";
        next();
      });
    },
    resolveId: (id) => (id === COLOURS ? id : undefined),
    load: (id) => (id === COLOURS ? colours() : undefined),
    transformIndexHtml: {
      order: "pre",
      handler: async (html, { path }) => ({
        html: html.includes(PLACE) ? await withBody(html) : html,
        // Vite's own scripts and styles of the development server are inline.
        tags:
          path === "/landing.html" && !served
            ? [
                {
                  tag: "meta",
                  attrs: { "http-equiv": "Content-Security-Policy", content: POLICY },
                  injectTo: "head-prepend",
                },
              ]
            : [],
      }),
    },
  };
}

/** Node cannot import the page: `shared-schema` is TypeScript, which Vite compiles. */
async function body(): Promise<string> {
  const { module } = await runnerImport<typeof import("./page.ts")>(new URL("./page.ts", import.meta.url).pathname);
  return module.landingPage();
}
