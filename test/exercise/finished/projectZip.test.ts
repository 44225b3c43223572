import { strFromU8, unzipSync } from 'fflate';
import { checkNames, pageZip } from '../../../src/exercise/finished/projectZip';

const FILES = { html: '<h1>My list</h1>', css: 'h1 {}', js: 'go();' };
const CHECKS = `check('the list\\'s there', (page) => {});\nhiddenCheck("it's said", () => {});`;

test('the archive of a page has its files, linked to each other, and a README', () => {
  const files = unzipSync(pageZip(FILES, 'My list', CHECKS));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('style.css')).toBe('h1 {}\n');
  expect(text('script.js')).toBe('go();\n');
  expect(text('index.html')).toContain('<link rel="stylesheet" href="style.css">');
  expect(text('index.html')).toContain('<script src="script.js"></script>\n</body>');
  for (const name of Object.keys(files)) expect(text('README.md')).toContain(`\`${name}\``);
  expect(text('README.md')).toContain("- [ ] the list's there\n- [ ] it's said\n");
});

test('checks are listed by the names that they are called with', () => {
  expect(checkNames(CHECKS)).toEqual(["the list's there", "it's said"]);
  expect(checkNames('const check = 1;')).toEqual([]);
});
