import { decodeFile } from '../../src/syntax/decode.ts';

const text = '{"a": "é😀"}';
const little = Buffer.from(text, 'utf16le');
const big = Buffer.from(little).swap16();

test.each<[string, Uint8Array, boolean]>([
  ['UTF-8', Buffer.from(text), true],
  ['UTF-8 with a mark', Buffer.from(`\uFEFF${text}`), false],
  ['UTF-16, little end first, with a mark', Buffer.concat([Uint8Array.of(0xff, 0xfe), little]), false],
  ['UTF-16, big end first, with a mark', Buffer.concat([Uint8Array.of(0xfe, 0xff), big]), false],
])('%s is read', (_what, bytes, asWritten) => {
  const decoded = decodeFile(bytes);
  expect(decoded.ok && Buffer.from(decoded.text).toString()).toBe(text);
  expect(decoded).toMatchObject({ ok: true, asWritten });
});

test("reading doesn't change the bytes", () => {
  const bytes = Buffer.concat([Uint8Array.of(0xfe, 0xff), big]);
  const before = Buffer.from(bytes);
  decodeFile(bytes);
  expect(bytes).toEqual(before);
});

test.each<[string, Uint8Array, string, string]>([
  ['UTF-16 without a mark', Buffer.from('{}', 'utf16le'), '1:2', 'binary'],
  ['Latin-1', Buffer.from('{\n "é": 1}', 'latin1'), '2:3', 'Latin-1'],
  ['a character that is cut off', Buffer.from('{"😀').subarray(0, 4), '1:3', 'invalid UTF-8'],
  ['half a pair in UTF-16', Uint8Array.of(0xff, 0xfe, 0x00, 0xd8), '1:1', 'invalid UTF-16LE'],
  ['half a character in UTF-16', Uint8Array.of(0xff, 0xfe, 0x7b), '1:1', 'invalid UTF-16LE'],
  ['a NUL', Buffer.from('{"a":\0}'), '1:6', 'binary'],
])('%s is rejected with its location', (_what, bytes, location, words) => {
  const decoded = decodeFile(bytes);
  const fault = decoded.ok ? undefined : decoded.fault;
  expect(`${fault?.line ?? '?'}:${fault?.column ?? '?'}`).toBe(location);
  expect(fault?.message).toContain(words);
});
