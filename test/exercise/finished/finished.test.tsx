import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { saveFile } from '../../../src/components/saveFile';
import { fileName, pageName, wholePage } from '../../../src/exercise/finished/page/wholePage';
import { FinishedPage } from '../../../src/exercise/finished/FinishedPage';
import { FinishedProgram } from '../../../src/exercise/finished/FinishedProgram';
import { renderWhole } from '../../support/renderWhole';

const show = jest.fn();

jest.mock('../../../src/components/saveFile', () => ({ saveFile: jest.fn() }));
jest.mock('../../../src/languages/page/Preview', () => ({
  createPreview: () => ({ show, dispose: jest.fn() }),
}));

const FILES = { html: '<h1>My <em>list</em></h1>', css: 'h1 {}', js: 'go();' };

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

afterEach(() => document.documentElement.removeAttribute('lang'));

async function renderPage(language?: string) {
  await renderWhole(
    <div lang={language}>
      <FinishedPage
        title="Part 5"
        texts={FILES}
        model={{ language: 'js', lines: [['model();']] }}
        scheme="light"
      />
    </div>,
  );
}

test('a page is saved as one file, named after its heading, in the language of the lesson', async () => {
  document.documentElement.lang = 'de';
  await renderPage('en');
  await userEvent.click(screen.getByRole('button', { name: 'Download as .html' }));
  expect(saveFile).toHaveBeenCalledWith(
    'my-list.html',
    wholePage(FILES, 'My list', 'en'),
    expect.stringContaining('text/html'),
  );
});

test('a page of a translated lesson is saved in the language of the site', async () => {
  document.documentElement.lang = 'de';
  await renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Download as .html' }));
  expect(saveFile).toHaveBeenCalledWith(
    'my-list.html',
    wholePage(FILES, 'My list', 'de'),
    expect.stringContaining('text/html'),
  );
});

test('a page opens full-window and closes again', async () => {
  await renderPage();
  await userEvent.click(screen.getByRole('button', { name: 'Open full window' }));
  const dialog = await screen.findByRole('dialog', { name: 'My list' });
  await act(() => Promise.resolve());
  expect(show).toHaveBeenLastCalledWith(FILES, 'light', undefined);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(dialog).not.toBeVisible();
});

test("the reader's code and the sample solution are side by side", async () => {
  await renderPage();
  await userEvent.click(screen.getByText('Compare with the sample solution'));
  expect(screen.getByRole('group', { name: 'Code: Your code' })).toHaveTextContent('go();');
  expect(screen.getByRole('group', { name: 'Code: Sample solution' })).toHaveTextContent(
    'model();',
  );
});

test('a program is saved as a script', async () => {
  await renderWhole(<FinishedProgram id="city-map" text="go();" model={[['model();']]} />);
  await userEvent.click(screen.getByRole('button', { name: 'Download as .js' }));
  expect(saveFile).toHaveBeenCalledWith('city-map.js', 'go();\n', expect.any(String));
});

describe('a page in a single file', () => {
  test('completes a fragment to a full document, with the script last', () => {
    const text = wholePage(FILES, 'My list', 'de');
    expect(text).toMatch(/^<!doctype html>\n<html lang="de">/);
    expect(text).toContain('<title>My list</title>');
    expect(text.indexOf('<style>')).toBeLessThan(text.indexOf('</head>'));
    expect(text.indexOf('<h1>')).toBeLessThan(text.indexOf('<script>'));
    expect(text).toMatch(/<\/script>\n<\/body>/);
  });

  test('keeps a full document, with style and script in their places', () => {
    const html =
      '<!doctype html><html lang="fr"><head><title>Thé</title></head><body><p></p></body></html>';
    expect(wholePage({ ...FILES, html }, 'Thé', 'de')).toBe(
      '<!doctype html><html lang="fr"><head><title>Thé</title><style>\nh1 {}\n</style>\n</head><body><p></p><script>\ngo();\n</script>\n</body></html>',
    );
  });

  test('escapes end tags in code', () => {
    const js = "const end = '</script><!--';";
    expect(wholePage({ ...FILES, js }, 'x', 'en').match(/<\/script>/g)).toHaveLength(1);
  });

  test('is named after its title, its heading, or the exercise', () => {
    expect(pageName('<title>Tea</title><h1>Mint</h1>', 'Part 5')).toBe('Tea');
    expect(pageName('<h1 id="top">My\n <b>list</b></h1>', 'Part 5')).toBe('My list');
    expect(pageName('<p>', 'Part 5')).toBe('Part 5');
    expect(fileName('Thé: mint & more')).toBe('thé-mint-more');
    expect(fileName('…')).toBe('page');
  });
});
