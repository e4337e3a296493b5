import { z } from "zod";

const fields = z.record(z.string(), z.array(z.string()));

/** The body of every answer that is an error. Fields stand under `errors.json`, as the forms read them, uploaded files under `errors.files`. */
export const problem = z.object({
  message: z.string(),
  errors: z.union([z.object({ json: fields }), z.object({ files: fields })]).optional(),
});
export type Problem = z.infer<typeof problem>;
