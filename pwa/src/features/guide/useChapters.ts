import { useEffect, useState } from "react";
import { CHAPTERS } from "./contents.ts";
import type { GuideChapter } from "./schema.ts";

interface Loaded {
  id: string;
  chapter: GuideChapter;
}

type State = { wanted: string; loaded: readonly Loaded[] | "failed" };

/** Chapters by their names, once all of them are there; null until then, "failed" where one could not be loaded. */
export function useChapters(ids: readonly string[]): { chapters: readonly Loaded[] | "failed" | null; retry(): void } {
  const wanted = ids.join(" ");
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<State | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a further attempt loads the same chapters again
  useEffect(() => {
    let mounted = true;
    const show = (loaded: State["loaded"]) => mounted && setState({ wanted, loaded });
    loadChapters(wanted.split(" ")).then(show, () => show("failed"));
    return () => {
      mounted = false;
    };
  }, [wanted, attempt]);
  const retry = () => {
    setState(null);
    setAttempt((before) => before + 1);
  };
  return { chapters: state?.wanted === wanted ? state.loaded : null, retry };
}

function loadChapters(ids: readonly string[]): Promise<Loaded[]> {
  const entries = CHAPTERS.filter(({ id }) => ids.includes(id));
  return Promise.all(entries.map(async ({ id, load }) => ({ id, chapter: await load() })));
}
