import type { Env } from "./env.ts";

/** Text is handed on in pieces of about this size. */
const PIECE = 64 * 1024;
/** A reader that takes nothing for so long has gone. */
const LONGEST_PAUSE_MS = 60_000;

interface Streamed {
  /** The pieces of the text, made one by one. */
  pieces: Iterator<string>;
  /** The meter of the request: what is made after its answer has begun is charged as well. */
  work: Env["Variables"]["work"];
  /** Called once, when the text has ended or is no longer read. */
  ended(): void;
}

/** A body that is made as it is read: no more of it than a piece is held, however long it is and however slow its reader. */
export function streamedText({ pieces, work, ended }: Streamed): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  let pause: NodeJS.Timeout | undefined;
  let over = false;
  const end = () => {
    clearTimeout(pause);
    if (over) return;
    over = true;
    ended();
  };
  return new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        work?.begin();
        try {
          const text = nextPiece(pieces);
          if (text !== "") controller.enqueue(encoder.encode(text));
          if (text.length < PIECE) {
            end();
            return controller.close();
          }
        } catch (error) {
          end();
          throw error;
        } finally {
          work?.charge();
        }
        clearTimeout(pause);
        pause = setTimeout(() => {
          end();
          controller.error(new Error("No one reads this answer."));
        }, LONGEST_PAUSE_MS);
        pause.unref();
      },
      cancel: end,
    },
    { highWaterMark: 0 },
  );
}

/** The next text of at least a piece; less at the end. */
function nextPiece(pieces: Iterator<string>): string {
  let text = "";
  while (text.length < PIECE) {
    const { value, done } = pieces.next();
    if (done) break;
    text += value;
  }
  return text;
}

/** The text of a JSON object by its parts: of each a value, or rows, each of which becomes text when it is its turn. */
export function* jsonOfParts(
  parts: Iterable<readonly [name: string, content: { value: unknown } | { rows: Iterable<unknown> }]>,
): Generator<string> {
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
      yield `${separator}${JSON.stringify(row)}`;
      separator = ",";
    }
    yield "]";
  }
  yield before === "{" ? "{}" : "}";
}
