import { type Refused, refused } from "../../base/result.ts";

/** The largest file of contacts that is read; a photograph in each card counts. */
export const MOST_CONTACT_FILE_MB = 20;
export const MOST_CONTACT_FILE_BYTES = MOST_CONTACT_FILE_MB * 1024 * 1024;
/** People in one file. */
export const MOST_FILE_PEOPLE = 10_000;

export const tooManyPeople = (): Refused => refused("contacts.too-many", { most: MOST_FILE_PEOPLE });
