import ts from 'typescript';
import { chunkNames } from '../../../src/build/webpack/chunkNames';

function transformed(source: string): string {
  const { outputText } = ts.transpileModule(source, {
    compilerOptions: { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ESNext },
    transformers: { before: [chunkNames] },
  });
  return outputText.trim();
}

test.each([
  ['one import', `lazyModule(() => import(/* webpackChunkName: "a" */ './a'))`, '["a"]'],
  [
    'several imports',
    `lazyModule(async () => [await import(/* webpackChunkName: "a" */ './a'), await import(/* webpackChunkName: "b" */ './b')])`,
    '["a", "b"]',
  ],
  ['no import', `lazyModule(() => load())`, '[]'],
  ['a type', `lazyModule<Page>(() => import(/* webpackChunkName: "a" */ './a'))`, '["a"]'],
  [
    'a call within another',
    `page(lazyModule(() => import(/* webpackChunkName: "a" */ './a')))`,
    '["a"]',
  ],
])('a lazy module with %s is told the names of its chunks', (_, source, names) => {
  expect(transformed(source)).toContain(`, ${names})`);
});

test.each([
  ['names given by hand', `lazyModule(load, [])`],
  ['other functions', `other(() => import(/* webpackChunkName: "a" */ './a'))`],
])('%s stay as they are', (_, source) => {
  expect(transformed(source).endsWith(`\n${source};`)).toBe(true);
});
