import type { Target } from '../inputs.ts';
import type { Clock, CopilotService, Interruption, Journal, Random } from '../ports.ts';
import type { TargetResult } from '../report/result.ts';
import type { VersionPorts } from './versions.ts';

/** What only a run that goes on to the service needs. */
export interface ServicePorts {
  readonly service: CopilotService;
  readonly journal: Journal;
}

export interface TargetPorts extends VersionPorts {
  readonly clock: Clock;
  readonly random: Random;
  readonly interruption: Interruption;
  /** Loads the HTTP client and builds everything that a request needs, before the first one is sent. */
  connect(target: Target, index: number): Promise<ServicePorts>;
}

export interface TargetRun {
  readonly ports: TargetPorts;
  readonly isPreview: boolean;
  readonly hasKey: boolean;
  readonly maxAttempts: number;
  /** Which of the run's targets this is; counts from 0. */
  readonly index: number;
}

/** What is known of a target before it has come to an end. */
export type Facts = Omit<TargetResult, 'outcome' | 'state' | 'timings'>;

/** What became of it, with whatever else was learnt on the way. */
export type Ending = Partial<TargetResult> & Pick<TargetResult, 'outcome' | 'state'>;
