import { parseForm } from '../support/fake-service/multipart.ts';

const type = 'multipart/form-data; boundary=cut';
const head =
  'Content-Disposition: form-data; name="file"; filename="swagger.json"\r\nContent-Type: application/json';

test('one file part is read exactly, including line endings and dashes', () => {
  const form = parseForm(type, Buffer.from(`--cut\r\n${head}\r\n\r\n{}\r\n--cu\r\n\r\n--cut--\r\n`));

  expect(form).toEqual({
    ok: true,
    file: { fileName: 'swagger.json', contentType: 'application/json', bytes: Buffer.from('{}\r\n--cu\r\n') },
  });
});

test.each([
  ['no form at all', 'application/json', '{}', 'No file part in the request'],
  ['a form without a boundary', 'multipart/form-data', '', 'No file part in the request'],
  ['an empty form', type, '--cut--\r\n', 'No file part in the request'],
  [
    'text before the first part',
    type,
    `hello\r\n--cut\r\n${head}\r\n\r\n{}\r\n--cut--\r\n`,
    'Malformed multipart body',
  ],
  ['a part that never ends', type, `--cut\r\n${head}\r\n\r\n{}`, 'Malformed multipart body'],
  ['bare line feeds', type, `--cut\n${head}\n\n{}\n--cut--\n`, 'Malformed multipart body'],
  [
    'a part of another name',
    type,
    `--cut\r\n${head.replace('"file"', '"swagger"')}\r\n\r\n{}\r\n--cut--\r\n`,
    'No file part in the request',
  ],
  [
    'a part without a file name',
    type,
    '--cut\r\nContent-Disposition: form-data; name="file"\r\n\r\n{}\r\n--cut--\r\n',
    'No selected file',
  ],
  [
    'a second part',
    type,
    `--cut\r\n${head}\r\n\r\n{}\r\n--cut\r\n${head}\r\n\r\n{}\r\n--cut--\r\n`,
    'More than one part in the request',
  ],
])('%s is rejected', (_what, contentType, body, error) => {
  expect(parseForm(contentType, Buffer.from(body))).toEqual({ ok: false, error });
});
