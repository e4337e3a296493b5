import type { Post } from "shared-schema/api/site/news";
import { dayOf, textOf } from "../../../features/news/read.ts";
import { pageIn, shownLanguage } from "./shown.ts";

const MOST_POSTS = 6;

/** Shows the news in both languages. Without a feed there are none, and nothing else is missing. */
export async function showNews(): Promise<void> {
  const shown = shownLanguage();
  await Promise.all([shown, shown === "en" ? ("fr" as const) : ("en" as const)].map(showNewsIn));
}

async function showNewsIn(language: "en" | "fr"): Promise<void> {
  const posts = await fetchPosts(language).catch((): Post[] => []);
  const page = pageIn(language);
  const section = page.querySelector<HTMLElement>("[data-news]");
  const list = section?.querySelector<HTMLElement>(".posts");
  if (!section || !list || posts.length === 0) return;
  list.append(...posts.map(entryOf));
  page.dataset["hasNews"] = "";
  section.hidden = false;
  bindSteps(section, list);
}

async function fetchPosts(language: string): Promise<Post[]> {
  const answer = await fetch(`/api/posts?per_page=${MOST_POSTS}&lang=${language}&_embed`);
  // A proxy or a server without a feed may answer anything.
  return answer.ok && answer.headers.has("x-passerelle") ? answer.json() : [];
}

function entryOf({ link, title, date, _embedded }: Post): HTMLElement {
  const image = Object.assign(document.createElement("img"), {
    src: _embedded?.["wp:featuredmedia"][0]?.source_url ?? "",
    alt: "",
    width: 720,
    height: 480,
    loading: "lazy",
  });
  const time = Object.assign(document.createElement("time"), {
    dateTime: date,
    textContent: dayOf({ date }),
  });
  const heading = Object.assign(document.createElement("h3"), { textContent: textOf(title.rendered) });
  const anchor = Object.assign(document.createElement("a"), { className: "post", href: link });
  anchor.append(...(image.getAttribute("src") ? [image] : []), time, heading);
  const entry = document.createElement("li");
  entry.append(anchor);
  return entry;
}

/** The buttons for the news beyond the edge; without any there is nothing to step to. */
function bindSteps(section: HTMLElement, list: HTMLElement): void {
  const steps = section.querySelector<HTMLElement>(".news-steps");
  const buttons = [...section.querySelectorAll<HTMLButtonElement>("[data-step]")];
  const update = () => {
    if (steps) steps.hidden = list.scrollWidth <= list.clientWidth + 1;
    const isAt = { "-1": list.scrollLeft <= 1, "1": list.scrollLeft + list.clientWidth >= list.scrollWidth - 1 };
    for (const button of buttons) button.disabled = isAt[button.dataset["step"] === "1" ? "1" : "-1"];
  };
  for (const button of buttons) {
    button.addEventListener("click", () => list.scrollBy({ left: Number(button.dataset["step"]) * list.clientWidth }));
  }
  list.addEventListener("scroll", update, { passive: true });
  new ResizeObserver(update).observe(list);
}
