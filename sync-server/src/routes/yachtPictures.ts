import type { Context } from "hono";
import { yachtView } from "shared-schema/api/yacht";
import { z } from "zod";
import { drawSpeeds } from "../verbs/yacht/drawSpeeds.ts";
import { addPictures, deletePicture, readPicture } from "../verbs/yacht/pictures.ts";
import { endpoint } from "./http/endpoint.ts";
import type { App, RouteDeps } from "./http/env.ts";
import { withFileErrors } from "./http/problem.ts";

const tag = "Yachts";
const FIELD = "pictures";

/** A yacht's pictures and the plot of her speeds. */
export function yachtPictureRoutes(app: App, deps: RouteDeps): void {
  endpoint(
    app,
    {
      method: "post",
      path: "/yacht/{id}/image",
      tag,
      summary: "Add pictures",
      upload: FIELD,
      answer: yachtView,
      status: 201,
    },
    async ({ actor, params }, c) => {
      const files = await filesIn(c);
      const key = c.req.header("idempotency-key") ?? null;
      return withFileErrors(c, FIELD, await addPictures(deps, actor, { yachtId: params.id, files, key }));
    },
  );
  endpoint(
    app,
    {
      method: "delete",
      path: "/yacht/{id}/image/{index}",
      tag,
      summary: "Delete a picture by its place, from 0",
      query: z.object({ public_url: z.string().nullable().default(null) }),
      answer: yachtView,
    },
    ({ actor, params: { id, index }, query }) =>
      deletePicture(deps, actor, { yachtId: id, index, expected: query.public_url }),
  );
  endpoint(
    app,
    { method: "get", path: "/yacht/{id}/image/{sha256}", tag, summary: "A picture", type: "image/jpeg" },
    async ({ actor, params }, c) => {
      const picture = await readPicture(deps, actor, params.id, params.sha256);
      return picture.ok ? image(c, picture.value, "image/jpeg") : picture;
    },
  );
  endpoint(
    app,
    {
      method: "get",
      path: "/yacht/{id}/{version}/speed_consumption.png",
      tag,
      summary: "Plot of speed and consumption",
      type: "image/png",
    },
    async ({ actor, params }, c) => {
      const plot = await drawSpeeds(deps, actor, params.id, params.version);
      return plot.ok ? image(c, plot.value, "image/png") : plot;
    },
  );
}

function image(c: Context, bytes: Uint8Array, type: string): Response {
  return c.body(new Uint8Array(bytes), 200, { "content-type": type });
}

/** The files of the field; a body that is no form has none. */
async function filesIn(c: Context): Promise<File[]> {
  try {
    const form = await c.req.formData();
    return [...form.getAll(FIELD), ...form.getAll(`${FIELD}[]`)].filter((part) => part instanceof File);
  } catch {
    return [];
  }
}
