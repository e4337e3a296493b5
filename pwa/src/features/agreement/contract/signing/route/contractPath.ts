/** The address of the contract section with a version. */
export function contractPath(id: number, version: number): string {
  return `/agreement/${id}/contract/${version}`;
}
