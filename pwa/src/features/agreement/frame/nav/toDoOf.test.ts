import { STATUSES } from "shared-schema/agreement/schema";
import { describe, expect, it } from "vitest";
import { toDoOf } from "./toDoOf.ts";

const missing = { paths: ["cruise.yacht.loa", "cruise.yacht.flag"], forTotal: [] };
const bare = { special_conditions: {}, clauses: {} };

describe("what a section has to do", () => {
  it.each(STATUSES)("is counted while %s may still be filled in, and a dash afterwards", (status) => {
    const isOpen = status === "DRAFT" || status === "LOCKED";
    const agreement = { ...bare, status };
    expect(toDoOf("yacht", missing, agreement)).toBe(isOpen ? 2 : null);
    expect(toDoOf("contract", missing, agreement)).toBe(isOpen ? 2 : null);
    expect(toDoOf("clients", missing, agreement)).toBe(0);
    expect(toDoOf("services", missing, agreement)).toBeNull();
  });
});
