/** Adds calls to a program that report each of its steps to the recorder. */
import type { AnyNode, Class, Function, Pattern, Statement, VariableDeclaration } from 'acorn';
import { nameOf, type Surrounding } from './functionNames';
import { childrenOf, isFunctionNode, lineOf, namesIn } from './nodes';
import { parseProgram, parseScript, type ParsedProgram } from './parse';
import { Probes, type Place } from './Probes';
import { fitsBlock, lexicalNames, varNames, type Scope } from './scope';
import type { Instrumented, SiteKind } from './siteTable';

/** Statements that get their own kind of place. */
const KINDS: Partial<Record<AnyNode['type'], SiteKind>> = {
  ForStatement: 'block',
  WhileStatement: 'block',
  DoWhileStatement: 'block',
  TryStatement: 'block',
  SwitchStatement: 'block',
  ClassDeclaration: 'class',
  BreakStatement: 'break',
  ContinueStatement: 'continue',
  ThrowStatement: 'throw',
};

/**
 * Instruments a program. Its behavior, lines and functions' texts (with the insertions removed) stay the same.
 *
 * @param code - the reader's program
 * @returns undefined if the program doesn't parse
 */
export function instrument(code: string): Instrumented | undefined {
  return instrumented(parseProgram(code));
}

/**
 * Instruments a page's script in the same way. What it declares at its top level stays global.
 *
 * @returns undefined if the script doesn't parse
 */
export function instrumentScript(code: string): Instrumented | undefined {
  return instrumented(parseScript(code));
}

function instrumented(parsed: ParsedProgram | undefined): Instrumented | undefined {
  if (parsed === undefined) return undefined;
  const key = randomKey();
  const probes = new Probes(key, parsed.text);
  new Instrumenter(parsed, probes).run();
  const changed = probes.insertions.applyTo(parsed.text);
  const { sites, functions } = probes;
  return { code: parsed.unwrap(changed), key, sites, functions };
}

/** Returns a name that a program can't guess, so that it can't reach the recorder. */
function randomKey(): string {
  const numbers = crypto.getRandomValues(new Uint32Array(2));
  return `$${Array.from(numbers, (number) => number.toString(36)).join('')}$`;
}

class Instrumenter {
  readonly #parsed: ParsedProgram;
  readonly #probes: Probes;
  #loops = 0;

  constructor(parsed: ParsedProgram, probes: Probes) {
    this.#parsed = parsed;
    this.#probes = probes;
  }

