import type { Conditions, Specimen } from "./specimens.ts";

/** The size of a frame of the camera. */
const FRAME = { width: 1_280, height: 720 };

/** The document that is drawn. */
export interface Drawing {
  lines: string[];
  isCard: boolean;
  conditions: Conditions & { seed: number };
  size: { width: number; height: number };
}

/** A specimen as one of its frames shows it. */
export function drawingOf({ kind, lines }: Specimen, conditions: Drawing["conditions"]): Drawing {
  return { lines, isCard: kind === "THREE_LINES", conditions, size: FRAME };
}

/**
 * Draws the page of a document, as a camera sees it. It runs in pages without this module too, so it needs nothing from around it but
 * the font «OCRB».
 * @returns a JPEG in base64
 */
export function drawFrame({ lines, isCard, conditions, size: { width, height } }: Drawing): string {
  const opened = () => {
    const context = Object.assign(document.createElement("canvas"), { width, height }).getContext("2d");
    if (!context) throw new Error("There is no canvas.");
    return context;
  };
  const context = opened();
  context.fillStyle = "#6d6258";
  context.fillRect(0, 0, width, height);
  context.translate(width / 2, height / 2);
  context.rotate((conditions.degrees * Math.PI) / 180);
  const across = width * 0.94;
  context.fillStyle = "#e9ece4";
  context.fillRect(-across / 2, -420, across, 560);
  // The guilloche of the page.
  context.strokeStyle = "rgba(70,120,150,0.28)";
  for (let line = -60; line < 60; line++) {
    context.beginPath();
    for (let x = -across / 2; x < across / 2; x += 12) context.lineTo(x, line * 9 + Math.sin(x / 40 + line) * 12);
    context.stroke();
  }
  context.fillStyle = "#26221f";
  context.font = "26px sans-serif";
  context.fillText("Date of expiry / Date d’expiration   15 APR 2031", -across / 2 + 330, -160);
  context.fillText("Holder’s signature", -across / 2 + 330, -110);
  // The pitch of OCR-B is 2.54 mm, the lines are 6.35 mm apart.
  const pitch = (across * 0.9) / (lines[0]?.length ?? 1);
  context.font = `${(pitch / 0.72).toFixed(2)}px OCRB`;
  const apart = isCard ? pitch * 2 : pitch * 2.5;
  for (const [row, line] of lines.entries()) {
    for (const [column, sign] of Array.from(line).entries()) {
      context.fillText(sign, -across * 0.45 + column * pitch, (row - (lines.length - 1) / 2) * apart + pitch / 2);
    }
  }
  const seen = opened();
  seen.filter = `blur(${conditions.blur}px)`;
  seen.drawImage(context.canvas, 0, 0);
  seen.filter = "none";
  let state = conditions.seed * 7919 + 17;
  const random = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return (state >>> 8) / 2 ** 24;
  };
  if (conditions.glare > 0) {
    const [x, y] = [width * (0.2 + 0.6 * random()), height * (0.4 + 0.2 * random())];
    const shine = seen.createRadialGradient(x, y, 10, x, y, 260);
    shine.addColorStop(0, `rgba(255,255,255,${conditions.glare})`);
    shine.addColorStop(1, "rgba(255,255,255,0)");
    seen.fillStyle = shine;
    seen.fillRect(0, 0, width, height);
  }
  const image = seen.getImageData(0, 0, width, height);
  for (let at = 0; at < image.data.length; at += 4) {
    const by = (random() + random() + random() - 1.5) * 2 * conditions.noise;
    for (const channel of [0, 1, 2]) image.data[at + channel] = (image.data[at + channel] ?? 0) + by;
  }
  seen.putImageData(image, 0, 0);
  return seen.canvas.toDataURL("image/jpeg", conditions.quality).split(",")[1] ?? "";
}
