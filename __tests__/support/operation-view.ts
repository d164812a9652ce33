import { isMembers, listOf, membersOf, omit, type Members, type Reader } from './standard-reader.ts';

/** An operation in the form of OpenAPI 3, for any version of the file. */
export interface Operation {
  readonly place: string;
  readonly isUpgraded: boolean;
  readonly id: string | undefined;
  /** Texts of the operation and of its path. */
  readonly texts: readonly string[];
  /** Parameters by location and name. */
  readonly parameters: Members;
  /** Body, responses, security, servers, extensions and all other parts. */
  readonly rest: Members;
}

const beside = ['parameters', 'summary', 'description', 'servers', '$ref', 'additionalOperations'];
const reported = [
  'parameters',
  'requestBody',
  'responses',
  'security',
  'servers',
  'operationId',
  'summary',
  'description',
];

export function readOperations(reader: Reader): readonly Operation[] {
  return Object.entries(membersOf(reader.root['paths'])).flatMap(([path, value]) => {
    if (path.startsWith('x-')) return [];
    const { $ref, ...own } = membersOf(value);
    const item = { ...membersOf($ref === undefined ? {} : reader.read({ $ref })), ...own };
    const methods = Object.entries(item).filter(([key]) => !beside.includes(key) && !key.startsWith('x-'));
    const more = Object.entries(membersOf(item['additionalOperations'])).filter(
      ([key]) => !Object.hasOwn(item, key),
    );
    return [...methods, ...more].map(([method, operation]) =>
      readOperation(reader, `${method.toUpperCase()} ${path}`, membersOf(operation), item),
    );
  });
}

