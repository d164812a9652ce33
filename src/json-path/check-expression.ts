/** Part of an expression that RFC 9535 doesn't allow. */
export interface ExpressionFault {
  readonly ok: false;
  /** Offset in UTF-16 units, from 0. */
  readonly offset: number;
  /** Expected part at the offset, as the end of a sentence. */
  readonly expected: string;
}

export type CheckedExpression =
  | {
      readonly ok: true;
      /** The expression in a spelling that json-p3 reads: version 2.3.1 rejects the number `0.5`, but not `5e-1`. */
      readonly readable: string;
    }
  | ExpressionFault;

/**
 * Maximum nesting of parentheses and filters. Deeper nesting is never needed, and a recursive parser would overflow
 * the stack.
 */
const maxNesting = 50;

class Unexpected extends Error {
  readonly offset: number;
  readonly expected: string;

  constructor(offset: number, expected: string) {
    super(expected);
    this.offset = offset;
    this.expected = expected;
  }
}

/**
 * Checks an expression against the grammar of JSONPath, which is stricter than json-p3. json-p3 accepts names with a
 * hyphen, chained comparisons and parentheses around an operand. json-p3 checks the types of functions itself.
 * @see RFC 9535, appendix A
 */
export function checkExpression(expression: string): CheckedExpression {
  const reader = new ExpressionReader(expression);
  try {
    reader.readQuery();
  } catch (error) {
    if (error instanceof Unexpected) return { ok: false, offset: error.offset, expected: error.expected };
    throw error;
  }
  return { ok: true, readable: reader.readable + expression.slice(reader.copied) };
}

/** Reads an expression from left to right, with one method for each rule of the grammar. */
class ExpressionReader {
  /** The expression in the spelling that json-p3 reads, up to the offset `copied`. */
  readable = '';
  copied = 0;
  readonly #text: string;
  #at = 0;
  #nesting = 0;

  constructor(text: string) {
    this.#text = text;
  }

  /**
   * Reads a query.
   * @throws Unexpected at the first character that the grammar doesn't allow
   */
  readQuery(): void {
    this.#require('$');
    this.#segments();
    if (this.#at < this.#text.length) this.#fail('`.`, `..`, `[` or the end');
  }

  #fail(expected: string): never {
    throw new Unexpected(this.#at, expected);
  }

  #skipBlanks(): void {
    this.#eat(/[ \t\n\r]*/y);
  }

