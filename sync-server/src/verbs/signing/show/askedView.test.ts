import { expect, it } from "vitest";
import { askedView } from "./askedView.ts";

const NOW = "2026-11-27T10:00:00.000Z";
const QUEUED = {
  ...{ asked_at: "2026-11-27T09:59:30.000Z", sent_at: null, state: "WAITING" },
  ...{ next_at: "2026-11-27T10:00:29.400Z", attempts: 0, failure: null },
};
const SENT = { ...QUEUED, state: "SENT", sent_at: "2026-11-27T09:59:59.000Z", attempts: 1 };

it("calls a request sent only where the mail server has it", () => {
  expect(askedView(SENT, "smtp", NOW)).toEqual({ state: "sent", at: SENT.sent_at, next_in: null });
  expect(askedView(SENT, "files", NOW)).toMatchObject({ state: "filed" });
  expect(askedView({ ...SENT, state: null, sent_at: null }, "smtp", NOW)).toMatchObject({ state: "sent" });
});

it("calls a request queued as long as its mail may leave, and says when that is tried", () => {
  expect(askedView(QUEUED, "smtp", NOW)).toEqual({ state: "queued", at: QUEUED.asked_at, next_in: 30 });
  const underWay = { ...QUEUED, attempts: 1, next_at: "2026-11-27T10:01:00.000Z" };
  expect(askedView(underWay, "smtp", NOW)).toMatchObject({ state: "queued", next_in: 0 });
  expect(askedView({ ...underWay, failure: "421" }, "smtp", NOW)).toMatchObject({ state: "queued", next_in: 60 });
});

it("says that a request failed where its mail was given up, and where no mail can leave", () => {
  expect(askedView({ ...QUEUED, state: "FAILED" }, "smtp", NOW)).toMatchObject({ state: "failed", next_in: null });
  expect(askedView(QUEUED, "none", NOW)).toMatchObject({ state: "failed", next_in: null });
});
