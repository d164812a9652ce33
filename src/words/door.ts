export { tellOutcome, tellRecovered } from './outcomes.ts';
export {
  afresh,
  explainInterruption,
  explainNoJournal,
  recordGone,
  recordRemedy,
  recordRemoved,
  toCatchUp,
  untouchedState,
} from './remedies.ts';
export { describeSeenState, type SeenFacts } from './seen-state.ts';
