import { OWN_ANSWER } from "shared-schema/api/ownAnswer";
import { afterEach, expect, it, vi } from "vitest";
import { contactEmail } from "../../base/contactEmail.ts";
import { askContactEmail } from "./askContactEmail.ts";

afterEach(() => vi.unstubAllGlobals());

const answerWith = (answer: () => Promise<Response>) => vi.stubGlobal("fetch", answer);

it("shows the operator's address as the server said it last, also while it does not answer", async () => {
  const kept = new Map<string, string>();
  vi.stubGlobal("localStorage", {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
  });
  const own = contactEmail();
  answerWith(() => Promise.reject(new TypeError("offline")));
  await askContactEmail();
  expect(contactEmail()).toBe(own);
  const headers = { [OWN_ANSWER]: "1" };
  answerWith(async () => Response.json({ contact_email: "ops@quay.example" }, { headers }));
  await askContactEmail();
  expect(contactEmail()).toBe("ops@quay.example");
  answerWith(async () => Response.json({ contact_email: null }, { headers }));
  await askContactEmail();
  expect(contactEmail()).toBe("ops@quay.example");
  expect([...kept.values()]).toEqual(["ops@quay.example"]);
});
