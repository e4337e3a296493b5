import type { Result } from "../../base/result.ts";
import type { WrittenPerson } from "./person/filePerson.ts";
import type { WrittenFurther } from "./person/further.ts";
import type { ReadPerson } from "./person/person.ts";

/** A person of a file with its place there, counted from 1: the row of a table, or the card. */
export interface FileEntry {
  place: number;
  written: WrittenPerson;
  further: WrittenFurther;
  read: Result<ReadPerson>;
}
