import { git } from './git-process.ts';

interface Request {
  readonly query: string;
  readonly variables: Readonly<Record<string, string>>;
}

interface Place {
  readonly bare: string;
  readonly repository: string;
}

/** The queries on objects and refs of one repository; every alias may name its own. */
export async function answerGraphql(body: unknown, { bare, repository }: Place): Promise<unknown> {
  const { query, variables } = body as Request;
  if (`${variables['owner'] ?? ''}/${variables['name'] ?? ''}` !== repository) {
    return {
      data: { repository: null },
      errors: [{ type: 'NOT_FOUND', message: 'Could not resolve to a Repository' }],
    };
  }
  const aliases = [...query.matchAll(/(\w+):object\((?:oid|expression):\$(\w+)\)/g)];
  const expressions = aliases.map((match) => variables[match[2] ?? ''] ?? '');
  const objects = await describeObjects(bare, expressions);
  const found = aliases.map((match, index) => [match[1] ?? '', objects[index] ?? null] as const);
  return { data: { repository: Object.fromEntries(found) } };
}

const typenames: Readonly<Record<string, string>> = {
  blob: 'Blob',
  tree: 'Tree',
  commit: 'Commit',
  tag: 'Tag',
};

async function describeObjects(bare: string, expressions: readonly string[]): Promise<readonly unknown[]> {
  const output = await git(bare, ['cat-file', '--batch-check'], { input: `${expressions.join('\n')}\n` });
  return output.split('\n').map((line) => {
    const match = /^([0-9a-f]{40,64}) (\w+) \d+$/.exec(line);
    return match === null ? null : { __typename: typenames[match[2] ?? ''], oid: match[1] };
  });
}
