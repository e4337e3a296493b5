import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { adjacencyGraphs, dictionary } from "@zxcvbn-ts/language-common";

/** The library with its dictionaries. They are large: the file is imported when the first password is chosen. */
export const estimator = new ZxcvbnFactory({ dictionary, graphs: adjacencyGraphs });
