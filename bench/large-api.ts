/** An OpenAPI file of 10 MB with 1,200 operations: half of it are inline parts of the operations, half are components. */
const operationCount = 1_200;
const schemaCount = 600;
const prose = 'Sentences that describe what the value is for, and when it can be missing. ';

/** Returns the file as JSON. Operations have one of 60 tags, so that one tag selects 20 of them. */
export function renderLargeApi(version = '1.0.0'): string {
  const refer = (index: number): object => ({ $ref: `#/components/schemas/Part${index % schemaCount}` });
  const describeProperties = (count: number): object =>
    Object.fromEntries(
      Array.from({ length: count }, (_, index) => [
        `property${index}`,
        { type: 'string', description: prose.repeat(3), maxLength: 100 + index },
      ]),
    );
  const schemas = Array.from({ length: schemaCount }, (_, index) => {
    const properties = { ...describeProperties(30), next: refer(2 * index + 1), other: refer(3 * index + 2) };
    return [`Part${index}`, { type: 'object', properties }];
  });
  const paths = Array.from({ length: operationCount }, (_, index) => {
    const content = { 'application/json': { schema: refer(index) } };
    const schema = { type: 'object', properties: describeProperties(12) };
    const operation = {
      operationId: `sendThing${index}`,
      summary: `Sends thing ${index}`,
      tags: [`tag${index % 60}`],
      requestBody: { content: { 'application/json': { schema } } },
      responses: { 200: { description: 'OK', content } },
    };
    return [`/things/${index}`, { post: operation }];
  });
  return JSON.stringify({
    openapi: '3.0.3',
    info: { title: 'Large API', version },
    servers: [{ url: 'https://api.orders-desk.com' }],
    paths: Object.fromEntries(paths) as unknown,
    components: { schemas: Object.fromEntries(schemas) as unknown },
  });
}