function readOperation(reader: Reader, place: string, operation: Members, item: Members): Operation {
  const { is2 } = reader;
  const parameters = new Map<string, Members>();
  for (const list of [item['parameters'], operation['parameters']]) {
    // If a list has two bodies, the first one counts.
    for (const entry of [...listOf(list)].reverse()) {
      const parameter = membersOf(reader.read(entry));
      const { in: where, name } = parameter;
      parameters.set(is2 && where === 'body' ? 'body' : JSON.stringify([where, name]), parameter);
    }
  }
  const all = [...parameters];
  const isBody = ([where]: [string, Members]): boolean => is2 && /^(?:body$|\["formData")/.test(where);
  const extensions = Object.entries(item).filter(([key]) => key.startsWith('x-'));
  const left = Object.entries(operation).filter(
    ([key]) => !reported.includes(key) && !(is2 && ['consumes', 'produces', 'schemes'].includes(key)),
  );
  const consumes = operation['consumes'] ?? reader.root['consumes'];
  const produces = operation['produces'] ?? reader.root['produces'];
  const bodies = all.filter(isBody).map(([, parameter]) => parameter);
  const texts = [operation['summary'], operation['description'], item['summary'], item['description']];
  return {
    place,
    isUpgraded: is2,
    id: typeof operation['operationId'] === 'string' ? operation['operationId'] : undefined,
    texts: texts.filter((text) => typeof text === 'string' && text.trim() !== '') as string[],
    parameters: Object.fromEntries(
      all.filter((one) => !isBody(one)).map(([where, one]) => [where, is2 ? modernParameter(one) : one]),
    ),
    rest: {
      ...Object.fromEntries(extensions),
      ...Object.fromEntries(left),
      body: is2 ? modernBody(bodies, typesOf(consumes)) : (operation['requestBody'] ?? undefined),
      responses: is2
        ? modernResponses(reader, operation['responses'], typesOf(produces))
        : operation['responses'],
      security: readSecurity(reader, operation['security'] ?? reader.root['security']),
      servers: is2 ? undefined : (operation['servers'] ?? item['servers']),
    },
  };
}

/** Reads each requirement with the content of its schemes, because names can change. */
function readSecurity(reader: Reader, security: unknown): unknown {
  const { root, is2 } = reader;
  const schemes = membersOf(
    is2 ? root['securityDefinitions'] : membersOf(root['components'])['securitySchemes'],
  );
  return listOf(security).map((one) =>
    Object.entries(membersOf(one)).map(([name, scopes]) => [
      is2 ? modernScheme(membersOf(schemes[name])) : schemes[name],
      scopes,
    ]),
  );
}

function modernScheme(scheme: Members): Members {
  const { flow, authorizationUrl, tokenUrl, scopes, ...rest } = scheme;
  if (rest['type'] === 'basic') return { ...rest, type: 'http', scheme: 'basic' };
  if (rest['type'] !== 'oauth2') return scheme;
  const names: Members = { application: 'clientCredentials', accessCode: 'authorizationCode' };
  return {
    ...rest,
    flows: { [String(names[String(flow)] ?? flow)]: { authorizationUrl, tokenUrl, scopes: scopes ?? {} } },
  };
}

const described = ['name', 'in', 'description', 'required', 'allowEmptyValue', 'collectionFormat', 'schema'];

function modernParameter(parameter: Members): Members {
  const isReported = (key: string): boolean => described.includes(key) || key.startsWith('x-');
  const reported = Object.entries(parameter).filter(([key]) => isReported(key) && key !== 'collectionFormat');
  return {
    ...Object.fromEntries(reported),
    ...(parameter['in'] === 'path' && { required: true }),
    schema: parameter['schema'] ?? pickSchema(parameter, isReported),
  };
}

function pickSchema(holder: Members, isLeft: (key: string) => boolean): unknown {
  return withoutFormats(Object.fromEntries(Object.entries(holder).filter(([key]) => !isLeft(key))));
}

function withoutFormats(schema: unknown): unknown {
  if (!isMembers(schema)) return schema;
  const rest = omit(schema, ['collectionFormat']);
  return isMembers(rest['items']) ? { ...rest, items: withoutFormats(rest['items']) } : rest;
}

function modernBody(parts: readonly Members[], types: readonly string[]): unknown {
  const body = parts.find((part) => part['in'] === 'body');
  if (body !== undefined) {
    const { schema } = body;
    const rest = omit(body, ['name', 'in', 'schema']);
    return {
      ...rest,
      content: eachOf(
        types.length > 0 ? types : ['application/json'],
        schema === undefined ? {} : { schema },
      ),
    };
  }
  if (parts.length === 0) return undefined;
  const hasFile = parts.some(({ type }) => type === 'file');
  const form = hasFile
    ? ['multipart/form-data']
    : ['multipart/form-data', 'application/x-www-form-urlencoded'];
  const listed = types.filter((type) => form.includes(type));
  const required = parts.filter((part) => part['required'] === true).map(({ name }) => name);
  const properties = entriesOf(
    parts.map((part) => [
      part['name'] as string,
      pickSchema(part, (key) =>
        ['name', 'in', 'required', 'allowEmptyValue', 'collectionFormat'].includes(key),
      ),
    ]),
  );
  const schema = { type: 'object', properties, ...(required.length > 0 && { required }) };
  const last = form.at(-1) ?? '';
  return {
    content: eachOf(listed.length > 0 ? listed : [last], { schema }),
    ...(required.length > 0 && { required: true }),
  };
}

function modernResponses(reader: Reader, responses: unknown, types: readonly string[]): unknown {
  if (!isMembers(responses)) return responses;
  return Object.fromEntries(
    Object.entries(responses).map(([status, given]) => {
      if (status.startsWith('x-')) return [status, given];
      const { schema, examples, headers, ...rest } = membersOf(reader.read(given));
      const shown = membersOf(examples);
      const listed = schema === undefined ? [] : types.length > 0 ? types : ['*/*'];
      const all = [...new Set([...listed, ...Object.keys(shown)])];
      const media = all.map((type): [string, unknown] => [
        type,
        {
          ...(schema !== undefined && { schema }),
          ...(Object.hasOwn(shown, type) && { example: shown[type] }),
        },
      ]);
      const modern = Object.entries(membersOf(headers)).map(([name, header]): [string, unknown] => [
        name,
        modernParameter(membersOf(header)),
      ]);
      return [
        status,
        {
          description: '',
          ...rest,
          ...(headers !== undefined && { headers: entriesOf(modern) }),
          ...(media.length > 0 && { content: entriesOf(media) }),
        },
      ];
    }),
  );
}

function entriesOf(entries: readonly (readonly [string, unknown])[]): Members {
  return Object.fromEntries(entries);
}

function eachOf(types: readonly string[], media: unknown): Members {
  return Object.fromEntries(types.map((type) => [type, media]));
}

function typesOf(value: unknown): readonly string[] {
  return typeof value === 'string' ? [value] : listOf(value).filter((type) => typeof type === 'string');
}
