import { anchorList, verification } from "shared-schema/api/agreement/version";
import { base64 } from "shared-schema/base/bytes/base64";
import { done, refused } from "shared-schema/base/result";
import { endpoint } from "../http/endpoint.ts";
import type { App, RouteDeps } from "../http/env.ts";

const tag = "Verification";
const verbs = () => import("../../verbs/contract/generation/verify.ts");

/** The page as it is built, and the place in it for the certificates that it is to trust. */
const PAGE = "/verifier.html";
const ANCHORS = '<meta name="anchors" content="">';
/** It runs from a file: the policy of this server would not let its script run here. */
const HEADERS = {
  "content-type": "text/html; charset=utf-8",
  "content-disposition": 'attachment; filename="passerelle-verifier.html"',
};

/** Tells anybody who holds a contract whether it is genuine. Both ways ask for digits that cannot be guessed. */
export function verifyRoutes(app: App, deps: RouteDeps): void {
  const anchors = () => deps.signing?.anchors().map((each) => base64(each)) ?? [];
  endpoint(
    app,
    {
      method: "get",
      path: "/verify/anchors",
      tag,
      summary: "The certificates under which contracts are signed here",
      answer: anchorList,
      open: true,
    },
    () => done({ anchors: anchors() }),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/verify/page",
      tag,
      summary: "A page that verifies signed contracts without this server",
      type: "text/html",
      open: true,
    },
    (_, c) => {
      const page = deps.appFiles.read(PAGE, "");
      if (!page) return refused("app.part-not-loaded");
      const html = new TextDecoder().decode(page.bytes);
      return c.body(html.replace(ANCHORS, `<meta name="anchors" content="${anchors().join(" ")}">`), 200, HEADERS);
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/verify/file/{sha256}",
      tag,
      summary: "A contract by the hash of its PDF",
      answer: verification,
      open: true,
    },
    async ({ actor, params }) => (await verbs()).verifyHash(deps, actor, params.sha256),
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/verify/{id}/{version}/{fingerprint}",
      tag,
      summary: "A contract by its number, version and fingerprint",
      answer: verification,
      open: true,
    },
    async ({ actor, params }) => (await verbs()).verifyPrinted(deps, actor, params),
  );
}
