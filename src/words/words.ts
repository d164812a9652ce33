/** The door of this room: every sentence about how a replacement ended, once. Rendering is not done here. */
export { tellOutcome, tellRecovered } from './outcomes.ts';
export { describeSeenState, type SeenFacts } from './seen-state.ts';
export {
  afresh,
  explainInterruption,
  explainNoJournal,
  recordGone,
  recordRemoved,
  recordRemedy,
  toCatchUp,
  untouchedState,
} from './remedies.ts';
