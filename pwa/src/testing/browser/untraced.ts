/**
 * Takes two functions away from the console. With them, React's development build makes a task of each element and a track of each
 * component for the developer tools, which are closed in a test. To be imported before React.
 */
Object.assign(console, { createTask: undefined, timeStamp: undefined });

export {};
