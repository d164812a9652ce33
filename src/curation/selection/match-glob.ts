export type Glob = (text: string) => boolean;

/** Part of a glob that matches characters. */
interface Step {
  readonly allows: (character: string) => boolean;
  /** Whether the step matches any number of characters instead of one. */
  readonly isRepeated?: true;
  /** Number of steps, from this one, that can be skipped together. */
  readonly skipped?: number;
}

const any: Step = { allows: () => true, isRepeated: true, skipped: 1 };
const segment: Step = { allows: (character) => character !== '/', isRepeated: true, skipped: 1 };
const literal = (text: string): Step => ({ allows: (character) => character === text });

/**
 * Creates a matcher for a path: `*` matches within a segment, and `**` across segments. Other characters are literal.
 */
export function createPathGlob(glob: string): Glob {
  const parts = glob.match(/\/\*\*(?=\/|$)|\*\*|\*|[^*]/g) ?? [];
  return createMatcher(
    parts.flatMap((part): readonly Step[] => {
      // `/orders/**` also matches `/orders`.
      if (part === '/**') return [{ ...literal('/'), skipped: 2 }, any];
      if (part === '**') return [any];
      return [part === '*' ? segment : literal(part)];
    }),
  );
}

/** Creates a matcher for a name: `*` matches any characters. Other characters are literal. */
export function createNameGlob(glob: string): Glob {
  const parts = glob.match(/\*+|[^*]/g) ?? [];
  return createMatcher(parts.map((part) => (part.startsWith('*') ? any : literal(part))));
}

/**
 * Creates a matcher that follows all alternatives of a glob at once, because a regular expression with many wildcards
 * can take exponential time.
 */
function createMatcher(steps: readonly Step[]): Glob {
  return (text) => {
    let positions = new Set<number>();
    reach(0, steps, positions);
    for (let index = 0; index < text.length && positions.size > 0; index++) {
      const next = new Set<number>();
      for (const position of positions) {
        const step = steps[position];
        if (step?.allows(text.charAt(index)) !== true) continue;
        reach(step.isRepeated === true ? position : position + 1, steps, next);
      }
      positions = next;
    }
    return positions.has(steps.length);
  };
}

/** Adds the position of a step, and the positions that follow it without a character. */
function reach(position: number, steps: readonly Step[], positions: Set<number>): void {
  if (positions.has(position)) return;
  positions.add(position);
  const skipped = steps[position]?.skipped;
  if (skipped !== undefined) reach(position + skipped, steps, positions);
}
