import { stripTypeScriptTypes } from 'node:module';

/** What jest asks of a transformer. Types are blanked, not moved: lines and columns stay what they were. */
export function process(text: string): { readonly code: string } {
  return { code: stripTypeScriptTypes(text) };
}
