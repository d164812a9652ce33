export { describeEnding, describeHeadline } from './describe-ending.ts';
export { explainLostJournal, explainNoJournal } from './failure.ts';
export { results, type CheckedState } from './results.ts';
export { warnings } from './warnings.ts';