  run(): void {
    const { program, body, start } = this.#parsed;
    this.#probes.addFunction({
      kind: 'program',
      name: '',
      line: 1,
      parameters: 0,
      isGenerator: false,
    });
    const names = [...varNames(body), ...lexicalNames(body)];
    const place: Place = { scope: { names, fn: 0, parent: undefined }, caller: 0, loops: [] };
    this.#begin(body, start, this.#probes.start(place, program));
    const last = body.at(-1);
    if (last) this.#insert.after(last.end, `;${this.#probes.at(place, 'end', last)};`);
    this.#statements(body, place);
  }

  get #insert() {
    return this.#probes.insertions;
  }

  /** Inserts at the start of a body, but after its directives. */
  #begin(body: ParsedProgram['body'], start: number, text: string): void {
    const directive = body.findLast(
      (node) => node.type === 'ExpressionStatement' && node.directive !== undefined,
    );
    if (directive) this.#insert.after(directive.end, `;${text}`);
    else this.#insert.before(start, text);
  }

  #statements(body: ParsedProgram['body'], place: Place): void {
    for (const statement of body) {
      this.#probe(statement, place);
      this.#visit(statement, place);
    }
  }

  /** Inserts a report before a statement, if it's one that does something. */
  #probe(statement: AnyNode, place: Place): void {
    const isSilent =
      statement.type === 'FunctionDeclaration' ||
      statement.type === 'EmptyStatement' ||
      statement.type === 'BlockStatement' ||
      (statement.type === 'ExpressionStatement' && statement.directive !== undefined);
    if (isSilent) return;
    const inner = statement.type === 'LabeledStatement' ? statement.body : statement;
    const kind = KINDS[inner.type] ?? 'statement';
    const more = inner.type === 'ClassDeclaration' ? { text: inner.id?.name ?? '' } : {};
    this.#insert.before(statement.start, `${this.#probes.at(place, kind, inner, more)};`);
  }

  /**
   * Visits the statement of an `if` or a loop, which might not be a block.
   *
   * @param first - inserted at its start
   * @param last - inserted at its end
   */
  #branch(statement: Statement, place: Place, first = '', last = ''): void {
    if (statement.type === 'BlockStatement') {
      this.#visit(statement, place, NOWHERE, first);
      if (last !== '') this.#insert.before(statement.end - 1, last);
    } else if (statement.type !== 'EmptyStatement') {
      this.#insert.around(statement.start, `{${first}`, statement.end, `${last}}`);
      this.#statements([statement], place);
    }
  }

  #visit(node: AnyNode, place: Place, around: Surrounding = NOWHERE, first = ''): void {
    if (isFunctionNode(node)) {
      this.#function(node, place, around);
      return;
    }
    switch (node.type) {
      case 'BlockStatement': {
        const inner = inside(place, lexicalNames(node.body));
        if (first !== '') this.#insert.before(node.start + 1, first);
        this.#statements(node.body, inner);
        break;
      }
      case 'IfStatement':
        this.#probes.condition(place, node.test, 'if');
        this.#visit(node.test, place);
        this.#branch(node.consequent, place);
        if (node.alternate) this.#branch(node.alternate, place);
        break;
      case 'WhileStatement':
      case 'DoWhileStatement': {
        const inner = this.#loop(place);
        this.#probes.condition(inner, node.test, 'loop');
        this.#visit(node.test, inner);
        this.#branch(node.body, inner);
        break;
      }
      case 'ForStatement': {
        const inner = inside(this.#loop(place), node.init ? lexicalNames([node.init]) : []);
        if (node.init) this.#visit(node.init, inner);
        if (node.test) {
          this.#probes.condition(inner, node.test, 'loop');
          this.#visit(node.test, inner);
        }
        if (node.update) {
          const update = `${this.#probes.at(inner, 'update', node.update)},`;
          this.#insert.before(node.update.start, update);
          this.#visit(node.update, inner);
        }
        this.#branch(node.body, inner);
        break;
      }
      case 'ForOfStatement':
      case 'ForInStatement': {
        const inner = inside(this.#loop(place), lexicalNames([node.left]));
        this.#visit(node.left, inner);
        this.#visit(node.right, place);
        const { body } = node;
        const seen = body.type === 'BlockStatement' ? lexicalNames(body.body) : [];
        const turn = this.#probes.at(inside(inner, seen), 'turn', node, {
          sets: loopNames(node.left),
        });
        const next = this.#probes.at(inside(inner, seen), 'next', node);
        this.#branch(body, inner, `${turn};`, `;${next};`);
        break;
      }
      case 'SwitchStatement': {
        this.#visit(node.discriminant, place);
        const inner = inside(place, lexicalNames(node.cases.flatMap((one) => one.consequent)));
        for (const { test, consequent } of node.cases) {
          if (test) this.#visit(test, inner);
          this.#statements(consequent, inner);
        }
        break;
      }
      case 'CatchClause': {
        const inner = inside(place, node.param ? namesIn(node.param) : []);
        const seen = inside(inner, lexicalNames(node.body.body));
        const caught = this.#probes.at(seen, 'caught', node);
        if (node.param) this.#visit(node.param, inner);
        this.#visit(node.body, inner, NOWHERE, `${caught};`);
        break;
      }
      case 'ReturnStatement':
        if (node.argument) {
          this.#probes.value(place, 'give', node.argument);
          this.#visit(node.argument, place);
        }
        break;
      case 'AwaitExpression':
        this.#probes.value(place, 'resume', node);
        this.#probes.value(place, 'wait', node.argument);
        this.#visit(node.argument, place);
        break;
      case 'YieldExpression':
        this.#yield(node, place);
        break;
      case 'ClassDeclaration':
      case 'ClassExpression':
        this.#class(node, place);
        break;
      case 'StaticBlock': {
        const names = [...varNames(node.body), ...lexicalNames(node.body)];
        this.#statements(node.body, inside(place, names));
        break;
      }
      default:
        for (const child of childrenOf(node)) {
          this.#visit(child, place, { parent: node, inClass: around.inClass });
        }
    }
  }

  /** Returns the inside of another loop. */
  #loop(place: Place): Place {
    this.#loops += 1;
    return { ...place, loops: [...place.loops, this.#loops] };
  }

  #yield(node: Extract<AnyNode, { type: 'YieldExpression' }>, place: Place): void {
    // A `yield*` waits more than once, and the generator that it reads reports its own steps.
    if (!node.delegate && node.argument) {
      this.#probes.value(place, 'resume', node);
      this.#probes.value(place, 'wait', node.argument);
    }
    if (node.argument) this.#visit(node.argument, place);
  }

  #class(node: Class, place: Place): void {
    const { body } = node.body;
    const fields = body.flatMap((member) =>
      member.type === 'PropertyDefinition' && member.key.type === 'PrivateIdentifier'
        ? [member.key.name]
        : [],
    );
    if (fields.length > 0) {
      this.#insert.before(node.body.start + 1, this.#probes.privateFields(fields));
    }
    if (node.superClass) this.#visit(node.superClass, place);
    for (const member of body) this.#visit(member, place, { parent: undefined, inClass: node });
  }

  #function(node: Function, place: Place, around: Surrounding): void {
    const parameters = node.params.flatMap(namesIn);
    const fn = this.#probes.addFunction({
      ...nameOf(node, around),
      line: lineOf(node),
      parameters: parameters.length,
      isGenerator: node.generator,
    });
    const outer: Scope = { names: parameters, fn, parent: place.scope };
    // The function's own handle doesn't exist yet while its parameters get their values.
    for (const param of node.params) this.#visit(param, { ...place, scope: outer });
    const body = node.body.type === 'BlockStatement' ? node.body.body : [];
    const own = [...varNames(body), ...lexicalNames(body)].filter(
      (name) => !parameters.includes(name),
    );
    const thisName = usesThis(node) ? ['this'] : [];
    const scope = { ...outer, names: [...parameters, ...thisName, ...own] };
    const entered = { scope, caller: place.caller, loops: [] };
    const inner = { scope, caller: fn, loops: [] };
    if (node.body.type === 'BlockStatement') {
      const isLoose = !fitsBlock(body);
      const enter = this.#probes.enter(entered, fn, node, isLoose);
      this.#begin(body, node.body.start + 1, enter);
      this.#statements(body, inner);
      if (!isLoose) this.#insert.before(node.body.end - 1, this.#probes.leave(fn));
    } else {
      const open = `{${this.#probes.enter(entered, fn, node.body, false)}return(`;
      this.#insert.around(this.#arrowEnd(node), open, node.end, `)${this.#probes.leave(fn)}}`);
      this.#probes.value(inner, 'give', node.body);
      this.#visit(node.body, inner);
    }
  }

  /** Returns the position after an arrow function's `=>`. */
  #arrowEnd({ params, start, end }: Function): number {
    const from = params.at(-1)?.end ?? start;
    const arrow = this.#parsed.tokens.find(
      (token) => token.start >= from && token.type.label === '=>',
    );
    return arrow?.end ?? end;
  }
}

const NOWHERE: Surrounding = { parent: undefined, inClass: undefined };

function inside(place: Place, names: readonly string[]): Place {
  const { scope } = place;
  return names.length === 0 ? place : { ...place, scope: { names, fn: scope.fn, parent: scope } };
}

/** Returns the variables in the head of a `for … of` or `for … in` loop. */
function loopNames(left: VariableDeclaration | Pattern): string[] {
  return left.type === 'VariableDeclaration'
    ? left.declarations.flatMap(({ id }) => namesIn(id))
    : namesIn(left);
}

/** Returns true if a function that isn't an arrow function uses its own `this`. */
function usesThis(node: Function): boolean {
  return node.type !== 'ArrowFunctionExpression' && childrenOf(node).some(hasThis);
}

function hasThis(node: AnyNode): boolean {
  if (node.type === 'ThisExpression') return true;
  if (node.type === 'FunctionExpression' || node.type === 'FunctionDeclaration') return false;
  return childrenOf(node).some(hasThis);
}
