/** An instant as these lists show it, in UTC like everything else. */
export function when(instant: string): string {
  return `${instant.slice(0, 10).replaceAll("-", "/")} ${instant.slice(11, 16)} UTC`;
}
