import { type Attack, Findings } from "../support/attack.ts";
import { tryPassword } from "../support/raw.ts";

const EMAIL = "carrier@demo.passerelle.test";
const RIGHT = "passerelle-demo";

/** Passwords are guessed against one account from many addresses, and from one network of IPv6. */
export const guessing: Attack = {
  name: "passwords guessed from many addresses",
  needsProcess: true,
  async run({ visitor }) {
    const findings = new Findings();
    let heard = 0;
    for (let address = 0; address < 120; address++) {
      const { status } = await tryPassword(visitor, EMAIL, `wrong ${address}`, 1_000 + address);
      if (status === 401) heard += 1;
    }
    findings.unless(heard <= 30, `${heard} of 120 wrong passwords were looked at`);
    const right = await tryPassword(visitor, EMAIL, RIGHT, 2_000);
    findings.unless(right.status === 429, `the right password is answered ${right.status} in the middle of it`);
    findings.unless(right.headers.get("retry-after") !== null, "no one is told how long to wait");
    let network = 0;
    for (let host = 0; host < 60; host++) {
      const { status } = await tryPassword(
        visitor,
        `visitor-${host}@attack.test`,
        "wrong",
        `2001:db8:7:7::${host.toString(16)}`,
      );
      if (status === 401) network += 1;
    }
    let elsewhere = 0;
    for (let account = 0; account < 400; account++) {
      const { status } = await tryPassword(
        visitor,
        `some-${account}@attack.test`,
        "wrong",
        `2001:db8:7:8::${account.toString(16)}`,
      );
      if (status === 401) elsewhere += 1;
    }
    findings.unless(network === 60 && elsewhere < 400, `${elsewhere} of 400 wrong passwords came from one /64`);
    return findings.list;
  },
};

const COMMON = ["password", "12345678", "passw0rd", "iloveyou", "        "];

/** Passwords that everybody tries first. */
export const commonPasswords: Attack = {
  name: "passwords that are tried first",
  async run({ visitor }) {
    const findings = new Findings();
    for (const [index, password] of COMMON.entries()) {
      const body = { first_name: "Lazy", last_name: "Owner", email: `lazy-${index}@attack.test`, password };
      const { status } = await visitor.call("POST", "/user/", body, { "x-forwarded-for": `198.19.0.${index + 1}` });
      findings.unless(status === 422, `«${password}»: ${status}`);
    }
    return findings.list;
  },
};

/** Checks that a log-out leaves nothing behind. */
export const loggedOut: Attack = {
  name: "traces of a log-out",
  async run(target) {
    const findings = new Findings();
    const broker = await target.login("broker");
    const stream = await fetch(`${target.url}/api/sync/stream`, {
      headers: { authorization: `Bearer ${broker.token}` },
    });
    const out = await broker.post("/user/logout");
    findings.unless(out.headers.get("clear-site-data") === '"cache"', "the browser's cache is not emptied");
    findings.unless((await broker.get("/user/me")).status === 401, "the token goes on");
    findings.unless(await endsAtOnce(stream), "the event stream goes on");
    return findings.list;
  },
};

/** Whether a stream comes to its end before its first heartbeat would. */
async function endsAtOnce(stream: Response): Promise<boolean> {
  const reader = stream.body?.getReader();
  if (!reader) return true;
  const ended = (async () => {
    while (!(await reader.read()).done);
    return true;
  })();
  const late = new Promise<boolean>((done) => setTimeout(() => done(false), 5_000).unref());
  const result = await Promise.race([ended, late]);
  await reader.cancel();
  return result;
}
