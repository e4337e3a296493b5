import { useDocumentVisibility } from "@mantine/hooks";
import { useEffect, useEffectEvent, useState } from "react";
import type { Frame } from "shared-schema/guest/mrz/frames";
import type { MrzRead } from "shared-schema/guest/mrz/mrz";
import { seePicture, startPassportReader, stopPassportReader } from "./passportReader.ts";
import { guidedPicture } from "./pictures.ts";

/** How far the camera is: it may be refused, missing, or its reader not to be had. */
type CameraState = "loading" | "looking" | "refused" | "none" | "failed";

/**
 * Shows the camera in an element, and reads frame after frame until one is certain. The camera is off while the page is hidden, and as
 * soon as the element goes.
 */
export function useCamera(video: HTMLVideoElement | null, onRead: (read: MrzRead) => void): CameraState {
  const [state, setState] = useState<CameraState>("loading");
  const isVisible = useDocumentVisibility() === "visible";
  const tell = useEffectEvent(onRead);
  useEffect(() => {
    if (!video || !isVisible) return;
    const ended = new AbortController();
    void look(video, ended.signal, setState).then((read) => {
      if (read !== null && !ended.signal.aborted) tell(read);
    });
    return () => ended.abort();
  }, [video, isVisible]);
  useEffect(() => stopPassportReader, []);
  return state;
}

async function look(
  video: HTMLVideoElement,
  ended: AbortSignal,
  setState: (state: CameraState) => void,
): Promise<MrzRead | null> {
  const stream = await openCamera();
  if (typeof stream === "string") {
    if (!ended.aborted) setState(stream);
    return null;
  }
  const close = () => {
    for (const track of stream.getTracks()) track.stop();
  };
  ended.addEventListener("abort", close);
  if (ended.aborted) close();
  try {
    video.srcObject = stream;
    await Promise.all([video.play(), startPassportReader()]);
    if (!ended.aborted) setState("looking");
    return await firstCertain(video, ended);
  } catch {
    if (!ended.aborted) setState("failed");
    return null;
  } finally {
    close();
  }
}

/** The turns of the frames, one after the other: a document that is held upright is read within the first three. */
const FRAME_TURNS = [0, 0, 0, 2, 0, 1, 0, 3] as const;

/** Frames of one turn are compared with each other alone. */
async function firstCertain(video: HTMLVideoElement, ended: AbortSignal): Promise<MrzRead | null> {
  const frames = new Map<number, readonly Frame[]>();
  for (let count = 0; !ended.aborted; ) {
    await new Promise(requestAnimationFrame);
    const turn = FRAME_TURNS[count % FRAME_TURNS.length] ?? 0;
    const picture = guidedPicture(video, turn);
    if (picture === null) continue;
    count++;
    const seen = await seePicture(picture, frames.get(turn) ?? []);
    if (seen.read) return seen.read;
    frames.set(turn, seen.frames);
  }
  return null;
}

async function openCamera(): Promise<MediaStream | "refused" | "none"> {
  // Missing where the page was not loaded safely.
  if (!("mediaDevices" in navigator)) return "none";
  const wanted = { facingMode: "environment", width: { ideal: 1920 }, height: { ideal: 1080 } };
  try {
    return await navigator.mediaDevices.getUserMedia({ video: wanted });
  } catch (cause) {
    return cause instanceof DOMException && cause.name === "NotAllowedError" ? "refused" : "none";
  }
}
