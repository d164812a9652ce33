import type { FileLocation } from '../../src/errors.ts';
import type { Log } from '../../src/ports.ts';

export class RememberingLog implements Log {
  readonly lines: string[] = [];
  readonly debugLines: string[] = [];
  readonly annotations: { severity: string; message: string; at?: FileLocation }[] = [];

  readonly info = (line: string): number => this.lines.push(line);
  readonly debug = (line: string): number => this.debugLines.push(line);
  readonly notice = this.#annotate('notice');
  readonly warning = this.#annotate('warning');
  readonly error = this.#annotate('error');
  readonly group: Log['group'] = (_, work) => work();

  #annotate(severity: string): (message: string, at?: FileLocation) => void {
    return (message, at) => {
      this.annotations.push({ severity, message, ...(at && { at }) });
    };
  }
}
