/** A message that the server has pushed. */
interface News {
  title: string;
  body: string;
  /** The language of the two, as BCP 47 names it; empty where it is not known. */
  lang: string;
  /** The screen that it leads to. */
  path: string;
}

const PRODUCT = "Passerelle";
const LIST = "/alerts";

/** Reads a pushed message. A browser has to show each one: of one that cannot be read it shows that there is news. */
export function readNews(text: string | undefined): News {
  try {
    const read: unknown = JSON.parse(text ?? "");
    if (typeof read !== "object" || read === null) return unread();
    const { title, body, lang, path } = { title: "", body: "", lang: "", path: "", ...read };
    if (typeof title !== "string" || title === "" || typeof body !== "string") return unread();
    return { title, body, lang: typeof lang === "string" ? lang : "", path: isOwnPath(path) ? path : LIST };
  } catch {
    return unread();
  }
}

function unread(): News {
  return { title: PRODUCT, body: "", lang: "", path: LIST };
}

/** A path of the app, and no address of another host. */
function isOwnPath(path: unknown): path is string {
  return typeof path === "string" && /^\/[\w-]/.test(path);
}
