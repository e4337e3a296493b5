import { LANGUAGES } from "shared-schema/base/language";
import { PUBLIC_TEXTS, publicTextAddress, publicTextFile } from "shared-schema/contract/public/names";
import type { App, RouteDeps } from "../http/env.ts";

/** The contract's texts are half of the server's code: they are loaded by the first reader. */
const texts = () => import("../../verbs/site/reference/printPublicText.ts");

/** The texts on which contracts stand, as PDFs; read before anybody has an account. The help page links to them. */
export function helpRoutes(app: App, deps: RouteDeps): void {
  for (const name of PUBLIC_TEXTS) {
    for (const language of LANGUAGES) {
      // A text changes with a release alone: strangers cannot have the server print it again and again.
      let printed: Promise<Uint8Array> | null = null;
      const read = () => {
        printed ??= texts().then(({ printPublicText }) => printPublicText(deps, name, language));
        printed.catch(() => {
          printed = null;
        });
        return printed;
      };
      app.get(publicTextAddress(name, language), async (c) =>
        c.body(new Uint8Array(await read()), 200, {
          "content-type": "application/pdf",
          "content-disposition": `inline; filename="${publicTextFile(name, language)}"`,
          "content-language": language,
          "cache-control": "no-cache",
        }),
      );
    }
  }
}
