/** Most pictures that one yacht has. */
export const MAX_PICTURES = 50;
/** Largest picture in megabytes, unless the installation says otherwise. */
export const PICTURE_LIMIT_MB = 3;

const ADDRESS = /^\/api\/yacht\/\d+\/image\/([0-9a-f]{64})$/;

/** Where a picture is fetched: named after its content, so that the address never shows another one. */
export function pictureAddress(yachtId: number, name: string): string {
  return `/api/yacht/${yachtId}/image/${name}`;
}

/** The name of the content behind an address; null when the address is none of ours. */
export function pictureName(address: string): string | null {
  return ADDRESS.exec(address)?.[1] ?? null;
}

/** What is said of a picture that the server does not take. */
export function fileTooLarge(limitMb: number): string {
  return `File size is exceeding the ${limitMb}MB limit`;
}
