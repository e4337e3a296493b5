import type { JournalFile } from "../../workers/journal/journalFile.ts";
import { type JournalEntry, lineOf } from "./entries.ts";

/** Below so many characters a journal is not rewritten for being mostly outdated. */
const REWRITTEN_FROM = 256_000;

/**
 * A map that is kept as the list of its changes. It is a second copy: when its file fails, the journal is given up, and what
 * it copies goes on without it.
 */
export class Journal {
  private readonly entries = new Map<string, { value: unknown; line: string }>();
  private written = 0;
  private last = 0;
  private failed = false;

  /** @param now in ms */
  constructor(
    private readonly file: JournalFile,
    private readonly now: () => number,
  ) {}

  /** Resolves when the values would outlive the browser's sudden end, or the journal was given up. */
  async put(values: Iterable<readonly [key: string, value: unknown]>): Promise<void> {
    let text = "";
    for (const [key, value] of values) {
      const line = lineOf(this.entry(key, value));
      this.entries.set(key, { value, line });
      text += line;
    }
    if (text !== "") await this.write(text);
  }

  get(key: string): unknown {
    return this.entries.get(key)?.value;
  }

  async delete(keys: readonly string[]): Promise<void> {
    const known = keys.filter((key) => this.entries.delete(key));
    if (known.length > 0) await this.write(known.map((key) => lineOf(this.entry(key))).join(""));
  }

  private entry(key: string, value?: unknown): JournalEntry {
    this.last = Math.max(this.now(), this.last + 1);
    return { key, at: this.last, value };
  }

  private async write(text: string): Promise<void> {
    if (this.failed) return;
    try {
      const lines = [...this.entries.values()].map(({ line }) => line);
      const live = lines.reduce((sum, line) => sum + line.length, 0);
      const isOutdated = this.written > REWRITTEN_FROM && this.written > 4 * live;
      if (live > 0 && !isOutdated) {
        this.written += text.length;
        return await this.file.append(text);
      }
      this.written = live;
      await this.file.replace(lines.join(""));
    } catch {
      // The database on this device has everything; there is no second copy from now on.
      this.failed = true;
    }
  }
}
