/** «De» before a name: «D’Ajaccio», «Du Lavandou», «Des Saintes», «De Bonifacio». */
export function fromPlace(name: string): string {
  const contracted = /^Les? /.exec(name)?.[0];
  if (contracted) return `${contracted === "Le " ? "Du" : "Des"} ${name.slice(contracted.length)}`;
  const first = name.normalize("NFD").charAt(0);
  return /[aeiouyh]/i.test(first) ? `D’${name}` : `De ${name}`;
}
