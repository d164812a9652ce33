export { selectOperations } from './selection/select-operations.ts';
