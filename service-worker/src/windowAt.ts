/** The part of a `WindowClient` that is used here. */
interface AppWindow {
  postMessage(message: unknown, transfer: Transferable[]): void;
}

/** One that does not answer is frozen, still loading, or no page of the app. Firefox opens no window a second after the tap. */
const LONGEST_ANSWER_MS = 500;

/**
 * The first of the windows that shows a screen. Each is asked: a browser tells a window's first address alone, and the app changes its
 * screens without loading a page.
 * @param path the screen's path, without query
 */
export async function windowAt<W extends AppWindow>(windows: readonly W[], path: string): Promise<W | undefined> {
  const shown = await Promise.all(windows.map(screenOf));
  return windows.find((_, at) => shown[at] === path);
}

/** The path that a window shows; null where it does not answer. */
function screenOf(window: AppWindow): Promise<unknown> {
  const { port1, port2 } = new MessageChannel();
  const answered = new Promise<unknown>((resolve) => {
    port1.onmessage = ({ data }: MessageEvent<unknown>) => resolve(data);
    setTimeout(() => resolve(null), LONGEST_ANSWER_MS);
    window.postMessage({ type: "TELL_SCREEN" }, [port2]);
  });
  return answered.finally(() => port1.close());
}
