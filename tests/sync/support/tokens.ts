/** A device, or someone who calls the API. */
export interface Writer {
  readonly name: string;
}

/** Every edit writes a token of its own; the last one at a place must be found again, in a document or in an inbox. */
export class Tokens {
  private count = 0;
  private readonly last = new Map<string, string>();

  make(writer: Writer): string {
    this.count += 1;
    return `token_${writer.name}_${this.count}_`;
  }

  /** The edit was written: it replaces what this device wrote at the same place before. */
  written(writer: Writer, place: string, token: string): void {
    this.last.set(`${writer.name}|${place}`, token);
  }

  /** This device itself took back what it had written there. */
  takenBack(writer: Writer, prefix: string): void {
    for (const key of this.last.keys()) if (key.startsWith(`${writer.name}|${prefix}`)) this.last.delete(key);
  }

  all(): string[] {
    return [...this.last.values()];
  }
}
