import { findChangelogSection } from '../../scripts/changelog-section.ts';

const changelog =
  '# Changelog\n\nNewest first.\n\n## 1.10.0\n\n- **New.** b\n\n### Details\n\nc\n\n## 1.1.0\n\n- a\n\n## 1.0.1\n';

test.each([
  ['1.10.0', '- **New.** b\n\n### Details\n\nc'],
  ['1.1.0', '- a'],
])('the text of release %s is its own complete section', (version, text) => {
  expect(findChangelogSection(changelog, version)).toBe(text);
});

test.each(['1.1', '2.0.0', '1.0.1'])(
  'a version that the changelog does not describe (%s) is not released',
  (version) => {
    expect(() => findChangelogSection(changelog, version)).toThrow(`"## ${version}"`);
  },
);
