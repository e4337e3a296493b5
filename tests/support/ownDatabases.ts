import "fake-indexeddb/auto";
import { Dexie } from "dexie";
import { IDBFactory } from "fake-indexeddb";
import { afterAll, vi } from "vitest";

// Runs before each file of tests: its databases are its own, and what it puts in place of globals ends with it.
globalThis.indexedDB = new IDBFactory();
Dexie.dependencies.indexedDB = globalThis.indexedDB;
afterAll(() => void vi.unstubAllGlobals());
