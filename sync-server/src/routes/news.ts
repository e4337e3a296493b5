import { post, postQuery } from "shared-schema/api/site/news";
import { done } from "shared-schema/base/result";
import { z } from "zod";
import { listPosts, readPostPicture } from "../verbs/site/listPosts.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";

/** The news for everybody, and their pictures. */
export function newsRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "get",
      path: "/posts",
      tag: "News",
      summary: "Articles, in the shape of WordPress",
      query: postQuery,
      answer: z.array(post),
      open: true,
    },
    async ({ query }) => done(await listPosts(deps, query)),
  );
  app.get("/news/pictures/:id{\\d{1,15}}", async (c) => {
    const picture = await readPostPicture(deps, Number(c.req.param("id")));
    if (!picture) return c.notFound();
    return c.body(new Uint8Array(picture), 200, {
      "content-type": "image/webp",
      "cache-control": "public, max-age=86400",
    });
  });
}
