import '../../../support/school/mockSchool';
import { ThemeProvider } from '@mui/material/styles';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StorageSection } from '../../../../src/pages/about/storage/StorageSection';
import { progressFileText } from '../../../../src/progress/progressFile';
import { KNOWN_IDS } from '../../../../.generated/knownIds';
import { keptPlanStore } from '../../../../src/pages/programs/planner/storage/keptPlanStore';
import { mockStore } from '../../../../src/pages/mock/session/mockStore';
import { progressStore } from '../../../../src/progress/progressStore';
import { modeStorageManager } from '../../../../src/theme/mode';
import { siteTheme } from '../../../../src/app/siteTheme';

const PROGRESS = '/progress/';
const SET_ASIDE = '/set-aside/';
const COPIES = '/copies/';
const SET_ASIDE_KEY = `${SET_ASIDE}progress/hash`;

const [LESSON = ''] = KNOWN_IDS.lessons;
const [TASK = '', OTHER_TASK = ''] = KNOWN_IDS.tasks;

const user = userEvent.setup();
const saved: { name: string; blob: Blob }[] = [];

function rowOf(key: string) {
  const row = screen.getAllByRole('listitem').find((item) => item.textContent.startsWith(key));
  if (!row) throw new Error(`no row for ${key}`);
  return row;
}

/**
 * Waits for a row of the list to have this text, because the page throttles updates when storage changes
 * rapidly.
 */
function expectRow(key: string, text: string | RegExp) {
  return waitFor(() => expect(rowOf(key)).toHaveTextContent(text));
}

async function press(name: string) {
  await user.click(await screen.findByRole('button', { name }));
}

function importText(text: string, name = 'progress.json') {
  const file = new File([text], name, { type: 'application/json' });
  // jsdom's `File` has no `text` method.
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
  mockStore.clear();
  keptPlanStore.keep(null);
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
  test('says that nothing is stored at first', async () => {
    for (const key of ['theme', PROGRESS, SET_ASIDE]) {
      await expectRow(key, 'not stored');
    }
  });

  test('updates after progress in this tab', async () => {
    act(() => progressStore.markDone('a'));
    await expectRow(PROGRESS, /\d+ bytes$/);
  });

  test('updates after changes in other tabs', async () => {
    act(() => {
      localStorage.setItem('theme', 'dark');
      window.dispatchEvent(new StorageEvent('storage', { key: 'theme' }));
    });
    await expectRow('theme', '4 bytes');
  });
});

