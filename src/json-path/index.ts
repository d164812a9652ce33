export { answerTask } from './answer-task.ts';
export { checkExpression } from './check-expression.ts';
export { findDeadEnd, findTypeFault, type Location } from './evaluate.ts';
export { selectNodes, type SelectionResult } from './select-nodes.ts';
export { suggestExpression } from './suggest-expression.ts';
