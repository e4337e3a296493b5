import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { AppFiles } from "../ports/files/appFiles.ts";
import type { App, Env } from "./http/env.ts";

/** The built app: its files, the landing page, and the app's one page for every other address that it knows itself. */
export function appRoutes(app: App, files: AppFiles): void {
  app.get("*", (c, next) => {
    const { path } = c.req;
    if (path === "/api" || path.startsWith("/api/") || path.startsWith("/charts/")) return next();
    const isPage = !/\.\w+$|^\/assets\//.test(path);
    const file = path === "/" ? "/landing.html" : decoded(path);
    return send(c, files, file) ?? (isPage ? send(c, files, "/index.html") : null) ?? next();
  });
}

/** The worker that recognises the lines of passports: it alone compiles WebAssembly. */
const COMPILING = /^\/assets\/passportWorker-[\w-]+\.js$/;

/** Lets an answer's own script compile WebAssembly. The header is the one that every answer gets (`http/guards.ts`). */
export const allowCompiling = createMiddleware<Env>(async (c, next) => {
  await next();
  const policy = c.res.headers.get("content-security-policy");
  if (policy === null || !COMPILING.test(c.req.path)) return;
  c.res.headers.set(
    "content-security-policy",
    policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'"),
  );
});

function send(c: Context<Env>, files: AppFiles, path: string): Response | null {
  const file = files.read(path, c.req.header("accept-encoding") ?? "");
  if (!file) return null;
  return c.body(new Uint8Array(file.bytes), 200, {
    "content-type": file.type,
    // The page and the service worker name the files of their release: they are asked for again each time.
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
