import type { ChangeScene, SceneQuery, SceneResult } from './change-scene.ts';
import { pushEvent } from '../support/events.ts';

/** Renders a small OpenAPI file. */
export function renderSpec(title: string): string {
  return JSON.stringify({ openapi: '3.0.3', info: { title, version: '1' }, paths: {} });
}

export interface Push extends Partial<Omit<SceneQuery, 'event' | 'workspace'>> {
  readonly before: string;
  readonly after: string;
  readonly branch?: string;
  readonly depth?: 0 | 1;
  /** Changes the workspace between the checkout and this action. */
  readonly prepare?: (workspace: string) => Promise<unknown>;
}

/** Checks out a push like actions/checkout, and returns the decisions about it. */
export async function detectPush(scene: ChangeScene, push: Push): Promise<SceneResult> {
  const { before, after, branch = 'main', depth = 1, prepare, ...query } = push;
  const workspace = await scene.sandbox.checkout({ sha: after, ref: `refs/heads/${branch}`, depth });
  await prepare?.(workspace);
  return scene.detect({ ...query, event: pushEvent({ ref: branch, before, after }), workspace });
}
