import type { ServiceFault } from '../../errors.ts';

export interface RemedyContext {
  readonly purpose: ServiceFault['request'];
  readonly status: number;
  readonly sentBytes: number;
}

/** The likely remedy for a status, as one sentence that names the input to look at. */
export function renderRemedy({ purpose, sentBytes, status }: RemedyContext): string {
  if (status === 401 || status === 403) {
    return 'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';
  }
  if (status >= 300 && status <= 399) {
    return 'Redirects are not followed. Check base-url (scheme, host, path prefix); a login page means that api-key is not accepted.';
  }
  if (status === 404 || status === 405 || status === 501) return renderMissingRoute(purpose);
  if (status === 413) return renderTooLarge(sentBytes);
  if (purpose === 'import' && [400, 409, 415, 422, 500].includes(status)) {
    return 'The service could not import this description: its answer says why, and its own log may say more.';
  }
  if (status === 429)
    return 'The service limits its requests: run the workflow again later, or lower max-parallel.';
  if (status === 504) {
    return (
      'A gateway before the service gave up waiting, and the service may have gone on: raise its limit (nginx: ' +
      '`proxy_read_timeout`, 60 s by default), or run the workflow again later.'
    );
  }
  if (status === 500 && purpose === 'delete') {
    return 'Some releases of the service answer this route with an error always: see `delete-path` for another one.';
  }
  if (status >= 500) return 'The service or a gateway before it is in trouble: run the workflow again later.';
  if (status >= 200 && status <= 299)
    return 'Check base-url: something else than the service answers there, such as a login or error page.';
  return 'Check base-url and the inputs of this action against the service.';
}

function renderTooLarge(sentBytes: number): string {
  const size =
    sentBytes > 0 ? `${(sentBytes / 1_000_000).toFixed(sentBytes < 100_000 ? 3 : 1)} MB were sent. ` : '';
  return (
    `${size}A gateway before the service probably limits the size: raise it (nginx: \`client_max_body_size\`, 1 MB ` +
    'by default), or leave out of the description what no operation needs.'
  );
}

function renderMissingRoute(purpose: ServiceFault['request']): string {
  if (purpose === 'delete') {
    return 'Check base-url, delete-path and copilot-id: this service may clear actions at `delete-path: /backend/actions/bot/{copilot_id}`.';
  }
  if (purpose === 'import') return 'Check that the copilot still exists, and base-url.';
  return 'Check base-url: its path prefix may be missing or wrong.';
}
