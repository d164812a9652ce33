export { type CuratedDocument, curateDocument, type Curation } from './curate-document.ts';
