/**
 * How the members of an object are to be read: as keywords of the standard, as names that an author chose
 * (a property may be called `description` or `$ref`), or as plain data in which nothing has a meaning.
 */
export type Mode = 'keywords' | 'names' | 'data';

const holdNames = new Set([
  'properties',
  'patternProperties',
  'definitions',
  '$defs',
  'dependentSchemas',
  'dependencies',
  'paths',
  'webhooks',
  'callbacks',
  'responses',
  'headers',
  'content',
  'encoding',
  'examples',
  'links',
  'variables',
  'schemas',
  'parameters',
  'requestBodies',
  'pathItems',
  'mediaTypes',
  'securitySchemes',
  'securityDefinitions',
  'additionalOperations',
]);

const holdData = new Set([
  'default',
  'enum',
  'const',
  'example',
  'value',
  'dataValue',
  'mapping',
  'scopes',
  'security',
]);

/** The mode of what a keyword holds. A list has no names: `parameters: […]` holds keywords, `examples: […]` data. */
export function modeBelow(keyword: string, holdsList: boolean): Mode {
  if (holdData.has(keyword) || keyword.startsWith('x-')) return 'data';
  if (!holdNames.has(keyword)) return 'keywords';
  if (!holdsList) return 'names';
  return keyword === 'examples' ? 'data' : 'keywords';
}
