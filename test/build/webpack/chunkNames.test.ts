import ts from 'typescript';
import { chunkNames } from '../../../src/build/webpack/chunkNames';

function transform(source: string): string {
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
  ['a nested call', `page(lazyModule(() => import(/* webpackChunkName: "a" */ './a')))`, '["a"]'],
])('a lazy module with %s gets its chunk names', (_, source, names) => {
  expect(transform(source)).toContain(`, ${names})`);
});

test.each([
  ['explicit names', `lazyModule(load, [])`],
  ['other functions', `other(() => import(/* webpackChunkName: "a" */ './a'))`],
])('%s are unchanged', (_, source) => {
  expect(transform(source).endsWith(`\n${source};`)).toBe(true);
});
