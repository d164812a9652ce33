import type { ApiCall } from './api-call.ts';
import type { Answer } from './github-rest.ts';

interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: 'User' | 'Bot' };
}

/** Comments of a repository's issues and pull requests, in memory. */
export interface Comments {
  list(issue: number): readonly Comment[];
  /** Adds a comment, by default by a user. */
  add(issue: number, body: string, author?: string): Comment;
  /** Returns the response, or `undefined` if the request isn't about comments. */
  answer(call: ApiCall, repository: string): Answer | undefined;
}

export function createComments(viewer: string): Comments {
  let comments: readonly Comment[] = [];
  const list = (issue: number): readonly Comment[] => comments.filter((comment) => comment.issue === issue);
  const add = (issue: number, body: string, login = 'octocat'): Comment => {
    const user = { login, type: login.endsWith('[bot]') ? ('Bot' as const) : ('User' as const) };
    const comment = { id: comments.length + 1, issue, body, user };
    comments = [...comments, comment];
    return comment;
  };
  const edit = (id: number, body: string): Comment | undefined => {
    comments = comments.map((comment) => (comment.id === id ? { ...comment, body } : comment));
    return comments.find((comment) => comment.id === id);
  };
  return {
    list,
    add,
    answer: ({ method, path, query, body }, repository) => {
      const issue = new RegExp(`^/repos/${repository}/issues/(\\d+)/comments$`).exec(path)?.[1];
      const text = (body as { readonly body?: string } | undefined)?.body ?? '';
      if (issue !== undefined && method === 'POST')
        return { status: 201, body: add(Number(issue), text, viewer) };
      if (issue !== undefined) {
        const [size, page] = [Number(query['per_page'] ?? 30), Number(query['page'] ?? 1)];
        return { status: 200, body: list(Number(issue)).slice((page - 1) * size, page * size) };
      }
      const id = new RegExp(`^/repos/${repository}/issues/comments/(\\d+)$`).exec(path)?.[1];
      if (id === undefined || method !== 'PATCH') return undefined;
      const edited = edit(Number(id), text);
      return edited === undefined
        ? { status: 404, body: { message: 'Not Found' } }
        : { status: 200, body: edited };
    },
  };
}
