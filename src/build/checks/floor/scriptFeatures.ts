import { parse, type AnyNode, type Program } from 'acorn';
import type { Identifier } from '@mdn/browser-compat-data';
import { globalEntries, memberEntries, methodEntries } from './apiEntries';
import { lackingBrowsers, type FloorBrowser, type NewFeature } from './support';

/** Newest syntax that all supported browsers have. The bundles are compiled to it. */
const SYNTAX = 2022;

const GLOBALS = new Set(['window', 'self', 'globalThis']);

interface Use {
  feature: string;
  /** Name that a condition around the use tests. */
  name: string;
  browsers: readonly string[];
  /** Functions around the use, the file itself first. */
  functions: readonly AnyNode[];
}

/** What a script uses and declares. */
export interface ScriptFeatures {
  features: readonly NewFeature[];
  /** Methods of objects of unknown type. Those that a script of the site declares itself are its own. */
  methods: readonly (NewFeature & { name: string })[];
  /** Names of variables, parameters and members that the script declares. */
  names: ReadonlySet<string>;
}

/**
 * Finds features in a script that would throw in a supported browser: syntax, globals, and methods. A feature is fine if
 * the function it's in, or one around it, tests for it, or if it's in a `try` with a `catch`. A method of an unknown
 * object counts only if no supported interface has a method of that name.
 *
 * @param text - the script, minified or not
 */
export function scriptFeatures(text: string, floor: readonly FloorBrowser[]): ScriptFeatures {
  const program = parseAny(text);
  if (program instanceof SyntaxError) {
    const feature = `syntax newer than ES${SYNTAX} (${program.message})`;
    return { features: [{ feature, browsers: floor.map(label) }], methods: [], names: new Set() };
  }
  const { uses, guards, names } = inspect(program, floor);
  const found = uses.filter(
    ({ name, functions }) =>
      !names.has(name) && !functions.some((owner) => guards.get(name)?.has(owner)),
  );
  const unique = [...new Map(found.map((use) => [use.feature, use])).values()];
  const isMethod = ({ feature }: Use) => feature.startsWith('.');
  return {
    features: unique.filter((use) => !isMethod(use)),
    methods: unique.filter(isMethod),
    names,
  };
}

function label({ name, version }: FloorBrowser): string {
  return `${name} ${version}`;
}

function parseAny(text: string): Program | SyntaxError {
  try {
    return parse(text, {
      ecmaVersion: SYNTAX,
      sourceType: 'module',
      allowReturnOutsideFunction: true,
    });
  } catch (error) {
    try {
      return parse(text, { ecmaVersion: SYNTAX, sourceType: 'script' });
    } catch {
      return error as SyntaxError;
    }
  }
}

/** Collects uses of features, tests for them by name, and the names that the script declares itself. */
function inspect(program: Program, floor: readonly FloorBrowser[]) {
  const lacking = new Map<string, readonly string[]>();
  const uses: Use[] = [];
  const guards = new Map<string, Set<AnyNode>>();
  const names = new Set<string>();

  const parents: AnyNode[] = [];

  function visit(node: AnyNode, functions: readonly AnyNode[]): void {
    const parent = parents.at(-1);
    const guarded = guardedName(node, parent);
    const owner = functions.at(-1);
    if (guarded !== null && owner) {
      const owners = guards.get(guarded) ?? new Set();
      guards.set(guarded, owners.add(owner));
    }
    const declared = declaredName(node, parent);
    if (declared !== null) names.add(declared);
    const found = guarded === null ? featureOf(node, parent) : null;
    if (found && !isTried(node, parents)) {
      const browsers = lacking.get(found.feature) ?? leastLacking(found.entries, floor);
      lacking.set(found.feature, browsers);
      if (browsers.length > 0) uses.push({ ...found, browsers, functions });
    }
    const inside = node.type.includes('Function') ? [...functions, node] : functions;
    parents.push(node);
    for (const child of childrenOf(node)) visit(child, inside);
    parents.pop();
  }
  visit(program, [program]);
  return { uses, guards, names };
}

/** A name can belong to several features. The one that most browsers support counts. */
function leastLacking(entries: readonly Identifier[], floor: readonly FloorBrowser[]): string[] {
  return entries
    .map((entry) => lackingBrowsers(entry, floor))
    .reduce((best, next) => (next.length < best.length ? next : best));
}

function childrenOf(node: AnyNode): AnyNode[] {
  const children: AnyNode[] = [];
  for (const key in node) {
    const value = node[key as keyof AnyNode] as unknown;
    if (typeof value !== 'object' || value === null) continue;
    if (!Array.isArray(value)) {
      if (isNode(value)) children.push(value);
      continue;
    }
    for (const one of value as unknown[]) if (isNode(one)) children.push(one);
  }
  return children;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
}

