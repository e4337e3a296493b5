/** A package as the lockfile has it. */
interface LockedPackage {
  license?: string;
  link?: boolean;
  dependencies?: Readonly<Record<string, string>>;
  optionalDependencies?: Readonly<Record<string, string>>;
  peerDependencies?: Readonly<Record<string, string>>;
}

/** The packages of a lockfile by their folder; a workspace is under its own folder, and the root under "". */
type LockedPackages = Readonly<Record<string, LockedPackage>>;

const MODULES = "node_modules/";

/** Finds the package that Node resolves from a folder; undefined where it is not installed. */
function resolved(packages: LockedPackages, from: string, name: string): string | undefined {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf("/")))) {
    const path = folder === "" ? `${MODULES}${name}` : `${folder}/${MODULES}${name}`;
    if (packages[path]) return path;
    if (folder === "") return undefined;
  }
}

/** The folders of all packages that the workspaces need to run, on any platform, with what those need in turn. */
export function productionPackages(packages: LockedPackages, workspaces: readonly string[]): string[] {
  const found = new Set<string>();
  const waiting = [...workspaces];
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const { dependencies, optionalDependencies, peerDependencies } = packages[folder] ?? {};
    for (const name of Object.keys({ ...dependencies, ...optionalDependencies, ...peerDependencies })) {
      const path = resolved(packages, folder, name);
      if (path === undefined || packages[path]?.link || found.has(path)) continue;
      found.add(path);
      waiting.push(path);
    }
  }
  return [...found].sort();
}

/** The name of the package in a folder. */
export function nameOf(folder: string): string {
  return folder.slice(folder.lastIndexOf(MODULES) + MODULES.length);
}
