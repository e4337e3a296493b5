import { useState } from "react";
import type { Frame } from "shared-schema/guest/mrz/frames";
import type { MrzRead } from "shared-schema/guest/mrz/mrz";
import { seePicture, startPassportReader } from "./passportReader.ts";
import { openPhoto, photoPictures, TURNS } from "./pictures.ts";

interface Photo {
  state: "none" | "reading" | "unread" | "tooLarge" | "failed";
  read: (file: File | null) => Promise<void>;
}

/** Reads a photo of a passport, which stays on this device. */
export function usePhoto(onRead: (read: MrzRead) => void): Photo {
  const [state, setState] = useState<Photo["state"]>("none");
  const read = async (file: File | null) => {
    if (!file) return;
    setState("reading");
    const photo = await openPhoto(file);
    if (typeof photo === "string") return setState(photo);
    try {
      const found = await readPhoto(photo);
      setState(found ? "none" : "unread");
      if (found) onRead(found);
    } catch {
      setState("failed");
    }
  };
  return { state, read };
}

/** Looks at the photo as it is, and where nothing is read, upside down and turned to either side. */
async function readPhoto(photo: HTMLImageElement): Promise<MrzRead | null> {
  await startPassportReader();
  for (const turn of TURNS) {
    let frames: readonly Frame[] = [];
    for (const picture of photoPictures(photo, turn)) {
      const seen = await seePicture(picture, frames);
      if (seen.read) return seen.read;
      frames = seen.frames;
    }
  }
  return null;
}
