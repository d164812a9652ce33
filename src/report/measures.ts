import { renderCount } from '../text.ts';

/** Milliseconds as people read them: `420 ms`, `6.1 s`, `2 min 5 s`. */
export function renderDuration(ms: number): string {
  if (ms < 1_000) return `${Math.round(ms)} ms`;
  if (ms < 59_950) return `${(ms / 1_000).toFixed(1)} s`;
  const seconds = Math.round(ms / 1_000);
  return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
}

/** Bytes as people read them, in thousands: `812 bytes`, `48.1 kB`, `2.4 MB`. */
export function renderBytes(bytes: number): string {
  if (bytes < 1_000) return renderCount(bytes, 'byte');
  if (bytes < 999_950) return `${(bytes / 1_000).toFixed(1)} kB`;
  return `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** A commit as people recognise it. */
export function renderCommit(sha: string): string {
  return /^[0-9a-f]{40,64}$/u.test(sha) ? sha.slice(0, 7) : sha;
}
