/**
 * Prints the section of a version in CHANGELOG.md, which is the text of its release: `node
 * scripts/changelog-section.ts X.Y.Z`.
 */
import { readFileSync } from 'node:fs';

/**
 * Returns the text of a version's section.
 * @throws Error if the changelog has no text for the version
 */
export function findChangelogSection(changelog: string, version: string): string {
  const sections = changelog.split(/^## /mu).slice(1);
  const section = sections.find((text) => text.split('\n', 1)[0]?.trim() === version);
  const body = section?.slice(section.indexOf('\n')).trim() ?? '';
  if (body === '') throw new Error(`CHANGELOG.md has no section "## ${version}" with a text.`);
  return body;
}

const [version] = process.argv.slice(2);
if (import.meta.main && version !== undefined) {
  console.log(findChangelogSection(readFileSync('CHANGELOG.md', 'utf8'), version));
}
