import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runInNewContext } from 'node:vm';
import webpack from 'webpack';
import { OwnScriptsPlugin } from '../../../src/build/webpack/OwnScriptsPlugin';

interface RunResult {
  policy: { name: string; createScriptURL: (url: string) => string };
  scripts: { src: string; integrity: string }[];
}

let folder: string;

beforeAll(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'own-scripts-'));
  writeFileSync(path.join(folder, 'entry.js'), 'import("./late.js").catch(() => {});');
  writeFileSync(path.join(folder, 'late.js'), 'export const late = 1;');
});

afterAll(() => {
  rmSync(folder, { recursive: true });
});

/**
 * Bundles and runs an entry that loads a chunk. Returns the Trusted Types policy that it created and the
 * scripts that it loaded.
 */
async function run(basePath: string, lostScripts?: Record<string, string>): Promise<RunResult> {
  await new Promise<void>((resolve, reject) => {
    webpack({
      context: folder,
      mode: 'production',
      target: ['web', 'es2022'],
      entry: './entry.js',
      output: {
        path: path.join(folder, 'out'),
        publicPath: basePath,
        filename: 'entry.js',
        chunkFilename: 'assets/late.0a1b2c.js',
        trustedTypes: { policyName: 'site-scripts' },
      },
      plugins: [new OwnScriptsPlugin(basePath)],
    }).run((error, stats) => {
      if (error ?? stats?.hasErrors()) reject(error ?? new Error(stats?.toString('errors-only')));
      else resolve();
    });
  });
  const scripts: RunResult['scripts'] = [];
  let policy: RunResult['policy'] | undefined;
  const scope: Record<string, unknown> = {
    location: { origin: 'https://school.example' },
    lostScripts,
    setTimeout: () => 0,
    clearTimeout: () => undefined,
    document: {
      getElementsByTagName: () => [],
      createElement: () => ({ setAttribute() {}, getAttribute() {} }),
      head: { appendChild: (script: RunResult['scripts'][number]) => scripts.push(script) },
    },
    trustedTypes: {
      createPolicy(name: string, rules: Omit<RunResult['policy'], 'name'>) {
        policy = { ...rules, name };
        return rules;
      },
    },
  };
  scope['self'] = scope;
  runInNewContext(readFileSync(path.join(folder, 'out/entry.js'), 'utf8'), scope);
  if (!policy) throw new Error('No policy was created.');
  return { policy, scripts };
}

test.each(['/', '/my.site/'])("under %s, only the build's scripts are allowed", async (base) => {
  const { policy, scripts } = await run(base);
  expect(policy.name).toBe('site-scripts');
  expect(scripts.map(({ src }) => src)).toEqual([`${base}assets/late.0a1b2c.js`]);
  expect(policy.createScriptURL(`${base}assets/lesson-a.b~c.0a1b2c.js`)).toContain('lesson-a');
  // Workers are loaded by absolute URL, so the policy must accept those too.
  const worker = `https://school.example${base}assets/drawing.0a1b2c.js`;
  expect(policy.createScriptURL(worker)).toBe(worker);
  for (const url of [
    `https://school.example.elsewhere.example${base}assets/a.js`,
    `https://elsewhere.example/https://school.example${base}assets/a.js`,
    'https://elsewhere.example/assets/a.js',
    `//elsewhere.example${base}assets/a.js`,
    `${base}other/a.js`,
    `${base}assets/../a.js`,
    `${base}assets//elsewhere.example/a.js`,
    `${base}assets/a.html`,
    `${base}assets/a.js?b`,
    'data:text/javascript,1',
    '',
  ]) {
    expect(() => policy.createScriptURL(url)).toThrow();
  }
});

test('only retries of lost scripts have a hash', async () => {
  const [retried] = (await run('/', { '/assets/late.0a1b2c.js': 'sha256-abc=' })).scripts;
  expect(retried?.integrity).toBe('sha256-abc=');
  const [regular] = (await run('/')).scripts;
  expect(regular?.integrity).toBe('');
});
