import { notFound, type Answer, type ApiCall } from './github-rest.ts';

interface Comment {
  readonly id: number;
  readonly issue: number;
  readonly body: string;
  readonly user: { readonly login: string; readonly type: 'User' | 'Bot' };
}

/** Comments of a repository's issues and pull requests, in memory. */
export class Comments {
  readonly #comments: Comment[] = [];

  list(issue: number): readonly Comment[] {
    return this.#comments.filter((comment) => comment.issue === issue);
  }

  /** Adds a comment, by default by a user. */
  add(issue: number, body: string, login = 'octocat'): Comment {
    const user = { login, type: login.endsWith('[bot]') ? 'Bot' : 'User' } as const;
    const comment = { id: this.#comments.length + 1, issue, body, user };
    this.#comments.push(comment);
    return comment;
  }

  /** Returns the response, or `undefined` if the request isn't about comments. */
  answer({ method, path, query, body }: ApiCall, repository: string, viewer: string): Answer | undefined {
    const pattern = new RegExp(`^/repos/${repository}/issues/(?:(\\d+)/comments|comments/(\\d+))$`);
    const found = pattern.exec(path);
    const [issue, id] = [Number(found?.[1]), Number(found?.[2])];
    const text = (body as { readonly body?: string } | undefined)?.body ?? '';
    if (issue > 0 && method === 'POST') return { status: 201, body: this.add(issue, text, viewer) };
    if (issue > 0) {
      const [size, page] = [Number(query['per_page'] ?? 30), Number(query['page'] ?? 1)];
      return { status: 200, body: this.list(issue).slice((page - 1) * size, page * size) };
    }
    if (found === null || method !== 'PATCH') return undefined;
    const comment = this.#comments[id - 1];
    if (comment === undefined) return notFound;
    this.#comments[id - 1] = { ...comment, body: text };
    return { status: 200, body: this.#comments[id - 1] };
  }
}
