/**
 * Checks the style that CONTRIBUTING.md describes: words to avoid, US spelling, the length of sentences, and how doc comments
 * begin. `npm run docs:check` runs it. `node scripts/check-text.ts PATH…` checks only these files.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { load } from 'js-yaml';

export interface TextFault {
  readonly path: string;
  readonly line: number;
  readonly message: string;
}

/** A piece of prose, with the line where it starts. */
interface Passage {
  readonly line: number;
  readonly text: string;
  readonly isDocComment?: boolean;
}

/** The rule says 25 words. The check leaves room for code and names. */
const maxWords = 30;

/** Words to avoid, with their replacement. */
const avoided: readonly (readonly [RegExp, string])[] = [
  [/\b(?:some|no|any|every)body\b/giu, 'a role, such as "user" or "maintainer"'],
  [/\bwhoever\b/giu, '"anyone who", or a role'],
  [/\bin step\b(?! \d)/giu, '"in sync"'],
  [/\bputs? back\b/giu, '"restore" or "roll back"'],
  [/\b(?:gives?|gave|given|giving) up\b/giu, '"roll back", "stop" or "time out"'],
  [/\bblind(?:ly)?\b/giu, '"scripted" or "without verification"'],
  [/\b(?:seeing|unseen)\b/giu, '"reconciled", "with verification" or "unverified"'],
  [/\bdoors?\b/giu, '"index.ts" or "entry point"'],
  [/\b(?:story|stories)\b/giu, '"run" or "flow"'],
  [/\b(?:tell|tells|told|telling)\b/giu, '"report", "describe" or "show"'],
  [
    /\bwhat (?:it|they|the copilot|a copilot|the service) holds?\b/giu,
    '"the copilot\'s actions" or "the live state"',
  ],
  [/\b(?:mend|mends|mended|mending)\b/giu, '"repair" or "fix"'],
  [/\b(?:heal|heals|healed|healing)\b/giu, '"repair"'],
  [/\bfor good\b/giu, '"permanently"'],
  [/\bat work\b/giu, '"in progress"'],
  [/\bstand-ins?\b/giu, '"fake service"'],
];

/** British spellings, as the start of a word. */
const british =
  /\b(?:cancell(?:ed|ing)|recogni[s]|behaviour|colour|licence|normalis|organis|initialis|serialis|summaris|honour|favour|catalogue|grey\b|modell|labell(?:ed|ing)|travell|fulfil\b|defence|analys(?:e|ed|ing)\b)\w*/giu;

/** How a doc comment must not begin. */
const badOpening = /^(?:Of|Where|That|So|What|Undefined where|None)\b/u;

/** Patterns of `git ls-files`, in which `*` also matches folders. */
const checkedFiles = [
  ...['*.md', 'action.yml', 'schema/*.json', 'package.json', 'examples/*', '.github/workflows/*'],
  ...['src/*.ts', 'scripts/*.ts', 'bench/*.ts', '__tests__/*.test.ts'],
];

/** Files that quote the words to avoid. */
const exempt = new Set([
  'scripts/check-text.ts',
  '__tests__/scripts/check-text.test.ts',
  'CODE_OF_CONDUCT.md',
]);

/** Returns everything in a text that violates the style. */
export function checkText(path: string, text: string): readonly TextFault[] {
  return listPassages(path, text).flatMap((passage) =>
    listFaults(passage).map((message) => ({ path, line: passage.line, message })),
  );
}

