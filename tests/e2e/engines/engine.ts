/** One step of a pointer or a keyboard; WebDriver and WebDriver BiDi write it the same way. */
export type Action = Record<string, string | number>;

/** Steps that one device takes in turn. */
interface ActionSource {
  type: "pointer" | "key";
  id: string;
  actions: Action[];
}

/** A browser that Playwright does not drive, with one page open. */
export interface Engine {
  /** Name and version, as the browser gives them. */
  name: string;
  /** Loads an address through the driver; the server has to be there. */
  goTo(url: string): Promise<void>;
  /** Calls a function in the page, as source text with its arguments; it may return a promise. */
  call(source: string, ...args: readonly unknown[]): Promise<unknown>;
  perform(sources: readonly ActionSource[]): Promise<void>;
  /** Chooses a file of this machine in the file input that a selector finds. */
  chooseFile(selector: string, path: string): Promise<void>;
  /** Ends the browser and starts it again with what it has kept, at an address that it opens by itself. */
  restart(url: string): Promise<void>;
  close(): Promise<void>;
}
