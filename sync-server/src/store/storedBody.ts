declare const STORED: unique symbol;

/**
 * The JSON text of a body as it is stored: whole, whoever may read it. Others than those who open it know its length alone, so that
 * no answer holds it by mistake.
 */
export interface StoredBody {
  readonly [STORED]: true;
  readonly length: number;
}

/** The text as it is stored. `verbs/base/uncut` opens it for the rules and `verbs/visibility` for its readers (the import rules say so). */
export function openBody(body: StoredBody): string {
  // The type hides what it is at run time.
  return body as unknown as string;
}

/** The text of a body that is to be stored. */
export function storedBody(json: string): StoredBody {
  return json as unknown as StoredBody;
}
