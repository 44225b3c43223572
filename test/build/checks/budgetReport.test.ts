import { budgetReport, type KeptSizes } from '../../../src/build/checks/budgetReport';

const KEPT: KeptSizes = {
  budgets: { '/': { size: 10, chunks: 'main page' } },
  chunks: { main: { 'src/app.ts': 100 }, page: { 'src/page.ts': 50 } },
};

const measured = { key: '/', budget: 10.5, size: 10.4, chunks: ['main', 'page'] };

test('a budget that holds is one line', () => {
  expect(budgetReport(measured, KEPT, KEPT.chunks)).toBe('ok   /: 10.40 of 10.5 kB');
});

test('one that is exceeded names size, budget, the modules that grew and the way out', () => {
  const sizes = { main: { 'src/app.ts': 130 }, page: { 'src/page.ts': 50, 'src/dialog.ts': 900 } };
  const report = budgetReport({ ...measured, size: 11 }, KEPT, sizes);
  expect(report).toMatch(/^OVER \/: 11\.00 of 10\.5 kB, 10\.00 when it was set$/m);
  expect(report).toMatch(/\+900 +src\/dialog\.ts \(new\)\n +\+30 +src\/app\.ts$/m);
  expect(report).not.toContain('src/page.ts');
  expect(report).toContain('`npx tsx src/build/checks/budgets.ts --keep`');
});

test('a module that came from a chunk that is loaded later counts as new', () => {
  const kept = { ...KEPT, chunks: { ...KEPT.chunks, later: { 'src/later.ts': 70 } } };
  const sizes = { ...KEPT.chunks, page: { 'src/page.ts': 50, 'src/later.ts': 70 } };
  expect(budgetReport({ ...measured, size: 11 }, kept, sizes)).toMatch(
    /\+70 +src\/later\.ts \(new\)/,
  );
});

test('the largest differences are named, the others counted', () => {
  const many = Object.fromEntries(Array.from({ length: 11 }, (_, n) => [`src/m${n}.ts`, 10 + n]));
  const report = budgetReport({ ...measured, size: 11 }, KEPT, { ...KEPT.chunks, main: many });
  expect(report).toContain('src/m10.ts');
  expect(report).not.toContain('src/m0.ts');
  expect(report).toContain('and 3 more');
});

test('without module sizes of this build it says so', () => {
  expect(budgetReport({ ...measured, size: 11 }, KEPT, {})).toContain('npm run build');
});