function listFaults({ isDocComment = false, text }: Passage): readonly string[] {
  const prose = text.replace(/`[^`]*`/gu, 'code').replace(/\bhttps?:\S+/gu, 'link');
  const words = [
    ...avoided.flatMap(([pattern, better]) =>
      [...prose.matchAll(pattern)].map(([word]) => `"${word}": use ${better}`),
    ),
    ...[...prose.matchAll(british)].map(([word]) => `"${word}": use US spelling`),
  ];
  const long = listSentences(prose)
    .map((sentence) => ({
      sentence,
      count: sentence.split(/\s+/u).filter((word) => /\w/u.test(word)).length,
    }))
    .filter(({ count }) => count > maxWords)
    .map(({ count, sentence }) => `${count} words, at most ${maxWords}: "${sentence.slice(0, 60)}…"`);
  const isBadOpening = isDocComment && badOpening.test(text);
  const opening = isBadOpening ? [`a doc comment begins with "${text.slice(0, 20)}…"`] : [];
  return [...words, ...long, ...opening];
}

function listSentences(prose: string): readonly string[] {
  return prose
    .replace(/\b(?:e\.g|i\.e|etc|vs)\./gu, 'such as')
    .split(/(?<=[.!?]["”’)*]*)\s+|\s+[–·|]\s+/u)
    .map((sentence) => sentence.trim());
}

function listPassages(path: string, text: string): readonly Passage[] {
  if (path.endsWith('.md')) return listMarkdown(text);
  if (path.endsWith('.json')) return listStrings(text);
  if (path.endsWith('.test.ts')) return listTestNames(text);
  if (path.endsWith('.ts')) return listCode(text);
  return path === 'action.yml' ? listDescriptions(text) : listHashComments(text);
}

/** Lists the paragraphs, list items, headings and table cells. Skips code blocks, HTML and generated parts. */
function listMarkdown(text: string): readonly Passage[] {
  const passages: { line: number; text: string }[] = [];
  let isFence = false;
  let isOpen = false;
  for (const [index, line] of text.split('\n').entries()) {
    const trimmed = line.trim();
    if (/^(?:```|~~~)/u.test(trimmed)) isFence = !isFence;
    const isBreak = trimmed === '' || isFence || /^(?:```|<|\[!)/u.test(trimmed);
    if (isBreak) {
      isOpen = false;
    } else if (trimmed.startsWith('|')) {
      isOpen = false;
      for (const cell of trimmed.split(/(?<!\\)\|/u))
        passages.push({ line: index + 1, text: unlink(cell.trim()) });
    } else if (/^(?:[-*] |\d+\. |#+ |> )/u.test(trimmed) || !isOpen) {
      isOpen = !trimmed.startsWith('#');
      passages.push({ line: index + 1, text: unlink(trimmed.replace(/^(?:[-*]|\d+\.|#+|>) /u, '')) });
    } else {
      const last = passages.at(-1);
      if (last !== undefined) last.text += ` ${unlink(trimmed)}`;
    }
  }
  return passages;
}

/** Replaces links and images with their text. */
function unlink(text: string): string {
  return text.replace(/!?\[([^\]]*)\]\([^)]*\)/gu, '$1').replace(/<[^>]+>/gu, ' | ');
}

function listStrings(text: string): readonly Passage[] {
  return text.split('\n').flatMap((line, index) => {
    const [, value] = /"(?:description|title)": "((?:[^"\\]|\\.)*)"/u.exec(line) ?? [];
    return value === undefined ? [] : [{ line: index + 1, text: value }];
  });
}

interface Described {
  readonly description?: string;
}

function listDescriptions(text: string): readonly Passage[] {
  const { inputs, outputs } = load(text) as Readonly<Record<string, Readonly<Record<string, Described>>>>;
  return Object.entries({ ...inputs, ...outputs }).map(([name, { description = '' }]) => ({
    line: text.split('\n').findIndex((line) => line.startsWith(`  ${name}:`)) + 1,
    text: description,
  }));
}

/** Lists the comments and descriptions of YAML files and shell scripts. */
function listHashComments(text: string): readonly Passage[] {
  return joinLines(
    text.split('\n').map((line) => /^\s*# ?(.*)|\s# (.*)|^\s*(?:- )?(?:name|description): (.*)/u.exec(line)),
  );
}

/** Lists the comments of a source, and its strings of several words. */
function listCode(text: string): readonly Passage[] {
  const lines = text.split('\n');
  const docs = [...text.matchAll(/^[^\S\n]*\/\*\*([\s\S]*?)\*\//gmu)].flatMap(({ 1: body = '', index }) =>
    body
      .replace(/^\s*\* ?/gmu, '')
      .split(/\n(?=@)|\n\s*\n/u)
      .map((part) => part.replace(/\s+/gu, ' ').trim())
      .filter((part) => !part.startsWith('@see'))
      .map((part) => ({ isDocComment: true, line: countLines(text, index), text: part })),
  );
  const comments = joinLines(lines.map((line) => /^\s*\/\/ ?(.*)/u.exec(line)));
  return [...docs, ...comments, ...listMessages(lines)];
}

/** Lists the strings of several words. A string that continues on the next line is one passage. */
function listMessages(lines: readonly string[]): readonly Passage[] {
  const passages: { line: number; text: string }[] = [];
  for (const [index, line] of lines.entries()) {
    if (/^\s*(?:\/\/|\/?\*|import\b)/u.test(line)) continue;
    const strings = [...line.matchAll(/'((?:[^'\\]|\\.)*)'|`((?:[^`\\]|\\.)*)`/gu)].map(([, one, two]) =>
      (one ?? two ?? '').replace(/\$\{[^}]*\}/gu, 'value'),
    );
    const last = passages.at(-1);
    const isContinued = /['`] \+$/u.test(lines[index - 1] ?? '') && /^\s*['`]/u.test(line);
    if (isContinued && last !== undefined) last.text += strings.shift() ?? '';
    passages.push(...strings.map((text) => ({ line: index + 1, text })));
  }
  return passages.filter(({ text }) => text.includes(' '));
}

/** Lists the names of tests: the first argument of `test`, `describe` or the function that `each` returns. */
function listTestNames(text: string): readonly Passage[] {
  const names = /(?:\b(?:test|describe)(?:\.\w+)?|[)`])\(\s*(['"`])((?:(?!\1)[^\\]|\\.)+)\1,/gu;
  return [...text.matchAll(names)].map(({ 2: name = '', index }) => ({
    line: countLines(text, index),
    text: name,
  }));
}

function countLines(text: string, end: number): number {
  return text.slice(0, end).split('\n').length;
}

/** Joins the comments of adjacent lines. */
function joinLines(matches: readonly (RegExpExecArray | null)[]): readonly Passage[] {
  const passages: { line: number; text: string }[] = [];
  let isOpen = false;
  for (const [index, match] of matches.entries()) {
    const [, comment, ...others]: readonly (string | undefined)[] = match ?? [];
    const text = comment ?? others.find((other) => other !== undefined);
    const last = passages.at(-1);
    if (comment !== undefined && isOpen && last !== undefined) last.text += ` ${comment}`;
    else if (text !== undefined) passages.push({ line: index + 1, text });
    isOpen = comment !== undefined && comment !== '';
  }
  return passages;
}

/** Lists the tracked files to check. */
function listFiles(): readonly string[] {
  const files = execFileSync('git', ['ls-files', '-z', ...checkedFiles], { encoding: 'utf8' }).split('\0');
  return files.filter(
    (path) => path !== '' && !exempt.has(path) && !/^(?:dist|__tests__\/golden)\//u.test(path),
  );
}

if (import.meta.main) {
  const [...named] = process.argv.slice(2);
  const files = named.length > 0 ? named : listFiles();
  const faults = files.flatMap((path) => checkText(path, readFileSync(path, 'utf8')));
  for (const { path, line, message } of faults) console.error(`${path}:${line}: ${message}`);
  if (faults.length > 0) {
    console.error(`${faults.length} violations of the style (see CONTRIBUTING.md, “Style”).`);
    process.exitCode = 1;
  }
}
