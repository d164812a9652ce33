export { describeEnding } from './describe-ending.ts';
export { describeHeadline } from './describe-headline.ts';
export {
  createActionListError,
  createListError,
  createNamelessError,
  createUnknownCopilotError,
  createWebPageError,
} from './explain-check.ts';
export { explainLostJournal, explainNoJournal } from './failure.ts';
export { endIdle, idleResults } from './idle-results.ts';
export { results, type CheckedState } from './results.ts';
export { warnings } from './warnings.ts';
