import { isOid, shortenOid } from '../oid.ts';
import type { RunContext } from '../runner/index.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { joinWords } from './counts.ts';
import type { Operation } from '../openapi/index.ts';
import type { LocationAtCommit, TargetResult } from '../result.ts';

export interface Links {
  readonly result: TargetResult;
  readonly run: RunContext;
}

/** Renders a file at the commit that was read as inline code, with a link if the server has a page for it. */
export function linkPath(file: string, links: Links): string {
  const commit = links.result.change?.head;
  return linkLocation(codeCell(file, 200), { file, line: undefined, commit }, links);
}

/** Renders the name of an operation in bold, with a link if its location is known. */
export function linkOperation(operation: Operation, links: Links): string {
  const title = `**${escapeMarkdown(operation.name, 120)}**`;
  const location = links.result.spec?.locations.get(operation);
  return location === undefined ? title : linkLocation(title, location, links);
}

/** Links Markdown to a line of a file at a commit. Returns the Markdown alone if the server has no page for it. */
export function linkLocation(
  markdown: string,
  { commit, file, line }: Omit<LocationAtCommit, 'line'> & { readonly line: number | undefined },
  { result, run: { isGitea, repositoryUrl } }: Links,
): string {
  const reason = result.change?.reason;
  const isElsewhere = reason === 'other-repository' || reason === 'untracked';
  if (repositoryUrl === undefined || commit === undefined || !isOid(commit) || isElsewhere) return markdown;
  const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const tree = isGitea ? 'src/commit' : 'blob';
  // If the file differs from the commit, its lines can differ, too.
  const anchor = line === undefined || reason === 'dirty' ? '' : `#L${line}`;
  return link(markdown, `${repositoryUrl}/${tree}/${commit}/${path}${anchor}`);
}

/**
 * Renders the compared commits: both with a link to the page that compares them, or the only one, or an empty string.
 */
export function linkCommits({ result: { change }, run: { repositoryUrl } }: Links): string {
  if (change?.head === undefined) return '';
  const { base, head, reason } = change;
  const commits = base === undefined ? [head] : [base, head];
  const words = commits.map((commit) => codeCell(shortenOid(commit))).join(' → ');
  if (repositoryUrl === undefined || !commits.every(isOid) || reason === 'other-repository') return words;
  const page = base === undefined ? `commit/${head}` : `compare/${base}...${head}`;
  return link(words, `${repositoryUrl}/${page}`);
}

/** Renders a link if no character of the URL can end the link. `label` must be Markdown. */
function link(label: string, url: string): string {
  return /^https?:\/\/[^\s()<>[\]"'`\\|]+$/u.test(url) ? `[${label}](${url})` : label;
}

export function renderFooter(run: RunContext): string {
  const { actionVersion, eventName, nodeVersion, repositoryUrl, runId = '' } = run;
  const hasPage = repositoryUrl !== undefined && /^\d+$/u.test(runId);
  const parts = [
    `Copilot Swagger Sync ${escapeMarkdown(actionVersion, 40)}`,
    hasPage ? link(`run ${runId}`, `${repositoryUrl}/actions/runs/${runId}`) : '',
    eventName === '' ? '' : `event ${codeCell(eventName, 60)}`,
    `Node ${escapeMarkdown(nodeVersion, 40)}`,
  ];
  return `<sub>${joinWords(parts, ' · ')}</sub>`;
}
