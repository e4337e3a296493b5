/** Pictures of every screen, or with `journeys` the figures of the main ways through the product. */
await import(process.argv[2] === "journeys" ? "./journeys/main.ts" : "./pictures.ts");

export {};
