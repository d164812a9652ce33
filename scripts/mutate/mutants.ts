import ts from 'typescript';

/** One small change to the code that a test should detect. */
export interface Mutant {
  readonly id: number;
  readonly file: string;
  /** Line number from 1. */
  readonly line: number;
  readonly from: string;
  readonly to: string;
}

export interface MutableSource {
  /** Code with all its mutants. `globalThis.mutant(id)` returns whether a mutant is active. */
  readonly text: string;
  readonly mutants: readonly Mutant[];
}

const operators: Readonly<Record<string, readonly string[]>> = {
  '===': ['!=='],
  '!==': ['==='],
  '<': ['<=', '>='],
  '<=': ['<', '>'],
  '>': ['>=', '<='],
  '>=': ['>', '<'],
  '+': ['-'],
  '-': ['+'],
  '*': ['/'],
  '/': ['*'],
  '**': ['*'],
  '&&': ['||'],
  '||': ['&&'],
  '+=': ['-='],
  '-=': ['+='],
};

/** Replacements for methods; `undefined` removes the call and keeps its object. */
const methods: Readonly<Record<string, string | undefined>> = {
  every: 'some',
  filter: undefined,
  max: 'min',
  min: 'max',
  reverse: undefined,
  slice: undefined,
  some: 'every',
  startsWith: 'endsWith',
  endsWith: 'startsWith',
  toLowerCase: undefined,
  toSorted: undefined,
  toUpperCase: undefined,
  trim: undefined,
};

/**
 * Adds the mutants to a file.
 * @param firstId the ID of the first mutant; the others follow in the order of the text
 */
export function plantMutants(file: string, text: string, firstId: number): MutableSource {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const mutants: Mutant[] = [];
  const plant = (node: ts.Node, to: string): string => {
    const id = firstId + mutants.length;
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    mutants.push({ id, file, line, from: node.getText(), to });
    return `globalThis.mutant(${id})`;
  };
  const emit = (node: ts.Node): string => {
    if (isLeftAlone(node)) return node.getFullText();
    const variants = listVariants(node).map((to) => `${plant(node, to)} ? (${to}) : `);
    const early = isBodyOfFunction(node) ? `if (${plant(node, '{}')}) return; ` : undefined;
    const isCall = ts.isExpressionStatement(node);
    const isKept = isCall ? `if (!${plant(node, '')}) ` : '';
    const inner = emitChildren(node);
    if (early !== undefined) return inner.replace('{', () => `{ ${early}`);
    // The outer braces keep a following `else` with its own `if`.
    if (isCall) return `\n{ ${isKept}{ ${inner} } }`;
    return variants.length === 0 ? inner : ` (${variants.join('')}(${inner}))`;
  };
  const emitChildren = (node: ts.Node): string => {
    let end = node.getFullStart();
    let inner = '';
    ts.forEachChild(node, (child) => {
      inner += text.slice(end, child.getFullStart()) + emit(child);
      end = child.getEnd();
    });
    return inner + text.slice(end, node.getEnd());
  };
  return { text: emit(source), mutants };
}

function listVariants(node: ts.Node): readonly string[] {
  if (!ts.isExpression(node) || isTarget(node)) return [];
  const whole = isCondition(node) ? ['true', 'false'] : [];
  const body = ts.isArrowFunction(node.parent) && node.parent.body === node ? ['undefined'] : [];
  const own = listOwnVariants(node);
  return [...new Set([...whole, ...body, ...own])].filter((variant) => variant !== node.getText());
}

