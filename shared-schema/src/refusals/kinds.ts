/** The kinds of refusal, each with the HTTP status of its answer. */
export const HTTP_STATUS = {
  /** A card that its bank refuses, or a call that its sender has not signed. */
  declined: 400,
  unauthorised: 401,
  forbidden: 403,
  "not-found": 404,
  /** The document is in another state than the edit assumes, or the account is full. */
  conflict: 409,
  "number-taken": 409,
  /** The content breaks a rule that spans several fields. */
  rule: 409,
  "body-too-large": 413,
  "media-type": 415,
  invalid: 422,
  "too-large": 422,
  outdated: 426,
  busy: 429,
  failed: 500,
  unavailable: 503,
} as const;
export type Kind = keyof typeof HTTP_STATUS;
