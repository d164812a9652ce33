import { parseForm } from '../support/fake-service/multipart.ts';

const type = 'multipart/form-data; boundary=cut';
const head =
  'Content-Disposition: form-data; name="file"; filename="swagger.json"\r\nContent-Type: application/json';

test('one file part is read exactly, including line endings and dashes', async () => {
  const form = await parseForm(type, Buffer.from(`--cut\r\n${head}\r\n\r\n{}\r\n--cu\r\n\r\n--cut--\r\n`));

  expect(form).toEqual({
    ok: true,
    file: { fileName: 'swagger.json', contentType: 'application/json', bytes: Buffer.from('{}\r\n--cu\r\n') },
  });
});

const part = (own = head): string => `--cut\r\n${own}\r\n\r\n{}\r\n`;
const noFile = 'No file part in the request';
const malformed = 'Malformed multipart body';

test.each([
  ['no form at all', 'application/json', '{}', noFile],
  ['a form without a boundary', 'multipart/form-data', '', noFile],
  ['an empty form', type, '--cut--\r\n', noFile],
  ['text before the first part', type, `hello\r\n${part()}--cut--\r\n`, malformed],
  ['a part that never ends', type, part().slice(0, -2), malformed],
  ['bare line feeds', type, `${part()}--cut--\r\n`.replaceAll('\r', ''), malformed],
  ['a part of another name', type, `${part(head.replace('"file"', '"swagger"'))}--cut--\r\n`, noFile],
  [
    'a part without a file name',
    type,
    `${part(head.replace(/; filename.*/su, ''))}--cut--\r\n`,
    'No selected file',
  ],
  ['a second part', type, `${part()}${part()}--cut--\r\n`, 'More than one part in the request'],
])('%s is rejected', async (_what, contentType, body, error) => {
  expect(await parseForm(contentType, Buffer.from(body))).toEqual({ ok: false, error });
});
