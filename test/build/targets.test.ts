import { readFileSync } from 'node:fs';
import path from 'node:path';
import browserslist from 'browserslist';
import { parse } from 'yaml';

const ROOT = path.resolve(__dirname, '../..');

/** First versions that support all of ES2022. The last feature to ship was class static blocks. */
const FIRST_WITH_ES2022: Readonly<Record<string, number>> = {
  chrome: 94,
  edge: 94,
  firefox: 93,
  safari: 16.4,
};

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}

/** Minimum supported version by browser. */
const MIN_VERSIONS = Object.fromEntries(
  (JSON.parse(read('package.json')) as { browserslist: string[] }).browserslist.map((query) => {
    const [browser = '', version = ''] = query.split(' >= ');
    return [browser, Number(version)];
  }),
);

test('browserslist has a known minimum version for each supported browser', () => {
  expect(Object.keys(MIN_VERSIONS).sort()).toEqual(Object.keys(FIRST_WITH_ES2022).sort());
  expect(Object.values(MIN_VERSIONS).every((version) => version > 0)).toBe(true);
  for (const [browser, version] of Object.entries(MIN_VERSIONS)) {
    expect(browserslist().some((entry) => entry.startsWith(`${browser} ${version}`))).toBe(true);
  }
});

test("each supported browser supports TypeScript's target", () => {
  const { target } = (parse(read('tsconfig.json')) as { compilerOptions: { target: string } })
    .compilerOptions;
  expect(target).toBe('ES2022');
  const tooOld = Object.entries(MIN_VERSIONS).filter(
    ([browser, version]) => version < (FIRST_WITH_ES2022[browser] ?? Infinity),
  );
  expect(tooOld).toEqual([]);
});

test('webpack has the same targets', () => {
  expect(read('webpack.config.ts')).toContain(`target: 'browserslist'`);
  for (const file of ['runnerConfig', 'workerConfig']) {
    const targets = /target: \['web(?:worker)?', '(\w+)'\]/.exec(
      read(`src/build/webpack/${file}.ts`),
    );
    expect([file, targets?.[1]]).toEqual([file, 'es2022']);
  }
});

test('the README lists the same versions', () => {
  const readme = read('README.md').replace(/\s+/g, ' ');
  expect(readme).toContain(
    `Chrome ${MIN_VERSIONS['chrome']}, Edge ${MIN_VERSIONS['edge']}, Firefox ${MIN_VERSIONS['firefox']} and Safari ${MIN_VERSIONS['safari']}`,
  );
});
