import type { Finding } from '../syntax/index.ts';

/** Renders a location as editors and terminals understand it: `api/openapi.yaml:12:3`. */
export function renderLocation({ file, line, column }: Finding): string {
  return [file, line, column].filter((part) => part !== undefined).join(':');
}
