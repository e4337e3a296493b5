/** The text of the contract that is on screen: it is set apart from the screen round it. */
export function contractText(): string {
  const hosts = [
    ...document.querySelectorAll("[aria-label='Text of the contract'], [aria-label='Text of the comparison']"),
  ];
  return hosts.map((host) => host.shadowRoot?.textContent ?? "").join("\n");
}
