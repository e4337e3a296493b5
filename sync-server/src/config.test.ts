import { expect, it } from "vitest";
import { readConfig } from "./config.ts";

it("listens on this machine alone outside production, unless told", () => {
  expect(readConfig({}).host).toBe("127.0.0.1");
  expect(readConfig({ NODE_ENV: "production" }).host).toBe("0.0.0.0");
  expect(readConfig({ HOST: "192.0.2.1" }).host).toBe("192.0.2.1");
});

it("takes the address of an SMTP server, or says that it is none without repeating it", () => {
  expect(readConfig({}).mail).toEqual({ callDueDays: 7, smtpUrl: null, from: "Passerelle <hello@passerelle.test>" });
  expect(readConfig({ SMTP_URL: "smtps://u:p@mail.example.org" }).mail.smtpUrl).toBe("smtps://u:p@mail.example.org");
  for (const SMTP_URL of ["mail.example.org", "https://mail.example.org", "smtp:", "user:secret@mail.example.org"])
    expect(() => readConfig({ SMTP_URL })).toThrow(/^SMTP_URL has to be an address like (?!.*secret)/);
});

it("takes a port, or says that it is none", () => {
  expect([readConfig({}).port, readConfig({ PORT: "" }).port, readConfig({ PORT: "8080" }).port]).toEqual([
    3000, 3000, 8080,
  ]);
  for (const PORT of ["eighty", "-1", "80.5", "65536", "NaN"])
    expect(() => readConfig({ PORT })).toThrow(/PORT has to be/);
});

it.each(["CONTACT_SERVICE_URL", "NEWS_FEED_URL"])("takes a web address for %s, or says that it is none", (name) => {
  expect(readConfig({})).toMatchObject({ contactServiceUrl: null, newsFeedUrl: null });
  expect(Object.values(readConfig({ [name]: "https://example.org/x" }))).toContain("https://example.org/x");
  for (const wrong of ["example.org", "ftp://example.org", "javascript:alert(1)"])
    expect(() => readConfig({ [name]: wrong })).toThrow(`${name} has to be an address`);
});

it("takes the hosts of the news' pictures, or says that one is none", () => {
  expect(readConfig({}).newsPictureHosts).toEqual([]);
  const hosts = readConfig({ NEWS_PICTURE_HOSTS: "cdn.example.org, I0.wp.com," }).newsPictureHosts;
  expect(hosts).toEqual(["cdn.example.org", "i0.wp.com"]);
  for (const wrong of ["https://cdn.example.org", "cdn.example.org/pictures", "two words", "a@b"]) {
    expect(() => readConfig({ NEWS_PICTURE_HOSTS: wrong })).toThrow("NEWS_PICTURE_HOSTS");
  }
});

it("names the operator to push services by the contact address, or by an address of its own", () => {
  expect(readConfig({ PASSERELLE_CONTACT_EMAIL: "ops@example.org" }).pushContact).toBe("mailto:ops@example.org");
  expect(readConfig({ PASSERELLE_CONTACT_EMAIL: "" }).pushContact).toBe("mailto:hello@passerelle.test");
  expect(readConfig({ VAPID_SUBJECT: "https://example.org/contact" }).pushContact).toBe("https://example.org/contact");
});

it.each([
  [{ PASSERELLE_CONTACT_EMAIL: "Passerelle <ops@example.org>" }, "PASSERELLE_CONTACT_EMAIL"],
  [{ VAPID_SUBJECT: "ops@example.org" }, "VAPID_SUBJECT"],
  [{ VAPID_SUBJECT: "http://example.org" }, "VAPID_SUBJECT"],
  [{ VAPID_SUBJECT: "mailto:" }, "VAPID_SUBJECT"],
])("says at the start what push services would refuse: %j", (env, name) => {
  expect(() => readConfig(env)).toThrow(new RegExp(`^${name} has to be an address like `));
});
