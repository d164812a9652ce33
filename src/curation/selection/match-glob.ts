export type Glob = (text: string) => boolean;

type Step =
  | { readonly kind: 'unit'; readonly unit: string }
  /** Any characters, or any except `/`. */
  | { readonly kind: 'any' | 'segment' }
  /** The `/` of `/**`. Without it, the step behind it is skipped, too: `/orders/**` matches `/orders`. */
  | { readonly kind: 'tree' };

/**
 * Creates a matcher for a path: `*` matches within a segment, and `**` across segments. Other characters are literal.
 */
export function createPathGlob(glob: string): Glob {
  const parts = glob.match(/\/\*\*(?=\/|$)|\*\*|\*|[^*]/g) ?? [];
  return createMatcher(
    parts.flatMap((part): readonly Step[] => {
      if (part === '/**') return [{ kind: 'tree' }, { kind: 'any' }];
      if (part === '**') return [{ kind: 'any' }];
      return [part === '*' ? { kind: 'segment' } : { kind: 'unit', unit: part }];
    }),
  );
}

/** Creates a matcher for a name: `*` matches any characters. Other characters are literal. */
export function createNameGlob(glob: string): Glob {
  const parts = glob.match(/\*+|[^*]/g) ?? [];
  return createMatcher(
    parts.map((part): Step => (part.startsWith('*') ? { kind: 'any' } : { kind: 'unit', unit: part })),
  );
}

/**
 * Creates a matcher that follows all alternatives of a glob at once, because a regular expression with many wildcards
 * can take exponential time.
 */
function createMatcher(steps: readonly Step[]): Glob {
  return (text) => {
    let states = new Set<number>();
    reach(0, steps, states);
    for (let index = 0; index < text.length && states.size > 0; index++) {
      const next = new Set<number>();
      for (const state of states) {
        const following = advance(state, steps[state], text.charAt(index));
        if (following !== undefined) reach(following, steps, next);
      }
      states = next;
    }
    return states.has(steps.length);
  };
}

/** Returns the state after a character, or `undefined` if the step doesn't allow the character. */
function advance(state: number, step: Step | undefined, unit: string): number | undefined {
  switch (step?.kind) {
    case 'any':
      return state;
    case 'segment':
      return unit === '/' ? undefined : state;
    case 'tree':
      return unit === '/' ? state + 1 : undefined;
    case 'unit':
      return step.unit === unit ? state + 1 : undefined;
    case undefined:
      return undefined;
  }
}

/** Adds a state, and the states that follow it without a character. */
function reach(state: number, steps: readonly Step[], states: Set<number>): void {
  if (states.has(state)) return;
  states.add(state);
  const kind = steps[state]?.kind;
  if (kind === 'any' || kind === 'segment') reach(state + 1, steps, states);
  if (kind === 'tree') reach(state + 2, steps, states);
}
