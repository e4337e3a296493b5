import { dictionary } from "@zxcvbn-ts/language-common";

/**
 * Passwords by how common they are, the commonest first. It is a file of its own for the bundle: a package in CommonJS that is
 * imported dynamically has no named exports there.
 */
// A few stand there as numbers.
export const COMMON_PASSWORDS: readonly string[] = dictionary["passwords-common"].map(String);
