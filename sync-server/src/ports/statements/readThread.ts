import { answerJobs } from "../thread/answerJobs.ts";
import { keyedStatement } from "./statementReader.ts";

answerJobs(keyedStatement);
