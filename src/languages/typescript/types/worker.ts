/// <reference lib="webworker" />
import { createTypeChecker, type TypeProblem } from './checkTypes';

/** Worker that checks types, off the main thread. It holds the TypeScript compiler and the language's libraries. */

declare const self: DedicatedWorkerGlobalScope;

/** Asks for the type problems of a program. */
export interface TypeRequest {
  id: number;
  code: string;
  /** TypeScript that's added to the code to test its types. */
  typeTests: string | undefined;
}

export interface TypeResponse {
  id: number;
  problems: TypeProblem[];
}

const libraries = import.meta.webpackContext('typescript/lib', {
  regExp: /lib\.(es5|es20(1[5-9]|2[0-3])(\.[\w.]+)?|decorators(\.legacy)?)\.d\.ts$/,
});

const check = createTypeChecker(
  new Map(libraries.keys().map((name) => [name.replace('./', ''), libraries(name) as string])),
);

self.addEventListener('message', ({ data }: MessageEvent<TypeRequest>) => {
  const { id, code, typeTests } = data;
  self.postMessage({ id, problems: check(code, typeTests) } satisfies TypeResponse);
});
