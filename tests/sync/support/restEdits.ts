import type { Random } from "./random.ts";
import type { TestServer, TestUser } from "./server.ts";
import type { Tokens } from "./tokens.ts";

/** Edits over the REST interface, by someone without a device. */
export class RestEditor {
  readonly name = "rest";

  constructor(
    private readonly server: TestServer,
    private readonly tokens: Tokens,
    private readonly user: TestUser,
  ) {}

  /** @returns the failure of a call that neither took nor refused the edit */
  async edit(random: Random): Promise<string | null> {
    const id = random.pick([...this.server.shown(this.user, "agreements").keys()].sort());
    if (!id) return null;
    const token = this.tokens.make(this);
    return random.below(2) === 0 ? this.rename(id, token) : this.addService(id, token);
  }

  private async rename(id: string, token: string): Promise<string | null> {
    const status = await this.call("PUT", `/api/cruise/${id}`, { name: token });
    if (status === 200) this.tokens.written(this, `agreements/${id}/name`, token);
    return failureOf(status);
  }

  private async addService(id: string, token: string): Promise<string | null> {
    const status = await this.call("POST", `/api/cruise/${id}/service/`, { name: token });
    if (status === 200) this.tokens.written(this, `agreements/${id}/services/${token}`, token);
    return failureOf(status);
  }

  private async call(method: string, path: string, body: object): Promise<number> {
    const headers = { authorization: `Bearer ${this.user.token}`, "content-type": "application/json" };
    const answer = await this.server.fetch(path, { method, headers, body: JSON.stringify(body) });
    await answer.body?.cancel();
    return answer.status;
  }
}

/** Not there any more, not allowed, not in this status: all of that may be. */
function failureOf(status: number): string | null {
  return [200, 403, 404, 409].includes(status) ? null : `a REST edit was answered ${status}`;
}
