import type { GitHub, GitHubOptions } from './github.ts';

/** Creates a client for the server of the environment. The code that sends requests is loaded with the first one. */
export function createGitHub(options: GitHubOptions): GitHub {
  const { env, repository, token } = options;
  let loading: Promise<GitHub['request']> | undefined;
  const load = async (): Promise<GitHub['request']> => {
    const { createRequest } = await import(/* webpackChunkName: "github" */ './github-request.ts');
    return createRequest(options);
  };
  return {
    repository,
    hasToken: Boolean(token),
    isGitea: [env['GITEA_ACTIONS'], env['FORGEJO_ACTIONS']].some(Boolean),
    request: async (route, parameters) => (await (loading ??= load()))(route, parameters),
  };
}
