/** One job of a thread. */
export interface Asked<Job> {
  id: number;
  job: Job;
}

/** The answer to the job with this id. */
export type Answered<Answer> = { id: number; answer: Answer } | { id: number; failure: Error };
