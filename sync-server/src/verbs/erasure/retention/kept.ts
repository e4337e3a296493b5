/** Travel data that is kept, and from when on it is purged. UTC. */
export interface KeptTravelData {
  kind: "PASSPORT" | "PREFERENCES" | "CREW";
  /** Number of the profile, or of the agreement. */
  id: string;
  at: string;
  /** The guests whose preferences they are, by the numbers of their profiles. */
  guests?: readonly string[];
}
