import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterEach, expect, it, vi } from "vitest";
import { contactEmail } from "../../base/contactEmail.ts";
import { askInstallation } from "./askInstallation.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

it("keeps the service that signs for screens without a connection, and nothing that it cannot read", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const headers = { [OWN_ANSWER]: "1" };
  const said = { kind: "csc", name: "ACME Trust Services" };
  for (const signing of [said, { kind: "csc" }, undefined]) {
    answerWith(async () => Response.json({ signing }, { headers }));
    await askInstallation();
    expect([...kept.values()].map((text) => JSON.parse(text))).toEqual([said]);
  }
  answerWith(() => Promise.reject(new TypeError("offline")));
  await askInstallation();
  expect(kept.size).toBe(1);
});

it("shows the operator's address as the server said it last, also while it does not answer", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const own = contactEmail();
  answerWith(() => Promise.reject(new TypeError("offline")));
  await askInstallation();
  expect(contactEmail()).toBe(own);
  const headers = { [OWN_ANSWER]: "1" };
  answerWith(async () => Response.json({ contact_email: "ops@quay.example" }, { headers }));
  await askInstallation();
  expect(contactEmail()).toBe("ops@quay.example");
  answerWith(async () => Response.json({ contact_email: null }, { headers }));
  await askInstallation();
  expect(contactEmail()).toBe("ops@quay.example");
  expect([...kept.values()]).toEqual(["ops@quay.example"]);
});
