import { z } from "zod";
import type { Removal } from "../database/outgoing.ts";
import { type SendOutcome, sendOutcome } from "./sendOutcome.ts";

const shown = z.object({ pictures: z.array(z.object({ public_url: z.string() })) });

/** Takes a picture off the server, found by its address: places move while others edit, and twice is once. */
export async function sendRemoval(
  { path, removes }: Removal,
  ask: (url: string, method: "GET" | "DELETE") => Promise<Response>,
): Promise<SendOutcome> {
  const yacht = await ask(`/api${path}`, "GET");
  // A yacht that is not found may have left the user's sight, or be missing after a restore: its author is told.
  if (!yacht.ok) return sendOutcome(yacht);
  const { data } = shown.safeParse(await yacht.json());
  if (!data) return "later";
  const index = data.pictures.findIndex(({ public_url }) => public_url === removes);
  if (index < 0) return "taken";
  const query = new URLSearchParams({ public_url: removes });
  const answer = await ask(`/api${path}/image/${index}?${query}`, "DELETE");
  // Someone changed the pictures between the two: their places are looked up again.
  return [404, 409].includes(answer.status) ? "later" : sendOutcome(answer);
}
