import type { AtService } from "./signatory.ts";

const PIN = "271828";

/** A person's browser on the pages of a server's embedded signing service. */
export class EmbeddedPages implements AtService {
  private cookie = "";

  constructor(private readonly url: string) {}

  /** Creates a key at the first time. */
  async logIn(location: string): Promise<{ code: string; state: string }> {
    const answer = await this.fill(location, { do: "continue", pin: PIN, pin_again: PIN, is_me: "yes" });
    const back = new URL(answer.headers.get("location") ?? "").searchParams;
    return { code: back.get("code") ?? "", state: back.get("state") ?? "" };
  }

  async confirm(): Promise<void> {
    await this.fill(`${this.url}/trust/device`, { do: "sign", pin: PIN });
  }

  /** Opens a page and sends the form on it. */
  private async fill(address: string, fields: Record<string, string>): Promise<Response> {
    const page = await this.go(address);
    const text = await page.text();
    const form = /name="form" value="([^"]+)"/.exec(text)?.[1] ?? "";
    const action = /action="([^"]+)"/.exec(text)?.[1]?.replaceAll("&amp;", "&") ?? "";
    return this.go(new URL(action, address).href, { method: "POST", body: new URLSearchParams({ form, ...fields }) });
  }

  /** Follows redirects within the service, as a browser does, and takes its cookie along. */
  private async go(address: string, init: RequestInit = {}): Promise<Response> {
    const answer = await fetch(address, { ...init, redirect: "manual", headers: { cookie: this.cookie } });
    this.cookie = answer.headers.get("set-cookie")?.split(";")[0] ?? this.cookie;
    const next = answer.headers.get("location");
    return answer.status === 303 && next?.startsWith("/") ? this.go(new URL(next, address).href) : answer;
  }
}
