export { describeOutcome } from './outcomes.ts';
export { afresh, explainFailure, explainNoJournal, recordGone, abortedState } from './remedies.ts';
export { describeSeenState, type SeenAs, type CheckedState } from './final-state.ts';
