import { readFileSync } from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '../..');

/** First versions that know all of ES2022, class static blocks being the last that came to each. */
const KNOWS_ES2022: Readonly<Record<string, number>> = {
  chrome: 94,
  edge: 94,
  firefox: 93,
  safari: 16.4,
};

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** By browser, the first version that is supported. */
const FIRST = Object.fromEntries(
  (JSON.parse(read('package.json')) as { browserslist: string[] }).browserslist.map((query) => {
    const [browser = '', version = ''] = query.split(' >= ');
    return [browser, Number(version)];
  }),
);

test('each supported browser is named with its first version, and known', () => {
  expect(Object.keys(FIRST).sort()).toEqual(Object.keys(KNOWS_ES2022).sort());
  expect(Object.values(FIRST).every((version) => version > 0)).toBe(true);
  for (const [browser, version] of Object.entries(FIRST)) {
    expect(browserslist().some((one) => one.startsWith(`${browser} ${version}`))).toBe(true);
  }
});

test('each supported browser knows the language that TypeScript writes', () => {
  const { target } = (parse(read('tsconfig.json')) as { compilerOptions: { target: string } })
    .compilerOptions;
  expect(target).toBe('ES2022');
  const old = Object.entries(FIRST).filter(
    ([browser, version]) => version < (KNOWS_ES2022[browser] ?? Infinity),
  );
  expect(old).toEqual([]);
});

test('webpack writes for the same browsers and the same language', () => {
  expect(read('webpack.config.ts')).toContain(`target: 'browserslist'`);
  for (const file of ['runnerConfig', 'workerConfig']) {
    const targets = /target: \['web(?:worker)?', '(\w+)'\]/.exec(
      read(`src/build/webpack/${file}.ts`),
    );
    expect([file, targets?.[1]]).toEqual([file, 'es2022']);
  }
});

test('the README names the same versions', () => {
  const readme = read('README.md').replace(/\s+/g, ' ');
  expect(readme).toContain(
    `Chrome ${FIRST['chrome']}, Edge ${FIRST['edge']}, Firefox ${FIRST['firefox']} and Safari ${FIRST['safari']}`,
  );
});
