import type { ServiceFault } from '../../errors.ts';

/** The likely remedy for a status, as one sentence that names the input to look at. */
export function renderRemedy(request: ServiceFault['request'], status: number): string {
  if (status === 401 || status === 403) {
    return 'Check api-key: it may be wrong, expired or revoked, or not allowed to change this copilot.';
  }
  if (status >= 300 && status <= 399) {
    return 'Redirects are not followed. Check base-url (scheme, host, path prefix); a login page means that api-key is not accepted.';
  }
  if (status === 404 || status === 405 || status === 501) return renderMissingRoute(request);
  if (status === 413)
    return 'The description is too large for the service: leave out what no operation needs.';
  if (request === 'import' && [400, 409, 415, 422, 500].includes(status)) {
    return 'The service cannot import this description: see its answer, and prefer prepare: auto, which mends what it stumbles over.';
  }
  if (status === 429)
    return 'The service limits its requests: run the workflow again later, or lower max-parallel.';
  if (status >= 500) return 'The service or a gateway before it is in trouble: run the workflow again later.';
  if (status >= 200 && status <= 299)
    return 'Check base-url: something else than the service answers there, such as a login or error page.';
  return 'Check base-url and the inputs of this action against the service.';
}

function renderMissingRoute(request: ServiceFault['request']): string {
  if (request === 'delete') {
    return 'Check base-url, delete-path and copilot-id: this service may clear actions at `delete-path: /backend/actions/bot/{copilot_id}`.';
  }
  if (request === 'import') return 'Check that the copilot still exists, and base-url.';
  return 'Check base-url: its path prefix may be missing or wrong.';
}
