import { renderLicenses } from '../../scripts/licenses.ts';
import { projectFolder } from '../support/folders.ts';

const licenses = renderLicenses(projectFolder);

const bundled = ['@actions/core', '@octokit/core', 'js-yaml', 'p-limit', 'undici', 'tunnel'];

test.each(bundled)('the license of %s, which dist/ contains, is included', (name) => {
  expect(licenses).toMatch(new RegExp(`\\n\\n${name}\\n[\\w.-]+\\n.*`, 'u'));
});

test('packages that only build and test are not in the list', () => {
  expect(licenses).not.toMatch(/^(jest|typescript|prettier)$/mu);
});
