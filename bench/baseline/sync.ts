/**
 * Baseline of a sync: the same two git commands and the same requests, one after the other, with the published
 * packages. It doesn't validate, compare, save or report anything.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import * as core from '@actions/core';
import { getExecOutput } from '@actions/exec';
import { getOctokit } from '@actions/github';
import { fetch, FormData } from 'undici';

const read = (name: string): string => core.getInput(name);
const [owner = '', repo = ''] = (process.env['GITHUB_REPOSITORY'] ?? '').split('/');
const commits = [process.env['BASELINE_BEFORE'], process.env['GITHUB_SHA']];
const [, description = ''] = await Promise.all(commits.map((commit = '') => show(`${commit}:swagger.json`)));

const octokit = getOctokit(read('github-token'));
await octokit.request('GET /repos/{owner}/{repo}/branches/{branch}', { owner, repo, branch: 'main' });
const actions = `/backend/actions/bot/${read('copilot-id')}`;
await ask('GET', '/backend/copilot/');
await ask('GET', actions);
await ask('DELETE', `/backend/copilot/${read('copilot-id')}`);
await sleep(Number(read('wait-seconds')) * 1_000);
const form = new FormData();
form.set('file', new Blob([description], { type: 'application/json' }), 'swagger.json');
await ask('PUT', `${actions}/import-from-swagger`, form);
core.setOutput('outcome', 'synced');

async function show(object: string): Promise<string> {
  const { stdout } = await getExecOutput('git', ['show', object], { silent: true });
  return stdout;
}

async function ask(method: string, path: string, body: FormData | null = null): Promise<void> {
  const headers = { authorization: `Bearer ${read('api-key')}`, accept: 'application/json' };
  const response = await fetch(read('base-url') + path, { method, headers, body });
  await response.text();
}
