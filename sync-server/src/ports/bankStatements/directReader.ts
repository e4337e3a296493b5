import { keyedStatement, type StatementReader } from "./statementReader.ts";

/** Reads in the thread that asks: for programs that answer no one else meanwhile. */
export const directReader: StatementReader = { read: async (file) => keyedStatement(file), waiting: () => 0 };
