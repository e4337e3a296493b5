export const DATA_FORMAT = "passerelle-contract";
/** Rises when a reader of the former format would misread the new one. */
export const DATA_FORMAT_VERSION = 1;
/** The largest size of such a file, in bytes: a document has half of it at most, its terms repeat the rest. */
export const MOST_DATA_BYTES = 1024 * 1024;