/** Returns the name whose presence the node tests: `'x' in y`, `typeof x`, `y.x ? …`, `y.x?.()`, `y.x || …`. */
function guardedName(node: AnyNode, parent: AnyNode | undefined): string | null {
  if (node.type === 'BinaryExpression' && node.operator === 'in')
    return node.left.type === 'Literal' ? String(node.left.value) : null;
  const name = nameOf(node);
  if (name === null || !parent) return null;
  const isTest =
    ((parent.type === 'IfStatement' || parent.type === 'ConditionalExpression') &&
      parent.test === node) ||
    parent.type === 'LogicalExpression' ||
    (parent.type === 'UnaryExpression' && ['!', 'typeof'].includes(parent.operator)) ||
    (parent.type === 'BinaryExpression' && parent.operator !== 'in') ||
    ((parent.type === 'CallExpression' || parent.type === 'MemberExpression') &&
      parent.optional === true &&
      (parent.type === 'CallExpression' ? parent.callee : parent.object) === node);
  return isTest ? name : null;
}

function nameOf(node: AnyNode): string | null {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  if (node.type !== 'MemberExpression' || node.computed) return null;
  return node.property.type === 'Identifier' ? node.property.name : null;
}

/** Returns a name that the script defines: a variable, a parameter, a function, a class, or a member of its objects. */
function declaredName(node: AnyNode, parent: AnyNode | undefined): string | null {
  if (node.type === 'MemberExpression')
    return parent?.type === 'AssignmentExpression' && parent.left === node ? nameOf(node) : null;
  if (
    node.type === 'Property' ||
    node.type === 'MethodDefinition' ||
    node.type === 'PropertyDefinition'
  )
    return node.key.type === 'Identifier' && !node.computed ? node.key.name : null;
  if (node.type !== 'Identifier' || !parent) return null;
  const isDeclared =
    (parent.type === 'VariableDeclarator' && parent.id === node) ||
    (/Function|^Class/.test(parent.type) && !('body' in parent && parent.body === node)) ||
    /^Import|Pattern$|^RestElement$/.test(parent.type);
  const isSuperclass = 'superClass' in parent && parent.superClass === node;
  return isDeclared && !isSuperclass ? node.name : null;
}

function isTried(node: AnyNode, parents: readonly AnyNode[]): boolean {
  return parents.some(
    (parent, index) =>
      parent.type === 'TryStatement' &&
      Boolean(parent.handler) &&
      parent.block === (parents[index + 1] ?? node),
  );
}

/** Returns the feature that the node uses in a way that throws where the feature is missing. */
function featureOf(
  node: AnyNode,
  parent: AnyNode | undefined,
): { feature: string; name: string; entries: Identifier[] } | null {
  if (!parent) return null;
  if (node.type === 'Identifier') {
    if (!isReference(node, parent)) return null;
    const entries = globalEntries(node.name);
    return entries.length > 0 ? { feature: node.name, name: node.name, entries } : null;
  }
  const name = node.type === 'MemberExpression' ? nameOf(node) : null;
  if (node.type !== 'MemberExpression' || name === null || !isNeeded(node, parent)) return null;
  if (isOptional(node)) return null;
  const owner = nameOf(node.object);
  const isGlobal =
    node.object.type === 'Identifier' ||
    (node.object.type === 'MemberExpression' && GLOBALS.has(nameOf(node.object.object) ?? ''));
  if (isGlobal && owner !== null) {
    if (GLOBALS.has(owner)) {
      const entries = globalEntries(name);
      return entries.length > 0 ? { feature: `${owner}.${name}`, name, entries } : null;
    }
    const entries = memberEntries(owner, name);
    if (entries.length > 0) return { feature: `${owner}.${name}`, name, entries };
  }
  const entries = methodEntries(name);
  return parent.type === 'CallExpression' && entries.length > 0
    ? { feature: `.${name}()`, name, entries }
    : null;
}

/** True if the expression ends early where a part of it is missing: `a?.b.c()`. */
function isOptional(node: AnyNode): boolean {
  if (node.type === 'MemberExpression') return node.optional || isOptional(node.object);
  return node.type === 'CallExpression' && (node.optional || isOptional(node.callee));
}

/** True if the node's value is called, constructed or read further, which throws if it's undefined. */
function isNeeded(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === 'CallExpression' || parent.type === 'NewExpression')
    return parent.callee === node;
  return parent.type === 'MemberExpression' && parent.object === node;
}

function isReference(node: AnyNode, parent: AnyNode): boolean {
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed;
  if (parent.type === 'Property') return parent.value === node && !parent.shorthand;
  return !/^(?:Label|Break|Continue|MethodDef|PropertyDef|Import|Export)/.test(parent.type);
}
