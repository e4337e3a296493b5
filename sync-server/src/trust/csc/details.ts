import { z } from "zod";

/** A document as its client describes it to the person who signs. */
const documentDetails = z.strictObject({
  title: z.string().trim().min(1).max(500),
  version: z.string().min(1).max(40),
  pages: z.number().int().min(1).max(100_000),
  /** SHA-256 of the document as the person has read it, in hex. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  asked_by: z.string().trim().min(1).max(400),
  /** Where the person goes on after the answer. */
  return_url: z.url().max(500).optional(),
});
type DocumentDetails = z.infer<typeof documentDetails>;

/** Reads the details in `clientData`; null where a client sends something else there. */
export function detailsIn(clientData: unknown): DocumentDetails | null {
  if (typeof clientData !== "string") return null;
  try {
    const read = documentDetails.safeParse(JSON.parse(clientData));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}
