import { beforeEach, expect, it } from "vitest";
import { useCurrentError } from "./currentError.ts";

const ERROR = { title: "Not Found", status: 404, refusal: { code: "link.expired" }, raw: null } as const;
const state = () => useCurrentError.getState();

beforeEach(() => {
  state().clear();
  state().set(ERROR);
});

it("ends with the page that it happened on", () => {
  state().changeRoute("/agreement");
  expect(state().error).toBeNull();
});

it("is kept for one page, and ends with that", () => {
  state().keepFor("/profile");
  state().changeRoute("/profile");
  expect(state().error).toEqual(ERROR);
  state().changeRoute("/profile/1");
  expect(state().error).toBeNull();
});

it("is not kept for another page than it was meant for", () => {
  state().keepFor("/profile");
  state().changeRoute("/agreement");
  state().changeRoute("/profile");
  expect(state().error).toBeNull();
});
