/** Runs a test once for each named case. A row of a table then begins with its name, and names are unique. */
export function eachCase<const Case>(cases: Readonly<Record<string, Case>>) {
  return (title: string, check: (given: Case, name: string) => unknown): void => {
    test.each(Object.entries(cases))(title, (name, given) => check(given, name));
  };
}
