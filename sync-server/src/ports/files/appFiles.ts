import { existsSync, readFileSync, statSync } from "node:fs";
import { extname, join, normalize, resolve, sep } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

interface AppFile {
  bytes: Uint8Array;
  type: string;
  /** Named after its content: it never changes. */
  hashed: boolean;
}

/** The built app, as it is served. */
export interface AppFiles {
  /** A file, in an encoding that the client takes. */
  read(path: string, accepts: string): (AppFile & { encoding: "br" | "gzip" | null }) | null;
}

const TYPES: Record<string, string> = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".map": "application/json",
  ".webmanifest": "application/manifest+json",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".webp": "image/webp",
  ".ico": "image/x-icon",
  ".woff2": "font/woff2",
  ".woff": "font/woff",
  ".ttf": "font/ttf",
  ".txt": "text/plain; charset=utf-8",
  ".tsv": "text/tab-separated-values; charset=utf-8",
};
const PACKED = /^(text\/|application\/(json|manifest)|image\/svg|font\/ttf|application\/octet-stream)/;
/** Vite's names for what it has built: a hash before the extension. */
const HASHED = /^\/?assets\/.+-[\w-]{8,}\.\w+$/;

/** A file as it was read, and as it was packed for those who asked. */
interface Kept {
  changed: number;
  plain: Uint8Array;
  packed: Map<"br" | "gzip", Uint8Array>;
}

/** Reads the app from a folder; what was read and packed once is kept while the file stays as it is. */
export function folderFiles(appDir: string): AppFiles {
  const folder = resolve(appDir);
  const files = new Map<string, Kept>();
  const keep = (file: string, changed: number): Kept => {
    const known = files.get(file);
    if (known?.changed === changed) return known;
    const made: Kept = { changed, plain: new Uint8Array(readFileSync(file)), packed: new Map() };
    files.set(file, made);
    return made;
  };
  return {
    read(path, accepts) {
      const file = join(folder, normalize(path));
      if (!file.startsWith(folder + sep) || !existsSync(file)) return null;
      const stat = statSync(file);
      if (!stat.isFile()) return null;
      const type = TYPES[extname(file)] ?? "application/octet-stream";
      const { plain, packed } = keep(file, stat.mtimeMs);
      const wanted = /\bbr\b/.test(accepts) ? "br" : /\bgzip\b/.test(accepts) ? "gzip" : null;
      const encoding = plain.length > 1_024 && PACKED.test(type) ? wanted : null;
      const bytes = encoding ? (packed.get(encoding) ?? pack(plain, encoding)) : plain;
      if (encoding) packed.set(encoding, bytes);
      return { bytes, type, hashed: HASHED.test(path), encoding };
    },
  };
}

function pack(plain: Uint8Array, encoding: "br" | "gzip"): Uint8Array {
  if (encoding === "gzip") return gzipSync(plain);
  return brotliCompressSync(plain, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } });
}
