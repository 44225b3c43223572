import { spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Use } from '../../../../src/languages/Use';

/** Test description, code, and the construct uses that the test expects in the code, as `key@line`. */
const CASES: readonly [what: string, code: string, uses: string[]][] = [
  ['elements', '<h1>Tea</h1>\n<p>Mint <em>tea</em></p>', ['<h1>@1', '<p>@2', '<em>@2']],
  ['an element without an end tag', '<p>One<br>two\n<p>Three', ['<p>@1', '<br>@1', '<p>@2']],
  [
    'a whole page',
    '<!doctype html>\n<html>\n<head>\n<title>T</title>\n</head>\n<body>\n</body>\n</html>',
    ['<html>@2', '<head>@3', '<title>@4', '<body>@6'],
  ],
  [
    'a table, whose body the parser adds',
    '<table><tr><td>1</td></tr></table>',
    ['<table>@1', '<tr>@1', '<td>@1'],
  ],
  ['a template', '<template>\n<li>x</li></template>', ['<template>@1', '<li>@2']],
  ['a picture', '<svg>\n<circle r="1"></circle></svg>', ['<svg>@1', '<circle>@2']],
  ['comments and text', '<!-- <b> --> &lt;i&gt;', []],
  [
    'styles, with their lines',
    '<p>\n</p>\n<style>\np { color: teal }\na:hover { gap: 0 }\n</style>',
    ['<p>@1', '<style>@3', 'color:@4', ':hover@5', 'gap:@5'],
  ],
  ['a style attribute', '\n<p\n style="color: teal">x</p>', ['<p>@2', 'color:@2']],
  [
    'page scripts',
    '<script>\nfield.value;\n\nlist.push(1);\n</script>',
    ['<script>@1', '.value@2', '.push()@4'],
  ],
  [
    "members of the lesson's own objects",
    '<script>stack.pop();</script>',
    ['<script>@1', '.name@1'],
  ],
  ['an external script', '<script src="x.js"></script>', ['<script>@1']],
  ['text that looks like code', '<pre>const a = 1;</pre>', ['<pre>@1']],
];

/** Runs in a separate process, because the parser loads in Node but not in Jest. */
const SCRIPT = `
import { readFileSync } from 'node:fs';
import { htmlUses } from './src/languages/page/build/htmlConstructs';
const context = { isPage: false, ownMembers: new Set(['pop']) };
const codes = JSON.parse(readFileSync(0, 'utf8'));
process.stdout.write(JSON.stringify(codes.map((code) => htmlUses(code, context))));
`;

let uses: Use[][];

beforeAll(() => {
  const { stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', SCRIPT],
    {
      cwd: path.resolve(),
      encoding: 'utf8',
      input: JSON.stringify(CASES.map(([, code]) => code)),
    },
  );
  uses = JSON.parse(stdout) as Use[][];
}, 30_000);

test.each(CASES.map((row, index) => [...row, index] as const))(
  '%s: %j',
  (_what, _code, expected, index) => {
    expect(uses[index]?.map(({ key, line }) => `${key}@${line}`)).toEqual(expected);
  },
);
