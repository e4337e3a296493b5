import type { EditChain, SentMemory } from "../database/sentEdits.ts";

/** A device's notes of what it has sent, kept when the app ends. */
export class SentNotes implements SentMemory {
  private readonly lines = new Map<string, EditChain>();

  all = async () => [...this.lines.values()];

  put = async (lines: EditChain[]) => {
    for (const line of lines) this.lines.set(line.key, structuredClone(line));
  };

  delete = async (keys: string[]) => {
    for (const key of keys) this.lines.delete(key);
  };
}
