import { spawnSync } from "node:child_process";
import type { Bytes } from "shared-schema/base/bytes/bytes";
import { readPdf, stateAfter } from "shared-schema/pades/pdf/file";
import { formOf } from "shared-schema/pades/pdf/form";
import { isArray, isDict, isString } from "shared-schema/pades/pdf/value";

/** Whether a program is installed. */
export function has(command: string): boolean {
  return spawnSync("sh", ["-c", `command -v ${command}`]).status === 0;
}

/** The output of a judge, whatever its exit code says. */
export function outputOf(folder: string, command: string, ...args: string[]): string {
  const { stdout, stderr } = spawnSync(command, args, { cwd: folder, encoding: "utf8" });
  return `${stdout}${stderr}`;
}

export function count(text: string, pattern: RegExp): number {
  return text.match(pattern)?.length ?? 0;
}

/** The values of signatures in a file, and the bytes that each of them covers. Document time stamps count apart: two judges do not know them. */
export function signaturesIn(bytes: Uint8Array): { contents: Bytes; covered: Bytes }[] {
  const whole = new Uint8Array(bytes);
  const file = readPdf(whole);
  const state = stateAfter(file, file.revisions.length - 1);
  return (formOf(state)?.fields ?? []).flatMap(({ name, signature }) => {
    const value = signature === null ? undefined : state.value(signature);
    const contents = isDict(value) ? value.get("Contents") : undefined;
    const range = isDict(value) ? value.get("ByteRange") : undefined;
    if (name.startsWith("archive") || !isString(contents) || !isArray(range)) return [];
    const [, first = 0, second = 0, length = 0] = range.map(Number);
    const covered = new Uint8Array(Buffer.concat([whole.subarray(0, first), whole.subarray(second, second + length)]));
    return [{ contents: new Uint8Array(contents.string), covered }];
  });
}
