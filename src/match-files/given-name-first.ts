/** "Surname, Given" as a match sheet writes it: "Given Surname". */
export function givenNameFirst(name: string): string {
  const [surname = '', ...given] = name.split(',').map((part) => part.trim());
  return [...given, surname].filter(Boolean).join(' ');
}
