import sharp from "sharp";
import type { TestClient } from "sync-server/testing/client";

export interface TargetYacht {
  id: number;
  /** Hash of its one picture. */
  picture: string;
}

/** A picture that the server takes. */
export async function smallPicture(): Promise<Blob> {
  const png = await sharp({ create: { width: 40, height: 30, channels: 3, background: "#345" } })
    .png()
    .toBuffer();
  return new Blob([new Uint8Array(png)], { type: "image/png" });
}

/** Makes a yacht with a picture. */
export async function makeYacht(owner: TestClient): Promise<TargetYacht> {
  const fields = { name: "Target", port_of_registry: "Antibes", type: "MOTOR" };
  const made = await owner.post(`/yacht/by_user/${owner.userId}/`, fields);
  if (made.status !== 201) throw new Error(`No yacht: ${JSON.stringify(made.body)}`);
  const { id } = made.body;
  const form = new FormData();
  form.append("pictures", await smallPicture(), "deck.png");
  const shown = await owner.send("POST", `/yacht/${id}/image`, form);
  const picture = /[0-9a-f]{64}/.exec(shown.body.pictures?.[0]?.public_url ?? "")?.[0];
  if (!picture) throw new Error(`No picture: ${JSON.stringify(shown.body)}`);
  return { id, picture };
}
