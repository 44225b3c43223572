/** Types of what the sandbox offers besides the language itself. */
export const GLOBALS = `
declare const console: Record<'log' | 'info' | 'debug' | 'warn' | 'error', (...values: unknown[]) => void>;
declare function setTimeout(run: (...values: any[]) => void, milliseconds?: number, ...values: unknown[]): number;
declare function clearTimeout(id?: number): void;
declare function structuredClone<T>(value: T): T;
declare function queueMicrotask(run: () => void): void;
declare class URL {
  constructor(url: string, base?: string | URL);
  href: string;
  readonly origin: string;
  protocol: string;
  host: string;
  hostname: string;
  port: string;
  pathname: string;
  search: string;
  hash: string;
  readonly searchParams: URLSearchParams;
}
declare class URLSearchParams {
  constructor(init?: string | Record<string, string> | [string, string][]);
  get(name: string): string | null;
  getAll(name: string): string[];
  has(name: string): boolean;
  set(name: string, value: string): void;
  append(name: string, value: string): void;
  delete(name: string): void;
}
`;
