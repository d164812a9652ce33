/** Returns a name as JSONPath writes it in brackets, such as `'/orders'`. */
export function quoteName(name: string): string {
  return `'${JSON.stringify(name).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;
}
