/** Finds out which variables a place in a program can see. */
import type { AnyNode, Statement } from 'acorn';
import { childrenOf, isFunctionNode, namesIn } from './nodes';

/** Maximum number of variables of one place. */
const MAX_NAMES = 40;

/** A block, a function's parameters, or another part of the code that declares names. */
export interface Scope {
  names: readonly string[];
  /** Index of the function that the names belong to; 0 is the program itself. */
  fn: number;
  /** Undefined for the outermost scope. */
  parent: Scope | undefined;
}

export interface VisibleNames {
  /** The function's own names, followed by those of the functions around it, without the program's. */
  names: string[];
  /** How many of the names are the function's own. */
  own: number;
}

/** Returns the variables that are visible in a scope. Of names that hide each other, only the innermost is. */
export function visibleIn(scope: Scope): VisibleNames {
  const hidden = new Set<string>();
  const own: string[] = [];
  const outer: string[] = [];
  for (let at: Scope | undefined = scope; at !== undefined; at = at.parent) {
    const names = at.names.filter((name) => !hidden.has(name));
    if (at.fn === scope.fn) own.unshift(...names);
    else if (at.fn !== 0) outer.push(...names);
    for (const name of at.names) hidden.add(name);
  }
  return { names: [...own, ...outer].slice(0, MAX_NAMES), own: Math.min(own.length, MAX_NAMES) };
}

/**
 * Returns the variables that a list of statements declares in its own block. Functions and classes are left
 * out: they don't change, so they'd only be in the way.
 */
export function lexicalNames(body: readonly AnyNode[]): string[] {
  return body.flatMap((node) =>
    node.type === 'VariableDeclaration' && node.kind !== 'var'
      ? node.declarations.flatMap(({ id }) => namesIn(id))
      : [],
  );
}

/** Returns the names that `var` declares anywhere in a function's body, each once. */
export function varNames(body: readonly AnyNode[]): string[] {
  const names = body.flatMap((node): string[] => {
    if (isFunctionNode(node) || node.type === 'StaticBlock') return [];
    const below = varNames(childrenOf(node));
    return node.type === 'VariableDeclaration' && node.kind === 'var'
      ? [...node.declarations.flatMap(({ id }) => namesIn(id)), ...below]
      : below;
  });
  return [...new Set(names)];
}

/**
 * Returns true if a function's body can be put in a block of its own. A block can't declare a function twice,
 * or a function and a `var` of the same name.
 */
export function fitsBlock(body: readonly Statement[]): boolean {
  const functions = body.flatMap((node) =>
    node.type === 'FunctionDeclaration' ? [node.id.name] : [],
  );
  const taken = new Set(varNames(body));
  return functions.length === new Set(functions).size && !functions.some((name) => taken.has(name));
}
