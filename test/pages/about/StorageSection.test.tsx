import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StorageSection } from '../../../src/pages/about/StorageSection';
import { progressFileText } from '../../../src/progress/progressFile';
import { PROGRESS_KEY, SET_ASIDE_KEY } from '../../../src/progress/progressModel';
import { progressStore } from '../../../src/progress/progressStore';
import { modeStorageManager } from '../../../src/theme/mode';
import { siteTheme } from '../../../src/app/siteTheme';

const user = userEvent.setup();
const saved: { name: string; blob: Blob }[] = [];

function rowOf(key: string) {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(key));
  if (!row) throw new Error(`no row for ${key}`);
  return row;
}

function press(name: string) {
  return user.click(screen.getByRole('button', { name }));
}

function importText(text: string, name = 'progress.json') {
  const file = new File([text], name, { type: 'application/json' });
  // jsdom's files can not be read as text.
  file.text = () => Promise.resolve(text);
  return user.upload(screen.getByLabelText('Import progress'), file);
}

async function expectMessage(text: string | RegExp) {
  const status = screen.getByRole('status');
  expect(await within(status).findByText(text)).toBeInTheDocument();
}

beforeEach(() => {
  saved.length = 0;
  progressStore.clear();
  localStorage.clear();
  let latest = new Blob();
  URL.createObjectURL = (blob) => {
    latest = blob as Blob;
    return 'blob:file';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, blob: latest });
  });
  render(
    <ThemeProvider
      theme={siteTheme}
      defaultMode="system"
      modeStorageKey="theme"
      storageManager={modeStorageManager}
    >
      <StorageSection />
    </ThemeProvider>,
  );
});

describe('the list', () => {
  test('says that nothing is stored before anything was done', () => {
    for (const key of ['theme', PROGRESS_KEY, SET_ASIDE_KEY]) {
      expect(rowOf(key)).toHaveTextContent('not stored');
    }
  });

  test('follows progress made in this tab', () => {
    act(() => progressStore.markDone('a'));
    expect(rowOf(PROGRESS_KEY)).toHaveTextContent(/\d+ bytes$/);
  });

  test('follows what other tabs store', () => {
    act(() => {
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    });
    expect(rowOf('theme')).toHaveTextContent('4 bytes');
  });
});

describe('Show', () => {
  test('shows each entry word for word, and hides it again', async () => {
    act(() => progressStore.saveDraft('ds-sum', 'let <b>sum</b>;'));
    await press('Show');
    expect(screen.getByRole('button', { name: 'Show' })).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('region', { name: 'Stored as progress' })).toHaveTextContent(
      'let <b>sum</b>;',
    );
    await press('Show');
    expect(screen.queryByRole('region', { name: 'Stored as progress' })).not.toBeInTheDocument();
  });

  test('says so when there is nothing', async () => {
    await press('Show');
    expect(screen.getByText('Nothing is stored in this browser.')).toBeInTheDocument();
  });
});

test('export, delete, import gives everything back', async () => {
  act(() => {
    progressStore.markDone('a');
    progressStore.passExercise('b');
  });
  await press('Export progress');
  expect(saved[0]?.name).toMatch(/^progress-\d{4}-\d\d-\d\d\.json$/);
  await expectMessage(/^Your progress is exported as progress-/);
  const text = progressFileText(progressStore.getSnapshot());
  expect(saved[0]?.blob).toMatchObject({ size: text.length, type: 'application/json' });

  await press('Delete');
  await press('Delete everything');
  expect(rowOf(PROGRESS_KEY)).toHaveTextContent('not stored');

  await importText(text);
  await expectMessage('Imported: 1 lesson, 1 passed exercise.');
  expect(progressFileText(progressStore.getSnapshot())).toBe(text);
});

describe('Import', () => {
  test.each([
    ['PNG', /holds no JSON\. Nothing was changed\.$/],
    ['{"name":"loops"}', /JSON of another kind\. Nothing was changed\.$/],
    ['{"kind":"progress","version":9}', /newer version of this site/],
    ['{"kind":"progress","version":1,"last":null}', /nothing newer than what is here/],
    ['{"kind":"progress","version":1,"last":null,"passed":{"a":1,"b":2}}', /2 passed exercises/],
  ])('says what came of %s', async (text, message) => {
    await importText(text);
    await expectMessage(message);
  });

  test('does not even read a file that is far too large', async () => {
    const file = new File(['x'.repeat(4_000_001)], 'big.json', { type: 'application/json' });
    const read = jest.fn();
    file.text = read;
    await user.upload(screen.getByLabelText('Import progress'), file);
    await expectMessage(/larger than any export/);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('Delete', () => {
  beforeEach(() => {
    act(() => progressStore.markDone('a'));
    localStorage.setItem('theme', 'dark');
    localStorage.setItem(SET_ASIDE_KEY, 'broken');
  });

  test('asks first, and takes the focus to the question', async () => {
    await press('Delete');
    expect(
      screen.getByRole('group', {
        name: /Delete your progress, your color mode and the saved pages/,
      }),
    ).toHaveFocus();
    expect(progressStore.getSnapshot().lessons.has('a')).toBe(true);
  });

  test('deletes every entry, says so, and gives the focus back', async () => {
    await press('Delete');
    await press('Delete everything');
    expect(localStorage).toHaveLength(0);
    await expectMessage(/is deleted\.$/);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).not.toBeInTheDocument();
  });

  test.each([
    ['the button', () => press('Keep everything')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('keeps everything with %s', async (_name, refuse) => {
    await press('Delete');
    await refuse();
    expect(localStorage).toHaveLength(3);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).not.toBeInTheDocument();
  });
});

describe('storage that does not work', () => {
  test('full: says that something was not kept', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    act(() => progressStore.markDone('a'));
    expect(screen.getByText(/could not be stored/)).toBeInTheDocument();
  });

  test('blocked: says that nothing can be kept', () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    act(() => progressStore.markDone('a'));
    expect(screen.getByText(/does not let this site store anything/)).toBeInTheDocument();
  });
});
