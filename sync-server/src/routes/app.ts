import type { Context } from "hono";
import type { AppFiles } from "../ports/appFiles.ts";
import type { App, Env } from "./env.ts";

/** The built app: its files, and its one page for every address that the app knows itself. */
export function appRoutes(app: App, files: AppFiles): void {
  app.get("*", (c, next) => {
    const { path } = c.req;
    if (path === "/api" || path.startsWith("/api/") || path.startsWith("/charts/")) return next();
    const isPage = !/\.\w+$/.test(path);
    return send(c, files, decoded(path)) ?? (isPage ? send(c, files, "/index.html") : null) ?? next();
  });
}

function send(c: Context<Env>, files: AppFiles, path: string): Response | null {
  const file = files.read(path, c.req.header("accept-encoding") ?? "");
  if (!file) return null;
  return c.body(new Uint8Array(file.bytes), 200, {
    "content-type": file.type,
    // The page and the service worker name the files of their release: they are asked for anew each time.
    "cache-control": file.hashed ? "public, max-age=31536000, immutable" : "no-cache",
    vary: "accept-encoding",
    ...(file.encoding ? { "content-encoding": file.encoding } : {}),
  });
}

function decoded(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    // Not a spelling of any file that there is.
    return path;
  }
}
