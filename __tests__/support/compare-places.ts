import { compareTranscripts } from './places.ts';

afterAll(compareTranscripts);
