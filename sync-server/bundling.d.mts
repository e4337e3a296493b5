import type { BuildOptions } from "esbuild";

export const ENTRIES: string[];
export const bundling: BuildOptions;
