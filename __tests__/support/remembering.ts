import type { FileLocation } from '../../src/errors.ts';
import type { Log } from '../../src/ports.ts';

interface RememberingLog extends Log {
  readonly lines: readonly string[];
  readonly debugLines: readonly string[];
  readonly annotations: readonly { severity: string; message: string; at?: FileLocation }[];
}

export function createRememberingLog(): RememberingLog {
  const lines: string[] = [];
  const debugLines: string[] = [];
  const annotations: RememberingLog['annotations'][number][] = [];
  const annotate = (severity: string) => (message: string, at?: FileLocation) => {
    annotations.push({ severity, message, ...(at && { at }) });
  };
  return {
    ...{ lines, debugLines, annotations },
    info: (line) => lines.push(line),
    debug: (line) => debugLines.push(line),
    ...{ notice: annotate('notice'), warning: annotate('warning'), error: annotate('error') },
    group: (_, work) => work(),
  };
}
