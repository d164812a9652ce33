import type { StepTranscript, Transcript } from './runner/transcript.ts';

/** Collects everything that a run leaves in readable form, unmasked, except the arguments of `add-mask`. */
export function collectTraces({ main, post }: Transcript): readonly string[] {
  return [main, ...(post === undefined ? [] : [post])].flatMap((step) => [
    ...[step.stdout.replace(/^::add-mask::.*$/gm, ''), step.stderr, step.summary, step.log],
    ...[step.files, step.outputs, step.state, step.exported].flatMap((texts) => Object.values(texts)),
    ...step.debug,
  ]);
}

/** Lists a secret and all its encodings that can be decoded. */
export function listForms(secret: string): readonly string[] {
  const bytes = Buffer.from(secret);
  const forms = [
    ...[secret, JSON.stringify(secret).slice(1, -1), encodeURIComponent(secret)],
    ...[bytes.toString('base64'), bytes.toString('base64url'), bytes.toString('hex')],
    // In the middle of a longer base64 text.
    Buffer.from(`user:${secret}:end`).toString('base64'),
  ];
  return [...new Set(forms)].filter((form) => form.length >= 8);
}

/** Lists the parts of a truncated secret, and its form in Markdown. */
export function listRemains(secret: string): readonly string[] {
  return [secret.slice(0, 12), secret.slice(-12), secret.replace(/[\\`*_{}[\]|~]/gu, '\\$&')];
}

/** Returns the commands of a run that it didn't intend to send. */
export function findObeyed(step: StepTranscript): Readonly<Record<string, unknown>> {
  const { exported, files, log, masks, outputs, state } = step;
  return {
    masks: masks.filter((mask) => /inject/i.test(mask)),
    outputs: Object.keys(outputs).filter((name) => /inject/i.test(name)),
    state: Object.keys(state).filter((name) => name !== 'main'),
    exported,
    path: files.path,
    escapes: log.includes('\u001b'),
    stopped: /^\s*::stop-commands::|##\[stop-commands/im.test(step.stdout),
  };
}

export const nothingObeyed = {
  masks: [],
  outputs: [],
  state: [],
  exported: {},
  path: '',
  escapes: false,
  stopped: false,
};
