import { fileURLToPath } from 'node:url';
import { renderLicenses } from '../../scripts/licenses.ts';

const licenses = renderLicenses(fileURLToPath(new URL('../..', import.meta.url)));

test.each(['@actions/core', '@octokit/core', 'js-yaml', 'p-limit', 'undici', 'tunnel'])(
  'the license of %s, which dist/ contains, is included',
  (name) => {
    expect(licenses).toMatch(new RegExp(`\\n\\n${name}\\n[\\w.-]+\\n.*`, 'u'));
  },
);

test('packages that only build and test are not in the list', () => {
  expect(licenses).not.toMatch(/^(jest|typescript|prettier)$/mu);
});
