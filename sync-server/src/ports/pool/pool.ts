/** How long a task may take: long ones never have all threads, so that short ones do not wait for them. */
export type Length = "short" | "long";

/** The account that a task is done for, by its number; the server's own tasks have one in common. */
export interface Asker {
  account: number;
  length: Length;
}

/** The account of the server's own tasks. */
export const SERVER = 0;

/** Work of one kind, done by the threads of the pool. */
export interface Work<Job, Answer> {
  ask(job: Job, asker: Asker): Promise<Answer>;
  /** Tasks that are asked for and not done yet. */
  waiting(): number;
}

interface WorkOptions {
  /** The function of the thread's module that does it. */
  name: string;
  /** Milliseconds that one task may take, counted from its start. The thread of one that takes longer is ended. */
  longest: number;
  /** The error of a task whose thread is lost. @param cause of its end; null: the task took too long */
  lost: (cause: Error | null) => Error;
}

/** The threads that do what takes longer than a request may. */
export interface Pool {
  work<Job, Answer>(options: WorkOptions): Work<Job, Answer>;
  close(): Promise<void>;
}