describe('Show saved data', () => {
  test('shows each entry verbatim and hides it again', async () => {
    act(() => progressStore.saveDraft('ds-sum', 'let <b>sum</b>;'));
    await press('Show saved data');
    expect(screen.getByRole('button', { name: 'Show saved data' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await screen.findByRole('region', { name: 'Stored as /progress/…' })).toHaveTextContent(
      'let <b>sum</b>;',
    );
    await press('Show saved data');
    expect(screen.queryByRole('region', { name: 'Stored as /progress/…' })).not.toBeInTheDocument();
  });

  test('leaves what other buttons open above the entries, which can be long', async () => {
    act(() => progressStore.saveDraft('ds-sum', 'let sum;'));
    await press('Show saved data');
    const entries = await screen.findByRole('region', { name: 'Stored as /progress/…' });
    await press('Move to another device');
    const link = await screen.findByRole('group', { name: 'Move to another device' });
    expect(link.compareDocumentPosition(entries)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test('shows a message if nothing is stored', async () => {
    await press('Show saved data');
    expect(screen.getByText('Nothing is stored in this browser.')).toBeInTheDocument();
  });
});

test('export, delete, and import restore everything', async () => {
  act(() => {
    progressStore.markDone(LESSON);
    progressStore.passExercise(TASK);
  });
  await press('Export progress');
  await expectMessage(/^Your progress was exported as progress-/);
  expect(saved[0]?.name).toMatch(/^progress-\d{4}-\d\d-\d\d\.json$/);
  const text = progressFileText(progressStore.getSnapshot());
  expect(saved[0]?.blob).toMatchObject({ size: text.length, type: 'application/json' });

  await press('Delete');
  await press('Delete everything');
  await expectRow(PROGRESS, 'not stored');

  await importText(text);
  expect(await screen.findByRole('group', { name: 'Import this file?' })).toHaveTextContent(
    'It adds 1 lesson, 1 passed exercise.',
  );
  expect(progressStore.getSnapshot().passed.size).toBe(0);
  await press('Import');
  await expectMessage('Imported: 1 lesson, 1 passed exercise.');
  expect(progressFileText(progressStore.getSnapshot())).toBe(text);
});

describe('Import', () => {
  const FILE = JSON.stringify({ kind: 'progress', version: 1, last: null, passed: { [TASK]: 1 } });

  test.each([
    ['PNG', /it isn't JSON\. Nothing was changed\.$/],
    ['{"name":"loops"}', /a different kind of JSON\. Nothing was changed\.$/],
    ['{"kind":"progress","version":9}', /newer version of this site/],
    ['{"kind":"progress","version":1,"last":null}', /nothing newer than what's already here/],
    [
      '{"kind":"progress","version":1,"last":null,"passed":{"a":1}}',
      /1 entry this site doesn't recognize/,
    ],
  ])('shows the result of importing %s', async (text, message) => {
    await importText(text);
    await expectMessage(message);
  });

  test('changes nothing if canceled', async () => {
    await importText(FILE);
    await press('Change nothing');
    expect(progressStore.getSnapshot().passed.size).toBe(0);
    expect(screen.queryByRole('button', { name: 'Change nothing' })).not.toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveFocus();
  });

  test('can be undone with a click, and the backup is kept until then', async () => {
    act(() => progressStore.passExercise(OTHER_TASK));
    await importText(FILE);
    await press('Import');
    expect(progressStore.getSnapshot().passed.size).toBe(2);
    await expectRow(COPIES, /\d+ bytes$/);
    await press('Undo the import');
    await expectMessage(/was undone/);
    expect([...progressStore.getSnapshot().passed.keys()]).toEqual([OTHER_TASK]);
    await expectRow(COPIES, 'not stored');
  });

  test('says how much code goes before it deletes any, and can be undone', async () => {
    act(() => progressStore.saveDraft(TASK, 'mine'));
    const deletion = { [TASK]: { text: null, at: Date.now() + 60_000 } };
    await importText(
      JSON.stringify({ kind: 'progress', version: 1, last: null, drafts: deletion }),
    );
    expect(await screen.findByRole('group', { name: 'Import this file?' })).toHaveTextContent(
      'It removes 1 piece of your code.',
    );
    expect(progressStore.draftOf(TASK)).toBe('mine');
    await press('Import');
    await expectMessage('Removed: 1 piece of your code.');
    expect(progressStore.draftOf(TASK)).toBeUndefined();
    await press('Undo the import');
    await expectMessage(/was undone/);
    expect(progressStore.draftOf(TASK)).toBe('mine');
  });

  test('offers to take what is dated in the future', async () => {
    const future = Date.now() + 400 * 24 * 60 * 60 * 1_000;
    await importText(
      JSON.stringify({
        kind: 'progress',
        version: 1,
        last: null,
        passed: { [TASK]: 1, [OTHER_TASK]: future },
      }),
    );
    const question = await screen.findByRole('group', { name: 'Import this file?' });
    expect(question).toHaveTextContent(
      'It adds 1 passed exercise. Skipped: 1 entry dated in the future.',
    );
    await press('Include the skipped entry');
    const whole = await screen.findByRole('group', { name: 'Import this file?' });
    expect(whole).toHaveFocus();
    expect(whole).toHaveTextContent(
      "It adds 2 passed exercises. 1 entry dated in the future gets today's date.",
    );
    await press('Import');
    await expectMessage(/^Imported: 2 passed exercises\./);
    expect(progressStore.getSnapshot().passed.size).toBe(2);
  });

  test('asks about a file with nothing but entries dated in the future', async () => {
    const passed = { [TASK]: Date.now() + 400 * 24 * 60 * 60 * 1_000 };
    await importText(JSON.stringify({ kind: 'progress', version: 1, last: null, passed }));
    expect(await screen.findByRole('group', { name: 'Import this file?' })).toHaveTextContent(
      "It adds 1 passed exercise. 1 entry dated in the future gets today's date.",
    );
    await press('Import');
    expect(progressStore.getSnapshot().passed.size).toBe(1);
  });

  test('asks again if there is no room for a backup', async () => {
    await importText(FILE);
    const setItem = Object.getOwnPropertyDescriptor(Storage.prototype, 'setItem')?.value as (
      this: Storage,
      key: string,
      text: string,
    ) => void;
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(function (
      this: Storage,
      key,
      text,
    ) {
      if (key.startsWith(COPIES)) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, text);
    });
    await press('Import');
    expect(progressStore.getSnapshot().passed.size).toBe(0);
    await press('Import without a copy');
    expect(progressStore.getSnapshot().passed.size).toBe(1);
    expect(screen.queryByRole('button', { name: 'Undo the import' })).not.toBeInTheDocument();
  });

  test("doesn't read an oversized file", async () => {
    const file = new File(['x'.repeat(4_000_001)], 'big.json', { type: 'application/json' });
    const read = jest.fn();
    file.text = read;
    await user.upload(screen.getByLabelText('Import progress'), file);
    await expectMessage(/too large to be an export/);
    expect(read).not.toHaveBeenCalled();
  });
});

describe('Delete', () => {
  beforeEach(() => {
    act(() => progressStore.markDone('a'));
    localStorage.setItem('theme', 'dark');
    localStorage.setItem(SET_ASIDE_KEY, '{"key":"/progress/drafts/a","text":"broken","at":5}');
    act(() => progressStore.reread());
  });

  test('asks for confirmation and moves focus to it', async () => {
    await press('Delete');
    expect(
      screen.getByRole('group', {
        name: /Delete your progress, your color mode, and the saved pages/,
      }),
    ).toHaveFocus();
    expect(progressStore.getSnapshot().lessons.has('a')).toBe(true);
  });

  test('deletes every entry, announces it, and restores focus', async () => {
    await press('Delete');
    await press('Delete everything');
    expect(Object.keys(localStorage)).toEqual([expect.stringMatching(/^\/copies\/\d+-delete-/)]);
    await expectMessage(/was deleted\. A copy of your work stays here for 30 days/);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).not.toBeInTheDocument();
  });

  test('can be undone with a click', async () => {
    await press('Delete');
    await press('Delete everything');
    await press('Undo the deletion');
    await expectMessage(/^Your work is back/);
    expect(progressStore.getSnapshot().lessons.has('a')).toBe(true);
    expect(localStorage.getItem(SET_ASIDE_KEY)).not.toBeNull();
  });

  test('leaves nothing once the backup is deleted too', async () => {
    await press('Delete');
    await press('Delete everything');
    await press('Delete copy');
    await expectMessage('Copy deleted.');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByRole('button', { name: 'Undo the deletion' })).not.toBeInTheDocument();
  });

  test.each([
    ['the button', () => press('Keep everything')],
    ['Escape', () => user.keyboard('{Escape}')],
  ])('keeps everything with %s', async (_name, refuse) => {
    await press('Delete');
    await refuse();
    expect(localStorage).toHaveLength(4);
    expect(screen.getByRole('button', { name: 'Delete' })).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Delete everything' })).not.toBeInTheDocument();
  });
});

describe('quarantined data', () => {
  function setAside(from: string, text: string) {
    localStorage.setItem(SET_ASIDE_KEY, JSON.stringify({ key: from, text, at: 1_800_000_000_000 }));
    act(() => progressStore.reread());
  }

  test('is shown with its date and restored if it is readable now', async () => {
    setAside('/progress/drafts/a', '{"text":"mine","at":5}');
    expect(
      await screen.findByText(/^\/progress\/drafts\/a, Jan 15, 2027, .*22 bytes$/),
    ).toBeInTheDocument();
    await press('Restore');
    await waitFor(() => expect(progressStore.draftOf('a')).toBe('mine'));
    await expectRow(SET_ASIDE, 'not stored');
  });

  test('stays if it is unreadable', async () => {
    setAside('/progress/drafts/a', 'garbage');
    await press('Restore');
    await expectMessage(/can't read any of it/);
    await expectRow(SET_ASIDE, 'bytes');
  });

  test('can be deleted, including the original', async () => {
    localStorage.setItem('/progress/drafts/a', 'garbage');
    act(() => progressStore.reread());
    await press('Delete it');
    expect(localStorage).toHaveLength(0);
    expect(screen.queryByText(/We couldn't read your saved progress/)).not.toBeInTheDocument();
  });
});

describe('broken storage', () => {
  test("full: says that something wasn't saved", () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('Full', 'QuotaExceededError');
    });
    act(() => progressStore.markDone('a'));
    expect(screen.getByText(/couldn't be saved/)).toBeInTheDocument();
  });

  test('blocked: says that nothing can be saved', async () => {
    jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    act(() => progressStore.markDone('a'));
    expect(await screen.findByText(/doesn't let this site store anything/)).toBeInTheDocument();
  });
});
