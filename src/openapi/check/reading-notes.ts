import { renderLine } from '../../text.ts';
import { listLostNumbers } from '../read/lost-numbers.ts';
import type { FiledFinding } from './places.ts';
import type { Resolver } from '../bundle/resolver.ts';

/** What reading the files and writing them again as JSON did to them: warnings with their places. */
export function noteReading({ files }: Resolver): readonly FiledFinding[] {
  return [...files.values()].flatMap((file): readonly FiledFinding[] => {
    if (file.state !== 'read') return [];
    const { source } = file;
    const lost = listLostNumbers(source).map(({ written, becomes, place }) => ({
      rule: 'number-precision',
      message: `The number ${renderLine(written, 60)} does not fit what JSON readers use; it goes out as ${becomes}. Put it in quotes where its exact value counts.`,
      place,
    }));
    const mended = source.mended.map((place) => ({
      rule: 'yaml-indentation',
      message:
        'This line of quoted text is not indented deeper than its key. It was read all the same, but other YAML readers refuse it.',
      place,
    }));
    return [...lost, ...mended].map((note) => ({
      severity: 'warning',
      pointer: '',
      file: source.path,
      ...note,
    }));
  });
}
