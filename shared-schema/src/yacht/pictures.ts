/** Most pictures that one yacht has. */
export const MAX_PICTURES = 50;
/** Largest picture in megabytes, unless the installation says otherwise. */
export const PICTURE_LIMIT_MB = 3;

const ADDRESS = /^\/api\/yacht\/\d+\/image\/([0-9a-f]{64})$/;

/** Returns the address of a picture. It is named after its content, so the same address never shows another picture. */
export function pictureAddress(yachtId: number, name: string): string {
  return `/api/yacht/${yachtId}/image/${name}`;
}

/** The name of the content behind an address; null when the address is none of ours. */
export function pictureName(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}
