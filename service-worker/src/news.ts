/** A message that the server has pushed. */
interface News {
  title: string;
  body: string;
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
    const { title, body, path } = { title: "", body: "", path: "", ...read };
    if (typeof title !== "string" || title === "" || typeof body !== "string") return unread();
    return { title, body, path: isOwnPath(path) ? path : LIST };
  } catch {
    return unread();
  }
}

function unread(): News {
  return { title: PRODUCT, body: "", path: LIST };
}

/** A path of the app, and no address of another host. */
function isOwnPath(path: unknown): path is string {
  return typeof path === "string" && /^\/[\w-]/.test(path);
}
