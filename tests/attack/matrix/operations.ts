import { z } from "zod";

const METHODS = ["get", "post", "put", "patch", "delete"] as const;

const description = z.object({ paths: z.record(z.string(), z.record(z.string(), z.unknown())) });

/** One call of the REST surface, as the server describes it. */
export interface Operation {
  method: string;
  /** With `{name}` for each parameter, below `/api`. */
  path: string;
}

/** Every operation that the server's own description names. */
export async function operationsOf(url: string): Promise<Operation[]> {
  return operationsIn(await (await fetch(`${url}/api/openapi.json`)).json());
}

/** The same of a description that was fetched. */
export function operationsIn(document: unknown): Operation[] {
  const { paths } = description.parse(document);
  return Object.entries(paths).flatMap(([path, methods]) =>
    METHODS.filter((method) => method in methods).map((method) => ({
      method: method.toUpperCase(),
      path: path.replace(/^\/api/, ""),
    })),
  );
}

/** The name of an operation, as the matrix lists it. */
export function nameOf({ method, path }: Operation): string {
  return `${method} ${path}`;
}
