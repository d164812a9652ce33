import { basename } from 'node:path';
import { compareTranscripts } from './places.ts';

afterAll(() => {
  compareTranscripts(basename(expect.getState().testPath ?? ''));
});
