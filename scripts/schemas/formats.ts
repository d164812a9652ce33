/** The formats that the schemas of OpenAPI name: lenient, for nothing is fetched and templates such as `{id}` are common. */
export const formats = {
  regex: isPattern,
  uri: /^[a-z][a-z0-9+.-]*:[^\s\\]*$/i,
  'uri-reference': /^[^\s\\]*$/,
  email: /^[^\s@]+@[^\s@]+$/,
};

/** Named, but not checked: what they ask for has no bearing on an import. */
export const unchecked = { 'media-range': true, 'uri-template': true, iri: true } as const;

/** ECMA-262 with or without Unicode; patterns of other dialects (`(?i)`, possessive quantifiers) are found here. */
function isPattern(source: string): boolean {
  return compiles(source, 'u') || compiles(source, '');
}

function compiles(source: string, flags: string): boolean {
  try {
    new RegExp(source, flags);
    return true;
  } catch {
    return false;
  }
}
