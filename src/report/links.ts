import { isOid, shortenOid } from '../oid.ts';
import { codeCell, escapeMarkdown } from './escape.ts';
import { joinWords } from './facts.ts';
import type { LocationAtCommit, TargetResult } from './result.ts';

/** What the reports need to know of the run itself. Never holds a secret. */
export interface RunContext {
  readonly eventName: string;
  /** GITHUB_WORKFLOW: keeps the comments of two workflows on one pull request apart. */
  readonly workflow: string;
  /** The config file and shard of a run with many targets; undefined where the inputs name the one target. */
  readonly source: string | undefined;
  /** The next push is compared with this one: what failed now is not tried again by itself. */
  readonly isForgetful: boolean;
  /** GITHUB_SERVER_URL and GITHUB_REPOSITORY, and GITHUB_RUN_ID; undefined outside of them. */
  readonly repositoryUrl: string | undefined;
  readonly runId: string | undefined;
  /** Gitea and Forgejo show a file at a commit under another path than GitHub. */
  readonly isGitea: boolean;
  readonly actionVersion: string;
  readonly nodeVersion: string;
}

export interface Links {
  readonly result: TargetResult;
  readonly run: RunContext;
}

/** A file of the repository at the commit that was read, as inline code, with a link where there is a page. */
export function linkPath(file: string, links: Links): string {
  const commit = links.result.change?.head;
  return linkPlace(codeCell(file, 200), { file, line: undefined, commit }, links);
}

/** Markdown that leads to a line of a file at a commit; the Markdown alone where there is no page for it. */
export function linkPlace(
  markdown: string,
  { commit, file, line }: Omit<LocationAtCommit, 'line'> & { readonly line: number | undefined },
  { result, run: { isGitea, repositoryUrl } }: Links,
): string {
  const reason = result.change?.reason;
  const isElsewhere = reason === 'other-repository' || reason === 'untracked';
  if (repositoryUrl === undefined || commit === undefined || !isOid(commit) || isElsewhere) return markdown;
  const path = file.toWellFormed().split('/').map(encodeURIComponent).join('/');
  const tree = isGitea ? 'src/commit' : 'blob';
  // Of a file that differs from the commit's, the lines may differ, too.
  const anchor = line === undefined || reason === 'dirty' ? '' : `#L${line}`;
  return link(markdown, `${repositoryUrl}/${tree}/${commit}/${path}${anchor}`);
}

/** What was compared: the two commits with the page that compares them, the one commit, or nothing. */
export function linkCommits({ result: { change }, run: { repositoryUrl } }: Links): string {
  if (change?.head === undefined) return '';
  const { base, head, reason } = change;
  const commits = base === undefined ? [head] : [base, head];
  const words = commits.map((commit) => codeCell(shortenOid(commit))).join(' → ');
  if (repositoryUrl === undefined || !commits.every(isOid) || reason === 'other-repository') return words;
  const page = base === undefined ? `commit/${head}` : `compare/${base}...${head}`;
  return link(words, `${repositoryUrl}/${page}`);
}

/** Only an address that cannot leave the link's brackets is made one. `label` is Markdown already. */
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
