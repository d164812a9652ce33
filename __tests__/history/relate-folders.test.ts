import { posix, win32 } from 'node:path';
import { relateFolders } from '../../src/history/relate-folders.ts';

describe('paths of the workspace in the repository', () => {
  test.each([
    ['the workspace itself', posix, '/w/shop', '/w/shop', 'docs/api.json'],
    ['a folder above the workspace', posix, '/w', '/w/shop', 'shop/docs/api.json'],
    ['a folder below the workspace', posix, '/w/shop/docs', '/w/shop', 'api.json'],
    ['the workspace, on Windows', win32, 'D:\\a\\shop', 'D:\\a\\shop', 'docs/api.json'],
    ['a folder above it, on Windows', win32, 'D:\\a', 'D:\\a\\shop', 'shop/docs/api.json'],
    ['a folder below it, on Windows', win32, 'D:\\a\\shop\\docs', 'D:\\a\\shop', 'api.json'],
    ['the same folder in other letters, on Windows', win32, 'd:\\A\\Shop', 'D:\\a\\shop', 'docs/api.json'],
    ['a whole drive', win32, 'D:\\', 'D:\\a\\shop', 'a/shop/docs/api.json'],
    ['a share of the network', win32, '\\\\nas\\ci\\a', '\\\\nas\\ci\\a\\shop', 'shop/docs/api.json'],
  ] as const)('are converted in both directions if its root is %s', (_, flavour, top, workspace, path) => {
    const relation = relateFolders({ top, workspace }, flavour);
    expect(relation.toRepositoryPath('docs/api.json')).toBe(path);
    expect(relation.toWorkspacePath(path)).toBe('docs/api.json');
  });

  test.each([
    ['beside it', posix, '/w/shop/docs', '/w/shop'],
    ['beside it, on Windows', win32, 'D:\\a\\shop\\docs', 'D:\\a\\shop'],
    ['on another drive', win32, 'C:\\shop', 'D:\\a\\shop'],
    ['on a share of the network', win32, 'D:\\a\\shop', '\\\\nas\\ci\\shop'],
  ] as const)('are outside the repository if they are %s', (_, flavour, top, workspace) => {
    expect(relateFolders({ top, workspace }, flavour).toRepositoryPath('api.json')).toBeUndefined();
  });

  test('can begin with two dots', () => {
    const { toRepositoryPath } = relateFolders({ top: '/w', workspace: '/w' });
    expect(toRepositoryPath('..api.json')).toBe('..api.json');
    expect(toRepositoryPath('..')).toBeUndefined();
  });
});
