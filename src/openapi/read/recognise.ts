import { placeOf, type Fault } from './place.ts';

const conflict =
  'The file holds a merge conflict (`<<<<<<<`, `=======`, `>>>>>>>`). Decide which side stays and take the marks out.';

/** What a file is that is read as no description, told by its text: asked only where reading it failed. */
export function recogniseText(bytes: Uint8Array): Fault | undefined {
  const text = new TextDecoder().decode(bytes);
  const mark = /^<{7}(?: |$)/m.exec(text);
  if (mark !== null && /^>{7}(?: |$)/m.test(text))
    return fault('merge-conflict', conflict, placeOf(text, mark.index));
  const start = text.slice(0, 1000).trimStart();
  if (start.startsWith('version https://git-lfs.github.com/spec/')) {
    return fault(
      'git-lfs-pointer',
      'The file is a Git LFS pointer, not the description itself. Give `actions/checkout` the input `lfs: true`.',
    );
  }
  if (/^<(?:!doctype html|html|head|body)\b/i.test(start)) {
    return fault(
      'html-page',
      'The file is an HTML page, not a description. Perhaps it was saved from an address that answered with a page to log in, or with an error.',
    );
  }
  if (/^<[?!\w]/.test(start)) {
    return fault('xml-file', 'The file is XML; expected a description as JSON or YAML.');
  }
  return undefined;
}

function fault(
  rule: string,
  message: string,
  at: ReturnType<typeof placeOf> = { place: { line: 1, column: 1 } },
): Fault {
  return { rule, message, pointer: '', ...at };
}
