export { applyOverlays } from './overlay/apply-overlays.ts';
export { selectOperations } from './selection/select-operations.ts';
