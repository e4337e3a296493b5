// Runs before the first paint, so that a bridge at night is never lit up by a white page. The keys are those of
// src/ui/theme/preferenceKeys.ts and src/store/session/storageNames.ts.
(() => {
  const root = document.documentElement;
  root.dataset.scripted = "";
  try {
    const theme = localStorage.getItem("passerelle.theme");
    const isNight =
      theme === null || theme === "auto" ? matchMedia("(prefers-color-scheme: dark)").matches : theme === "dark";
    if (isNight) {
      root.dataset.mantineColorScheme = "dark";
      document.querySelector("meta[name=theme-color]")?.setAttribute("content", "#0A0D11");
    }
    const language = localStorage.getItem("passerelle.language") ?? navigator.language.slice(0, 2);
    root.lang = language === "fr" ? "fr" : "en";
    // The landing page is for guests.
    if (location.pathname === "/" && localStorage.getItem("passerelle.token") !== null) location.replace("/agreement");
  } catch {
    // Storage may be forbidden; the page then starts in daylight and in English.
  }
})();
