/** Writes the workflows in the documents to a folder, for linters: `node scripts/workflow-snippets.ts FOLDER`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

interface Snippet {
  /** The document and the number of the workflow in it, from 1. */
  readonly name: string;
  readonly text: string;
}

/** Lists every YAML block of the documents that is a complete workflow. A part of one has no `jobs`. */
export function listSnippets(root: string): readonly Snippet[] {
  const docs = existsSync(join(root, 'docs')) ? readdirSync(join(root, 'docs')) : [];
  const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', ...docs.map((name) => `docs/${name}`)];
  return documents
    .filter((name) => name.endsWith('.md'))
    .flatMap((document) =>
      [...readFileSync(join(root, document), 'utf8').matchAll(/^```ya?ml\n(?<text>[\s\S]*?)^```/gmu)]
        .map(({ groups = {} }) => groups['text'] ?? '')
        .filter((text) => /^jobs:/mu.test(text) && /^on:/mu.test(text))
        .map((text, index) => ({ name: `${document}:${index + 1}`, text })),
    );
}

const [folder] = process.argv.slice(2);
if (import.meta.main && folder !== undefined) {
  mkdirSync(folder, { recursive: true });
  for (const { name, text } of listSnippets('.')) {
    writeFileSync(join(folder, `${name.replace(/\W+/gu, '-')}.yml`), text);
  }
}
