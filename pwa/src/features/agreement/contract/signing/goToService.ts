/** Takes the browser to the log-in of the signing service; nowhere but to a page. */
export function goToService(address: string): void {
  const { protocol, href } = new URL(address, location.href);
  if (protocol === "https:" || protocol === "http:") location.assign(href);
}
