/** So far the page is scrolled before its header turns dark, px. */
const DARK_AFTER_PX = 70;

/** Turns the header dark once the page is scrolled, and closes the phone's menu when one of its links is followed. */
export function watchBar(): void {
  const bars = [...document.querySelectorAll("[data-bar]")];
  const follow = () => {
    for (const bar of bars) bar.toggleAttribute("data-scrolled", scrollY > DARK_AFTER_PX);
  };
  addEventListener("scroll", follow, { passive: true });
  follow();
  for (const menu of document.querySelectorAll<HTMLElement>("[popover]")) {
    menu.addEventListener("click", ({ target }) => {
      if (target instanceof Element && target.closest("a")) menu.hidePopover();
    });
  }
}
