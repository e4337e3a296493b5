import { checkFiles, uncheckedFile } from "./check.ts";
import type { GivenFile, Report } from "./report.ts";
import { say } from "./texts.ts";

/** A file that someone has chosen, before it is read. */
interface Chosen {
  name: string;
  size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The largest file that is checked. The longest contracts have a tenth of it. */
const MOST_FILE_MB = 50;
const MOST_FILE_BYTES = MOST_FILE_MB * 1_000_000;
/** More files than these are not looked at. */
export const MOST_FILES = 20;
/** A check that takes longer is ended: no honest file needs a tenth of it. */
export const MOST_CHECK_MS = 60_000;

/** What could be read of the chosen files, and a report on each of the others. */
interface ReadFiles {
  files: GivenFile[];
  others: Report[];
}

/** Reads files. One that is too large is not read, and one that cannot be read leaves the others. */
export async function readChosen(chosen: readonly Chosen[]): Promise<ReadFiles> {
  const files: GivenFile[] = [];
  const others: Report[] = [];
  for (const each of chosen.slice(0, MOST_FILES)) {
    if (each.size > MOST_FILE_BYTES) {
      others.push(uncheckedFile(each.name, say("file.too-large", { megabytes: MOST_FILE_MB })));
      continue;
    }
    const bytes = await each.arrayBuffer().catch(() => null);
    if (bytes) files.push({ name: each.name, bytes: new Uint8Array(bytes) });
    else others.push(uncheckedFile(each.name, say("file.failed")));
  }
  return { files, others };
}

/** Reads and checks files. @param anchors certificates in DER of the authorities that are trusted */
export async function checkChosen(chosen: readonly Chosen[], anchors: readonly Uint8Array[]): Promise<Report[]> {
  const { files, others } = await readChosen(chosen);
  return [...(await checkFiles(files, anchors)), ...others];
}

/** The reports where a check was ended before it answered. */
export function slowReports(chosen: readonly Pick<Chosen, "name">[]): Report[] {
  return chosen.slice(0, MOST_FILES).map(({ name }) => uncheckedFile(name, say("file.slow")));
}
