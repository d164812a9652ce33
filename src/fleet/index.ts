export { type FleetPorts, runFleet } from './fleet.ts';
