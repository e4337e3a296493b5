/** The app's message about a part of it that did not load. */
export const NOT_LOADED = "Part of the app could not be loaded. Connect to the internet and try again.";

let lost: RegExp | null = null;
let watching = false;
const running = new Map<Worker, string>();

/** Notes the workers that the app starts, so that a test can lose them. */
export function watchWorkers(): void {
  if (watching) return;
  watching = true;
  globalThis.Worker = class extends globalThis.Worker {
    constructor(url: string | URL, options?: WorkerOptions) {
      // A file that is no script fails like one that does not arrive: by an error event without a message.
      super(lost?.test(String(url)) ? "data:text/plain," : url, options);
      running.set(this, String(url));
    }
    override terminate(): void {
      running.delete(this);
      super.terminate();
    }
  };
}

/** From now on, workers whose address matches do not load, and those that run are lost; null: every worker loads. */
export function loseWorkers(what: RegExp | null): void {
  lost = what;
  for (const [worker, url] of running) if (what?.test(url)) worker.dispatchEvent(new Event("error"));
}
