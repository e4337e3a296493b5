/**
 * Replaces in the app zod's writer of JSON Schemas, which nothing on a device asks for: zod gives it to every schema,
 * so that no bundler can leave it out. The server writes the schemas that are published.
 */
function notOnDevices(): never {
  throw new Error("JSON Schemas are written by the server.");
}

export const createStandardJSONSchemaMethod = () => notOnDevices;
export const createToJSONSchemaMethod = () => notOnDevices;
export const toJSONSchema = notOnDevices;
