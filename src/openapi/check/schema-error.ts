/** What the compiled schemas report, as ajv does. @see https://ajv.js.org/api.html#error-objects */
export interface SchemaError {
  readonly instancePath: string;
  readonly schemaPath: string;
  readonly keyword: string;
  readonly params: Readonly<Record<string, unknown>>;
}
