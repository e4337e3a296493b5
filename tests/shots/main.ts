/** Pictures of every screen, or with `journeys` the figures of the main ways through the product. */
if (process.argv[2] === "journeys") void import("./journeys/main.ts");
else void import("./pictures.ts");
