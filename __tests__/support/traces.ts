import type { StepTranscript, Transcript } from './runner/transcript.ts';

/** Everything that a run leaves where somebody could read it, unmasked: only what `add-mask` was told is left out. */
export function collectTraces({ main, post }: Transcript): readonly string[] {
  return [main, ...(post === undefined ? [] : [post])].flatMap((step) => [
    ...[step.stdout.replace(/^::add-mask::.*$/gm, ''), step.stderr, step.summary, step.log],
    ...[step.files, step.outputs, step.state, step.exported].flatMap((texts) => Object.values(texts)),
    ...step.debug,
  ]);
}

/** A secret, and the ways of writing it that a person could turn back. */
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

/** What remains where a text was cut in the middle of the secret, and the secret as a Markdown text has it. */
export function listRemains(secret: string): readonly string[] {
  return [secret.slice(0, 12), secret.slice(-12), secret.replace(/[\\`*_{}[\]|~]/gu, '\\$&')];
}

/** The commands that a run gave the runner beside those that it means to give. */
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