function listOwnVariants(node: ts.Expression): readonly string[] {
  if (ts.isBinaryExpression(node)) return listBinaryVariants(node);
  if (ts.isPrefixUnaryExpression(node))
    return node.operator === ts.SyntaxKind.ExclamationToken ? [node.operand.getText()] : [];
  if (ts.isStringLiteral(node)) return [node.text === '' ? "'mutant'" : "''"];
  if (ts.isTemplateExpression(node) || ts.isNoSubstitutionTemplateLiteral(node)) return ["''"];
  if (ts.isArrayLiteralExpression(node)) return node.elements.length > 0 ? ['[]'] : [];
  if (ts.isObjectLiteralExpression(node)) return node.properties.length > 0 ? ['{}'] : [];
  if (ts.isCallExpression(node)) return [...listCallVariants(node), ...listChainVariants(node)];
  if (ts.isPropertyAccessExpression(node)) return listChainVariants(node);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return ['false'];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return ['true'];
  return [];
}

function listBinaryVariants(node: ts.BinaryExpression): readonly string[] {
  const [left, operator, right] = [node.left, node.operatorToken, node.right].map((part) => part.getText());
  if (operator === '??') return [String(left), String(right)];
  const isText = operator === '+' && [node.left, node.right].some(ts.isStringLiteralLike);
  if (isText || operator === undefined) return [];
  return (operators[operator] ?? []).map((other) => `${left} ${other} ${right}`);
}

function listCallVariants({ arguments: given, expression }: ts.CallExpression): readonly string[] {
  if (!ts.isPropertyAccessExpression(expression)) return [];
  const [owner, name] = [expression.expression.getText(), expression.name.text];
  if (!Object.hasOwn(methods, name) || expression.questionDotToken !== undefined) return [];
  const other = methods[name];
  return [other === undefined ? owner : `${owner}.${other}(${given.map((one) => one.getText()).join(', ')})`];
}

/** Lists the variants of an optional chain in which one `?.` is a plain access. */
function listChainVariants(node: ts.Expression): readonly string[] {
  const isWhole = ts.isOptionalChain(node) && !ts.isOptionalChain(node.parent);
  if (!isWhole) return [];
  const variants: string[] = [];
  for (let step: ts.Node = node; ts.isOptionalChain(step); step = step.expression) {
    if (ts.isNonNullChain(step) || step.questionDotToken === undefined) continue;
    const at = step.questionDotToken.getStart() - node.getStart();
    const text = node.getText();
    variants.push(text.slice(0, at) + (ts.isPropertyAccessExpression(step) ? '.' : '') + text.slice(at + 2));
  }
  return variants;
}

function isCondition(node: ts.Expression): boolean {
  const { parent } = node;
  if (ts.isConditionalExpression(parent)) return parent.condition === node;
  if (ts.isIfStatement(parent)) return parent.expression === node;
  // A loop that never ends isn't a useful mutant.
  return false;
}

/** Returns whether a node can't be wrapped: a part of an optional chain, or the target of an assignment. */
function isTarget(node: ts.Expression): boolean {
  const { parent } = node;
  const isStep = ts.isOptionalChain(parent) && parent.expression === node;
  const isCallee = ts.isCallExpression(parent) && parent.expression === node;
  const isTag = ts.isTaggedTemplateExpression(parent);
  const isLoaded = ts.isCallExpression(parent) && parent.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isName = 'name' in parent && parent.name === node;
  const isAssigned =
    ts.isBinaryExpression(parent) &&
    parent.operatorToken.kind === ts.SyntaxKind.EqualsToken &&
    parent.left === node;
  return isStep || isCallee || isTag || isLoaded || isName || isAssigned;
}

function isBodyOfFunction(node: ts.Node): boolean {
  return ts.isBlock(node) && ts.isFunctionLike(node.parent) && node.statements.length > 0;
}

/**
 * Returns whether a node has no mutants: types, imports, and errors for bugs in this project, which tests can't
 * reach.
 */
function isLeftAlone(node: ts.Node): boolean {
  if (ts.isTypeNode(node) && !ts.isExpressionWithTypeArguments(node)) return true;
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) return true;
  if (ts.isInterfaceDeclaration(node) || ts.isTypeAliasDeclaration(node)) return true;
  return ts.isThrowStatement(node) && /^throw new (?:Type)?Error\(/.test(node.getText());
}
