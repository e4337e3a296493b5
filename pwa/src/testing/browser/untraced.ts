/**
 * Without these two of the console's functions React's development build records no stack and no track of each element that it makes
 * and each component that it draws, which takes a tenth of a test's processor time. To be imported before React.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

export {};
