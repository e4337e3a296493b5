import type { Env } from "../env.ts";
import type { Pace } from "./pace.ts";

/** A slice ends with the row that makes it so long, after so many rows, or after so many ms, whichever comes first. */
const MOST_TEXT = 64 * 1024;
const MOST_ROWS = 50;
const MOST_MS = 4;
/** A reader that takes nothing for so long has gone, and one that takes longer in all is too slow. */
const LONGEST_PAUSE_MS = 60_000;
const LONGEST_MS = 10 * 60_000;

interface Streamed {
  /** The pieces of the text, each made of a row at most; one is empty where a row adds nothing. */
  pieces: Iterator<string>;
  pace: Pace;
  /** The meter of the request: what is made after its answer has begun is charged as well. */
  work: Env["Variables"]["work"];
  /** Called once, when the text has ended or is no longer read. */
  ended(): void;
}

interface Slice {
  text: string;
  isLast: boolean;
}

/** A body that is made as it is read: no more of it than a slice is held, however long it is and however slow its reader. */
export function streamedText({ pieces, pace, work, ended }: Streamed): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const until = performance.now() + LONGEST_MS;
  let silence: NodeJS.Timeout | undefined;
  let isOver = false;
  const end = () => {
    clearTimeout(silence);
    if (isOver) return;
    isOver = true;
    ended();
  };
  const nextSlice = (): Slice => {
    if (isOver) return { text: "", isLast: true };
    work?.begin();
    try {
      return sliceOf(pieces);
    } finally {
      work?.charge();
    }
  };
  const awaitReader = (controller: ReadableStreamDefaultController<Uint8Array>) => {
    silence = setTimeout(() => {
      end();
      controller.error(new Error("No one reads this answer."));
    }, LONGEST_PAUSE_MS);
    silence.unref();
  };
  return new ReadableStream<Uint8Array>(
    {
      // An answer to HEAD is never read.
      start: awaitReader,
      async pull(controller) {
        clearTimeout(silence);
        let slice: Slice;
        try {
          if (performance.now() > until) throw new Error("This answer is read too slowly.");
          do slice = await pace.slice(nextSlice);
          while (slice.text === "" && !slice.isLast);
        } catch (error) {
          end();
          throw error;
        }
        if (isOver) return;
        if (slice.text !== "") controller.enqueue(encoder.encode(slice.text));
        if (slice.isLast) {
          end();
          return controller.close();
        }
        awaitReader(controller);
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** Makes the next part of the text. */
function sliceOf(pieces: Iterator<string>): Slice {
  const until = performance.now() + MOST_MS;
  let text = "";
  for (let rows = 0; rows < MOST_ROWS && text.length < MOST_TEXT && performance.now() < until; rows += 1) {
    const { value, done } = pieces.next();
    if (done) return { text, isLast: true };
    text += value;
  }
  return { text, isLast: false };
}

/** A part of a JSON object under its name: a value, or the JSON of rows that are read one by one; null for a row that adds nothing. */
type JsonPart = readonly [name: string, content: { value: unknown } | { rows: Iterable<string | null> }];

/** The text of a JSON object by its parts. */
export function* jsonOfParts(parts: Iterable<JsonPart>): Generator<string> {
  let before = "{";
  for (const [name, content] of parts) {
    yield `${before}${JSON.stringify(name)}:`;
    before = ",";
    if ("value" in content) {
      yield JSON.stringify(content.value) ?? "null";
      continue;
    }
    let separator = "";
    yield "[";
    for (const row of content.rows) {
      yield row === null ? "" : `${separator}${row}`;
      if (row !== null) separator = ",";
    }
    yield "]";
  }
  yield before === "{" ? "{}" : "}";
}
