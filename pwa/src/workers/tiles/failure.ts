/** The host of a tile cannot be reached, or refuses it. */
export class Unreachable extends Error {}

/** Why a tile is not drawn: its host cannot be reached, or its bytes cannot be read. */
export type TileFailure = "unreachable" | "unreadable";

export function failureOf(error: unknown): TileFailure {
  return error instanceof Unreachable ? "unreachable" : "unreadable";
}
