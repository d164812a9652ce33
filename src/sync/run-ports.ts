import type { ChangePorts } from '../change/index.ts';
import type { ReadBundle } from '../importer/index.ts';
import type { Clock, CopilotService, FileReader, History, Log, Random } from '../ports.ts';
import type { FindActionList, Journal } from '../replacement/index.ts';

/** The service and the recovery journal, as one target of the run uses them. */
export interface Connection {
  readonly service: CopilotService;
  readonly findActionList: FindActionList;
  readonly journal: Journal;
}

/** Ports for changing a copilot. */
export interface SyncPorts {
  readonly log: Log;
  readonly clock: Clock;
  readonly random: Random;
  /** Ends the run before anything is changed, and the application of overlays. */
  readonly interruption: AbortSignal;
  /** Loads the HTTP client and prepares the requests for the run's target `index`. Sends nothing. */
  connect(index: number): Promise<Connection>;
}

/** Ports for reading the versions of a file. */
export interface VersionPorts extends Pick<SyncPorts, 'log' | 'interruption'> {
  readonly files: FileReader;
  readonly history: History;
  /** Bundles of the file by path and commit, which targets with different options share. */
  readonly bundles?: Map<string, Promise<ReadBundle>> | undefined;
  /**
   * Waits until this target may use the processor, if several targets are read at the same time. Targets with fewer steps
   * left come first.
   */
  readonly takeTurn?: (stepsLeft: number) => Promise<void>;
}

export interface RunPorts extends SyncPorts, VersionPorts, Pick<ChangePorts, 'prefetch'> {}
