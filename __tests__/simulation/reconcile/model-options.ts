import type { Behaviour } from '../../support/fake-service/options.ts';
import type { VirtualClock } from '../virtual-clock.ts';

/** How this service differs from the best-known one, all the time; the options of the fake service have the same names. */
type Manners = Pick<
  Behaviour,
  'pageRows' | 'linksPages' | 'botIdForm' | 'foreignRows' | 'foreignRowsFrom' | 'collation'
>;

export interface ModelOptions extends Manners {
  readonly clock: VirtualClock;
  readonly random: () => number;
  readonly release: 'head' | '2.8.0';
  /** Without the routes around single actions there is only what the contract documents. */
  readonly hasActionList?: boolean;
  /** The share of the calls to which something happens. */
  readonly faults: number;
  /** What happens then: anything, only what is over when it is answered, or the statuses of a proxy in front. */
  readonly faultKind?: 'any' | 'finished' | 'proxy';
  /** So old a look may be, in milliseconds. */
  readonly lagMs: number;
  readonly timeoutMs: number;
  /** The action that is always refused, and how. */
  readonly rejected?: { readonly name: string; readonly status: 400 | 500 };
  readonly hasPatch?: boolean;
  /** Embeddings fail: rows come and go, and their entries do not come. */
  readonly isSearchDown?: boolean;
  /** The first import is answered 500 after its rows, and none of them gets an entry in the search. */
  readonly halfImport?: boolean;
  /** Rows that come later are shown with their endpoints in a form of the service's own. */
  readonly ownForm?: boolean;
  /** The inventory shows nothing, whatever is there. */
  readonly showsNothing?: boolean;
  /** What is added is answered without its id. */
  readonly answersNoId?: boolean;
  /** The first import is never answered, and takes effect so late. */
  readonly lateImportMs?: number;
  /** The first clear is refused. */
  readonly brokenClear?: boolean;
  /** The documented delete takes the copilot's record. */
  readonly removesRecord?: boolean;
  /** From this look on none is answered; counted from 1. */
  readonly failsFrom?: number;
}
