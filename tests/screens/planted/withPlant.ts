import type { Plugin } from "vite";
import { PLANTS } from "./plants.ts";

/** Puts a planted defect into the app's code as it is served; without a name it changes nothing. */
export function withPlant(name: string | undefined): Plugin | null {
  if (name === undefined) return null;
  const plant = PLANTS[name];
  if (!plant) throw new Error(`No defect is called «${name}»`);
  return {
    name: "planted-defect",
    enforce: "pre",
    transform: (code, id) =>
      id.split("?")[0]?.endsWith(`/${plant.file}`) ? code.replace(plant.find, () => plant.put) : null,
  };
}
