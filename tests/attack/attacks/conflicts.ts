import { changeOf, editOf, held, pushOne } from "sync-server/testing/device";
import { type Attack, Findings } from "../support/attack.ts";
import { unknownFields } from "../support/bodies.ts";
import { longestWait } from "../support/raw.ts";

const PATIENCE_MS = 3_000;

/** Hundreds of conflicts in a document with a long history are answered by one, and no one waits for them. */
export const conflicts: Attack = {
  name: "hundreds of conflicts in one push",
  needsProcess: true,
  async run(target) {
    const findings = new Findings();
    const stranger = await target.member();
    const made = await stranger.post(`/yacht/by_user/${stranger.userId}/`, {
      name: "Conflict",
      port_of_registry: "Nice",
      type: "MOTOR",
    });
    let state = await held(stranger, "yachts", made.body.id);
    // As heavy as fifty revisions may be before the account has to wait.
    const padding = unknownFields(15, () => "x".repeat(4_000));
    for (let revision = 0; revision < 50; revision++) {
      const fields = { ...padding, y: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f_${i}`, revision])) };
      const { master } = await pushOne(stranger, editOf("yachts", state, fields));
      if (master && "body" in master) state = master;
    }
    const differing = (mark: string) => ({
      ...state.body,
      y: Object.fromEntries(Array.from({ length: 300 }, (_, i) => [`f_${i}`, `${mark}${i}`])),
    });
    const assumed = { ...state, rev: Math.max(1, state.rev - 1), body: differing("a") };
    const push = pushOne(stranger, changeOf("yachts", assumed, { body: differing("b") }));
    const waited = await longestWait(target.url, push);
    const result = await push;
    findings.unless((result.inbox?.length ?? 0) <= 50, `${result.inbox?.length} conflicts in one answer`);
    findings.unless(waited < PATIENCE_MS, `others waited ${waited} ms`);
    return findings.list;
  },
};
