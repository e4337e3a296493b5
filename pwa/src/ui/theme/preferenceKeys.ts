/**
 * Storage keys of this device's theme, day or night, and language. `public/boot.js` reads both before the first paint.
 */
export const THEME_KEY = "passerelle.theme";
export const LANGUAGE_KEY = "passerelle.language";
