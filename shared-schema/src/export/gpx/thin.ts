/** A text of a file with fewer points of its tracks, and how many there were and are; null when nothing was left out. */
interface Thinned {
  text: string;
  thinned: { from: number; to: number } | null;
}

const START = /<((?:[\w.-]+:)?)trkpt\b/g;

/**
 * Leaves out points of tracks, evenly, until no more than `most` of the `count` are left: a reading a second tells no more of a
 * way than one in some seconds. Lines keep their numbers; the first and last point stay. One pass over the text.
 */
export function thinTracks(text: string, count: number, most: number): Thinned {
  if (count <= most) return { text, thinned: null };
  const step = Math.ceil(count / most);
  const pieces: string[] = [];
  let done = 0;
  let seen = 0;
  let kept = 0;
  for (const { index, 1: prefix = "" } of text.matchAll(START)) {
    if (index < done) continue;
    const end = endOfPoint(text, index, prefix);
    // Not closed anywhere: the parser says where.
    if (end === null) return { text, thinned: null };
    const isKept = seen % step === 0 || seen === count - 1;
    seen += 1;
    if (isKept) kept += 1;
    else {
      pieces.push(text.slice(done, index), "\n".repeat(text.slice(index, end).split("\n").length - 1));
      done = end;
    }
  }
  return { text: [...pieces, text.slice(done)].join(""), thinned: { from: seen, to: kept } };
}

/** Behind «/>» or the closing tag; null without either. */
function endOfPoint(text: string, start: number, prefix: string): number | null {
  const opened = text.indexOf(">", start);
  if (opened < 0) return null;
  if (text[opened - 1] === "/") return opened + 1;
  const closing = text.indexOf(`</${prefix}trkpt`, opened);
  const closed = closing < 0 ? -1 : text.indexOf(">", closing);
  return closed < 0 ? null : closed + 1;
}
