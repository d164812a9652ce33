import { notFound, type Answer, type ApiCall } from './github-rest.ts';

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
  const comments: Comment[] = [];
  const list: Comments['list'] = (issue) => comments.filter((comment) => comment.issue === issue);
  const add: Comments['add'] = (issue, body, login = 'octocat') => {
    const user = { login, type: login.endsWith('[bot]') ? ('Bot' as const) : ('User' as const) };
    const comment = { id: comments.length + 1, issue, body, user };
    comments.push(comment);
    return comment;
  };
  return {
    list,
    add,
    answer: ({ method, path, query, body }, repository) => {
      const found = new RegExp(`^/repos/${repository}/issues/(?:(\\d+)/comments|comments/(\\d+))$`).exec(
        path,
      );
      const [issue, id] = [Number(found?.[1]), Number(found?.[2])];
      const text = (body as { readonly body?: string } | undefined)?.body ?? '';
      if (issue > 0 && method === 'POST') return { status: 201, body: add(issue, text, viewer) };
      if (issue > 0) {
        const [size, page] = [Number(query['per_page'] ?? 30), Number(query['page'] ?? 1)];
        return { status: 200, body: list(issue).slice((page - 1) * size, page * size) };
      }
      if (found === null || method !== 'PATCH') return undefined;
      const comment = comments[id - 1];
      if (comment === undefined) return notFound;
      comments[id - 1] = { ...comment, body: text };
      return { status: 200, body: comments[id - 1] };
    },
  };
}
