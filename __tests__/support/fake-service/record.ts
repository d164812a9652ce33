import { randomBytes, randomUUID } from 'node:crypto';
import type { ServiceName } from './behaviour.ts';

/** A copilot with its thirteen fields, as in the copilot list. */
export type CopilotRecord = Readonly<
  Record<'id' | 'name' | 'token' | 'website' | 'status' | 'prompt_message' | 'swagger_url', string> &
    Record<'enhanced_privacy' | 'smart_sync' | 'is_premade_demo_template', number> &
    Record<'created_at' | 'updated_at', string> & { deleted_at: string | null }
>;

/** Creates a copilot in the only documented status. Given fields override the generated ones. */
export function createRecord({
  name,
  ...given
}: { readonly name: string } & Partial<CopilotRecord>): CopilotRecord {
  const at = renderTimestamp();
  return {
    id: randomUUID(),
    name,
    token: randomBytes(12).toString('base64url'),
    website: 'https://example.com',
    status: 'draft',
    prompt_message:
      'You are an assistant.\nAnswer with the help of your actions, and say so when none of them fits.',
    enhanced_privacy: 0,
    smart_sync: 0,
    swagger_url: `${randomBytes(16).toString('hex')}.json`,
    is_premade_demo_template: 0,
    created_at: at,
    updated_at: at,
    deleted_at: null,
    ...given,
  };
}

/** Renders a copilot as the service lists it: with the thirteen documented fields, or in the form of a release. */
export function renderRecord(
  record: CopilotRecord,
  shownBy: ServiceName | undefined,
): Readonly<Record<string, unknown>> {
  if (shownBy === 'contract') return { ...record };
  const cut = (at: string | null): string | null => at?.slice(0, 'yyyy-mm-ddThh:mm:ss'.length) ?? null;
  return {
    ...{ ...record, is_premade_demo_template: undefined },
    enhanced_privacy: record.enhanced_privacy !== 0,
    smart_sync: record.smart_sync !== 0,
    created_at: cut(record.created_at),
    updated_at: cut(record.updated_at),
    deleted_at: cut(record.deleted_at),
    ...(shownBy === 'head' ? { type: 'copilot' } : {}),
  };
}

/** Renders a timestamp as documented: ISO 8601, UTC, six fractional digits and `Z`. */
export function renderTimestamp(): string {
  const micros = Math.floor((performance.now() % 1) * 1000);
  return new Date().toISOString().replace('Z', `${String(micros).padStart(3, '0')}Z`);
}