  #isNext(text: string): boolean {
    return this.#text.startsWith(text, this.#at);
  }

  #eat(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    const found = pattern.exec(this.#text)?.[0];
    if (found !== undefined) this.#at += found.length;
    return found;
  }

  #take(text: string): boolean {
    if (!this.#isNext(text)) return false;
    this.#at += text.length;
    return true;
  }

  #require(text: string): void {
    if (!this.#take(text)) this.#fail(`\`${text}\``);
  }

  #nest(parse: () => void): void {
    if (++this.#nesting > maxNesting) this.#fail(`at most ${maxNesting} levels of filters and parentheses`);
    parse();
    this.#nesting--;
  }

  /** Reads segments. White space belongs to the next segment, so the white space at the end of a query isn't read. */
  #segments(): void {
    for (;;) {
      const start = this.#at;
      this.#skipBlanks();
      if (this.#take('..')) {
        if (this.#isNext('[')) this.#brackets();
        else this.#name();
      } else if (this.#take('.')) this.#name();
      else if (this.#isNext('[')) this.#brackets();
      else {
        this.#at = start;
        return;
      }
    }
  }

  #name(): void {
    if (this.#take('*')) return;
    const found = this.#eat(
      /[A-Za-z_\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}][\w\u0080-\ud7ff\ue000-\uffff\u{10000}-\u{10ffff}]*/uy,
    );
    if (found === undefined) this.#fail("a name of letters, digits and `_`, or `['…']` for any other name");
  }

  #brackets(): void {
    this.#require('[');
    this.#list(',', () => {
      this.#selector();
    });
    this.#require(']');
  }

  /** Reads one or more items with a separator between them and white space around them. */
  #list(separator: string, readItem: () => void): void {
    do {
      this.#skipBlanks();
      readItem();
      this.#skipBlanks();
    } while (this.#take(separator));
  }

  #selector(): void {
    if (this.#take('*')) return;
    if (this.#take('?')) {
      this.#skipBlanks();
      this.#logical();
    } else if (this.#isNext('"') || this.#isNext("'")) this.#string();
    else if (this.#eat(indexOrSlice) === undefined)
      this.#fail('a name in quotes, an index, a slice, `*` or a filter (`?`)');
  }

  #logical(): void {
    this.#nest(() => {
      this.#list('||', () => {
        this.#list('&&', () => {
          this.#condition();
        });
      });
    });
  }

  #condition(): void {
    const isNegated = this.#take('!');
    if (isNegated) this.#skipBlanks();
    if (this.#take('(')) {
      this.#logical();
      this.#require(')');
      return;
    }
    const start = this.#at;
    const kind = this.#operand();
    const end = this.#at;
    this.#skipBlanks();
    const operator = this.#eat(/==|!=|<=|>=|<|>/y);
    if (operator === undefined) {
      this.#at = end;
      if (kind === 'literal') {
        this.#at = start;
        this.#fail('a query or a function, or a comparison of a value');
      }
      return;
    }
    if (isNegated) {
      this.#at = end;
      this.#fail('no comparison after `!` (put the comparison in parentheses)');
    }
    this.#skipBlanks();
    this.#operand();
  }

  #operand(): 'literal' | 'query' | 'function' {
    if (this.#take('@') || this.#take('$')) {
      this.#segments();
      return 'query';
    }
    if (this.#isNext('"') || this.#isNext("'")) {
      this.#string();
      return 'literal';
    }
    const start = this.#at;
    const number = this.#eat(/-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?/y);
    if (number !== undefined) {
      this.#respell(number);
      return 'literal';
    }
    const word = this.#eat(/[a-z][a-z_0-9]*/y) ?? this.#fail('`@`, `$`, a value or a function');
    if (this.#take('(')) {
      this.#nest(() => {
        this.#callArguments();
      });
      return 'function';
    }
    if (['true', 'false', 'null'].includes(word)) return 'literal';
    this.#at = start;
    return this.#fail('`@`, `$`, a value or a function');
  }

  /** Respells the number that was read last, if json-p3 rejects its spelling. */
  #respell(written: string): void {
    if (!/^0[.eE]/.test(written)) return;
    const value = Number(written);
    const before = this.#text.slice(this.copied, this.#at - written.length);
    this.readable += before + (value === 0 ? '0' : value.toExponential());
    this.copied = this.#at;
  }

  /** Reads the arguments of a function. No function of the standard accepts a comparison. */
  #callArguments(): void {
    this.#skipBlanks();
    if (this.#take(')')) return;
    this.#list(',', () => {
      this.#operand();
    });
    this.#require(')');
  }

  #string(): void {
    const quote = this.#text.charAt(this.#at);
    this.#at++;
    const text = quote === '"' ? /(?:[^"\\\u0000-\u001f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*/y : singleQuoted;
    this.#eat(text);
    if (!this.#take(quote)) this.#fail(this.#isNext('\\') ? 'a valid JSON escape' : `the closing ${quote}`);
  }
}

/** An index, or a slice such as `1:10:2`. White space after an index belongs to the list of selectors. */
const indexOrSlice =
  /(?:(?:0|-?[1-9]\d*)[ \t\n\r]*)?:[ \t\n\r]*(?:(?:0|-?[1-9]\d*)[ \t\n\r]*)?(?::[ \t\n\r]*(?:0|-?[1-9]\d*)?)?|0|-?[1-9]\d*/y;
const singleQuoted = /(?:[^'\\\u0000-\u001f]|\\(?:['\\/bfnrt]|u[\da-fA-F]{4}))*/y;
