import type { Node } from 'acorn';
import { Insertions } from './insertions';
import { lineOf } from './nodes';
import { visibleIn, type Scope } from './scope';
import type { FunctionInfo, Site, SiteKind } from './siteTable';

/** Maximum length of a condition's text. */
const MAX_TEXT = 60;

/** A place in the code: what it sees, and the handle of the running call that it reports to. */
export interface Place {
  scope: Scope;
  /** Index of the function whose handle is in scope. In parameters, that's the function around it. */
  caller: number;
  /** Ids of the loops around it in the same function. */
  loops: readonly number[];
}

/** Writes the calls to the recorder, and keeps the table of the places they're at. */
export class Probes {
  readonly insertions: Insertions;
  readonly sites: Site[] = [];
  readonly functions: FunctionInfo[] = [];
  readonly #key: string;
  readonly #text: string;

  /** @param text - the code, for the text of conditions */
  constructor(key: string, text: string) {
    this.#key = key;
    this.#text = text;
    this.insertions = new Insertions(key);
  }

  addFunction(info: FunctionInfo): number {
    return this.functions.push(info) - 1;
  }

  /** Returns a call that reports that the code is about to go on at a place. */
  at(place: Place, kind: SiteKind, node: Node, more: Partial<Site> = {}): string {
    return `${this.#key}.at(${this.#handle(place)},${this.#site(place, kind, node, more)})`;
  }

  /** Returns the start of a function's body, up to where its own code begins. */
  enter(place: Place, fn: number, node: Node, isLoose: boolean): string {
    const site = this.#site(place, 'enter', node, {});
    const call = `${this.#key}.enter(${fn},${this.#handle(place)},${isLoose},${site})`;
    return `const ${this.#key}h${fn}=${call};${isLoose ? '' : 'try{'}`;
  }

  /** Returns the end of a function's body. */
  leave(fn: number): string {
    const handle = `${this.#key}h${fn}`;
    const error = `${this.#key}e`;
    return `}catch(${error}){${this.#key}.fail(${handle},${error});throw ${error}}finally{${this.#key}.leave(${handle})}`;
  }

  /** Returns the program's first statement. */
  start(place: Place, program: Node): string {
    return `const ${this.#key}h0=${this.#key}.start(${this.#site(place, 'statement', program, {})});`;
  }

  /** Reports the value of a condition. */
  condition(place: Place, node: Node, decides: 'if' | 'loop'): void {
    const text = this.#text.slice(node.start, node.end).replaceAll(/\s+/g, ' ');
    const more = { decides, text: text.length > MAX_TEXT ? `${text.slice(0, MAX_TEXT)}…` : text };
    const begin = decides === 'loop' ? `${this.at(place, 'test', node, more)},` : '';
    const id = this.#add(place, 'test', node, more);
    const open = `${this.#key}.test(${this.#handle(place)},${id},(${begin}`;
    this.insertions.around(node.start, open, node.end, '))');
  }

  /** Passes a value through one of the recorder's functions. */
  value(place: Place, name: 'give' | 'wait' | 'resume', node: Node): void {
    const open = `${this.#key}.${name}(${this.#handle(place)},(`;
    this.insertions.around(node.start, open, node.end, '))');
  }

  /** Registers the function that reads a class's private fields. */
  privateFields(names: readonly string[]): string {
    const [object, list] = [`${this.#key}o`, `${this.#key}l`];
    const reads = names
      .map((name) => `if(#${name} in ${object})${list}('#${name}',${object}.#${name});`)
      .join('');
    return `static{${this.#key}.fields((${object},${list})=>{${reads}})}`;
  }

  #handle({ caller }: Place): string {
    return `${this.#key}h${caller}`;
  }

  #add({ scope, loops }: Place, kind: SiteKind, node: Node, more: Partial<Site>): number {
    const site = { kind, line: lineOf(node), fn: scope.fn, loops, ...visibleIn(scope), ...more };
    return this.sites.push(site) - 1;
  }

  /** Returns a place's id, and how many variables it sees and how to read them. */
  #site(place: Place, kind: SiteKind, node: Node, more: Partial<Site>): string {
    const id = this.#add(place, kind, node, more);
    const { names = [], own = 0 } = this.sites[id] ?? {};
    const index = `${this.#key}i`;
    const reads = names.map((name, order) => `${index}===${order}?${name}:`).join('');
    return `${id},${own},${names.length},${index}=>${reads}0`;
  }
}
