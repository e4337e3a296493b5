/** Stands in the app for zod's English messages: a fault is told by its code, in the reader's language. */
export default () => ({ localeError: () => undefined });
