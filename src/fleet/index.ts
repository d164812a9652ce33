export { runFleet } from './fleet.ts';
