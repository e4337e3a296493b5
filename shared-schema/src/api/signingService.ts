import { z } from "zod";

/** The service by which contracts are signed: the embedded one, one of another operator by its name, or none. */
export const signingServiceView = z.discriminatedUnion("kind", [
  z.object({ kind: z.literal("embedded") }),
  z.object({ kind: z.literal("csc"), name: z.string() }),
  z.object({ kind: z.literal("off") }),
]);
export type SigningServiceView = z.infer<typeof signingServiceView>;
