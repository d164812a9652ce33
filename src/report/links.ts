import { codeCell, escapeMarkdown } from './escape.ts';
import { renderCommit } from './measures.ts';
import type { TargetResult } from './result.ts';

/** What the reports need to know of the run itself. Never holds a secret. */
export interface RunContext {
  /** GITHUB_EVENT_NAME, such as `push`. */
  readonly eventName: string;
  /** True where nothing may be sent that changes the service. */
  readonly preview: boolean;
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
  /** `process.versions.node`. */
  readonly nodeVersion: string;
}

/** The page of this run as a Markdown link; empty where its address is not known. */
export function linkRun({ repositoryUrl, runId }: RunContext): string {
  if (repositoryUrl === undefined || !/^\d+$/u.test(runId ?? '')) return '';
  return link(`run ${runId ?? ''}`, `${repositoryUrl}/actions/runs/${runId ?? ''}`);
}

/** The page of the last run that synced, where the change tells of one; only where it is of the same repository. */
export function linkRunBefore({ change }: TargetResult, { repositoryUrl }: RunContext): string {
  const before = change?.lastSuccess;
  if (before === undefined) return '';
  const { runNumber, runUrl = '' } = before;
  const isOfRepository = repositoryUrl !== undefined && runUrl.startsWith(`${repositoryUrl}/actions/runs/`);
  const words = `run ${runNumber}`;
  return isOfRepository ? link(words, runUrl) : words;
}

/** The description, as a link to it at the commit that was read where that is known. `line` counts from 1. */
export function linkFile(result: TargetResult, run: RunContext, line?: number): string {
  return linkPath(result.swaggerFile, { result, run, line });
}

/** Whose links, and in which run. */
export interface Links {
  readonly result: TargetResult;
  readonly run: RunContext;
}

export interface LinkOptions extends Links {
  /** Counts from 1. */
  readonly line?: number | undefined;
  /** What to show in place of the path. */
  readonly label?: string;
}

/** A file of the repository at the commit that was read, as inline code, with a link where there is a page. */
export function linkPath(file: string, { result, run, line, label = file }: LinkOptions): string {
  const place = { file, line, commit: result.change?.head };
  return linkPlace(codeCell(label, 200), place, { result, run });
}

/** Markdown that leads to a line of a file at a commit; the Markdown alone where there is no page for it. */
export function linkPlace(
  markdown: string,
  { commit, file, line }: PagePlace,
  { result, run: { isGitea, repositoryUrl } }: Links,
): string {
  const reason = result.change?.reason;
  const isElsewhere = reason === 'foreign-checkout' || reason === 'untracked';
  if (repositoryUrl === undefined || !isCommit(commit) || isElsewhere) return markdown;
  const path = file.split('/').map(encodeURIComponent).join('/');
  const tree = isGitea ? 'src/commit' : 'blob';
  // Of a file that differs from the commit's, the lines may differ, too.
  const anchor = line === undefined || reason === 'dirty' ? '' : `#L${line}`;
  return link(markdown, `${repositoryUrl}/${tree}/${commit}/${path}${anchor}`);
}

interface PagePlace {
  readonly file: string;
  readonly line: number | undefined;
  readonly commit: string | undefined;
}

/** What was compared: the two commits with the page that compares them, the one commit, or nothing. */
export function linkCommits({ change }: TargetResult, { repositoryUrl }: RunContext): string {
  if (change?.head === undefined) return '';
  const { base, head } = change;
  const words =
    base === undefined
      ? codeCell(renderCommit(head))
      : `${codeCell(renderCommit(base))} → ${codeCell(renderCommit(head))}`;
  if (repositoryUrl === undefined || !isCommit(head) || change.reason === 'foreign-checkout') return words;
  if (base === undefined) return link(words, `${repositoryUrl}/commit/${head}`);
  return isCommit(base) ? link(words, `${repositoryUrl}/compare/${base}...${head}`) : words;
}

function isCommit(text: string | undefined): text is string {
  return text !== undefined && /^(?:[0-9a-f]{40}|[0-9a-f]{64})$/u.test(text);
}

/** Only an address that cannot leave the link's brackets is made one. `label` is Markdown already. */
function link(label: string, url: string): string {
  return /^https?:\/\/[^\s()<>[\]"'`\\|]+$/u.test(url) ? `[${label}](${url})` : label;
}

/** The last line of a summary or comment: which version, where, on what. */
export function renderFooter(run: RunContext): string {
  const parts = [
    `Copilot Swagger Sync ${escapeMarkdown(run.actionVersion, 40)}`,
    linkRun(run),
    run.eventName === '' ? '' : `event ${codeCell(run.eventName, 60)}`,
    `Node ${escapeMarkdown(run.nodeVersion, 40)}`,
  ].filter((part) => part !== '');
  return `<sub>${parts.join(' · ')}</sub>`;
}
