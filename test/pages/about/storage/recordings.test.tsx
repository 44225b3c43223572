import '../../../support/school/mockSchool';
import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { siteTheme } from '../../../../src/app/siteTheme';
import { StorageSection } from '../../../../src/pages/about/storage/StorageSection';
import {
  countRecordings,
  deleteRecordings,
  saveChunk,
} from '../../../../src/pages/mock/voice/takes';
import { progressStore } from '../../../../src/progress/progressStore';

const user = userEvent.setup();

beforeEach(async () => {
  Object.assign(globalThis, { structuredClone: (value: unknown) => value });
  localStorage.clear();
  await deleteRecordings();
});

/** Stores a recording of an interview. */
function record(session: number, bytes: number) {
  const take = { session, task: 'a', startedAt: session, type: 'audio/webm', chunks: 0, bytes: 0 };
  const chunk = { arrayBuffer: () => Promise.resolve(new ArrayBuffer(bytes)) } as Blob;
  return saveChunk(take, chunk);
}

async function openSection() {
  render(
    <ThemeProvider theme={siteTheme}>
      <StorageSection />
    </ThemeProvider>,
  );
  await waitFor(() => expect(row()).toHaveTextContent(/not stored$|B$/));
}

function row(key = '/voice') {
  const rows = screen.getAllByRole('listitem');
  const [found] = rows.filter(({ textContent }) => textContent.startsWith(key));
  if (!found) throw new Error(`There is no row for ${key}.`);
  return found;
}

const press = (name: string) => user.click(screen.getByRole('button', { name }));

test('without recordings, the list and the question say so', async () => {
  await openSection();
  expect(row()).toHaveTextContent('not stored');
  await press('Delete');
  expect(screen.getByRole('group', { name: /^Delete your/ })).not.toHaveTextContent(/recordings/);
});

test('recordings are listed with their size, and said not to be exported', async () => {
  await record(1, 2_000_000);
  await record(2, 1_200_000);
  await openSection();
  expect(row()).toHaveTextContent(/2 interviews, 3\.2 MB$/);
  expect(screen.getByText(/aren't part of the link or the file/)).toBeInTheDocument();
});

test('recordings are deleted with everything, for good', async () => {
  progressStore.passExercise('a');
  await record(1, 2_000);
  await openSection();
  await press('Delete');
  const question = screen.getByRole('group', { name: /^Delete your/ });
  await waitFor(() => expect(question).toHaveTextContent(/they're deleted for good/));
  await press('Delete everything');
  await waitFor(() => expect(row()).toHaveTextContent('not stored'));
  // The list reads the other entries again a moment later.
  await waitFor(() => expect(row('/copies')).toHaveTextContent(/bytes$/));
  expect(await countRecordings()).toEqual({ count: 0, bytes: 0 });
});
