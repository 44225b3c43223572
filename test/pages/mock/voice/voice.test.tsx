import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { MemoryRouter } from 'react-router-dom';
import '../../../support/school/mockSchool';
import { mockPage } from '../../../../src/pages/mock';
import { mockStore } from '../../../../src/pages/mock/session/mockStore';
import { problemModule } from '../../../../src/pages/mock/session/problemModules';
import { createRecorder } from '../../../../src/pages/mock/voice/recorder';
import {
  countRecordings,
  deleteRecordings,
  readTake,
  takesOf,
} from '../../../../src/pages/mock/voice/takes';
import { progressStore } from '../../../../src/progress/progressStore';
import { renderWhole } from '../../../support/renderWhole';
import { serveProblems } from '../sampleProblem';
import { addMicrophone, recorders, removeMicrophone } from './fakeRecorder';

// Makes the editor's code fail to load, so that the task keeps using a textarea.
jest.mock('../../../../src/exercise/editor/editorCode', () => {
  throw new Error('no editor');
});

const user = userEvent.setup();
let microphone: ReturnType<typeof addMicrophone>;

beforeAll(async () => {
  // jsdom lacks it, and the fake database only needs it for values that nothing changes.
  Object.assign(globalThis, { structuredClone: (value: unknown) => value });
  URL.createObjectURL = () => 'blob:sound';
  URL.revokeObjectURL = () => undefined;
  serveProblems();
  const levels = ['easy', 'medium', 'hard'];
  await Promise.all(levels.map((level) => problemModule(`problem-sky-${level}`).load()));
});

beforeEach(async () => {
  localStorage.clear();
  progressStore.clear();
  mockStore.clear();
  await deleteRecordings();
  microphone = addMicrophone();
});

afterEach(removeMicrophone);

async function openPage() {
  const { Page, deferred = [] } = mockPage('weather');
  await Promise.all(deferred.map((module) => module.load()));
  return renderWhole(
    <MemoryRouter initialEntries={['/mock']}>
      <Page />
    </MemoryRouter>,
  );
}

const option = () => screen.queryByRole('checkbox', { name: 'Record my voice' });
const press = async (name: string | RegExp) =>
  user.click(await screen.findByRole('button', { name }));

/** Starts an interview with recording on. */
async function begin(format = /^One easy problem/) {
  await openPage();
  await user.click(screen.getByRole('radio', { name: format }));
  await user.click(await screen.findByRole('checkbox', { name: 'Record my voice' }));
  await press('Start the interview');
}

const control = () => screen.findByRole('group', { name: 'Voice recording' });

async function expectState(text: string | RegExp) {
  const status = within(await control()).getByRole('status');
  await waitFor(() => expect(status).toHaveTextContent(text));
}

const reload = async () => {
  cleanup();
  await openPage();
};

const endInterview = async () => {
  await press('End');
  await press('End interview');
};

/** Finds the recordings in the review, once they're loaded. */
async function findRecordings() {
  const recordings = await screen.findByRole('region', { name: 'Your recording' });
  for (const button of within(recordings).getAllByRole('button', { name: 'Download' })) {
    await waitFor(() => expect(button).toBeEnabled());
  }
  return recordings;
}

const startOfInterview = () => {
  const [session] = [...mockStore.current().running.values()];
  return session?.startedAt ?? 0;
};

/** Returns the stored sound of each task, read as text. */
async function stored(): Promise<Record<string, string[]>> {
  const found: Record<string, string[]> = {};
  for (const take of await takesOf(startOfInterview())) {
    const blob = await readTake(take);
    const reader = new FileReader();
    const text = new Promise((resolve) => {
      reader.onload = () => resolve(reader.result);
    });
    reader.readAsText(blob);
    (found[take.task] ??= []).push(String(await text));
  }
  return found;
}

test('a browser that cannot record has no option to', async () => {
  removeMicrophone();
  await openPage();
  expect(screen.getByRole('button', { name: 'Start the interview' })).toBeInTheDocument();
  expect(option()).not.toBeInTheDocument();
});

test('the option is off, says who hears the recording, and an interview without it asks for nothing', async () => {
  await openPage();
  expect(option()).not.toBeChecked();
  expect(option()).toHaveAccessibleDescription(/stays on this device, and no one else hears it/);
  await press('Start the interview');
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  expect(screen.queryByRole('group', { name: 'Voice recording' })).not.toBeInTheDocument();
  expect(microphone.ask).not.toHaveBeenCalled();
});

test('with a friend, the option says to ask them', async () => {
  await openPage();
  await user.click(screen.getByRole('radio', { name: /^A friend/ }));
  expect(option()).toHaveAccessibleDescription(/ask them first/);
});

test.each([
  ['NotAllowedError', /doesn't allow the microphone/],
  ['NotFoundError', /no microphone was found/],
])('after %s, the interview starts, and says why it is not recorded', async (name, reason) => {
  microphone.ask.mockRejectedValueOnce(new DOMException('', name));
  await begin();
  expect(await screen.findByRole('timer')).toBeInTheDocument();
  await expectState(reason);
  await press('Go on without it');
  expect(screen.queryByText(reason)).not.toBeInTheDocument();
});

test('after a refusal, another try can record', async () => {
  microphone.ask.mockRejectedValueOnce(new DOMException('', 'NotAllowedError'));
  await begin();
  await press('Try again');
  await expectState('Recording');
});

test('recording can be paused and resumed, with the focus on the button', async () => {
  await begin();
  await expectState('Recording');
  await press('Pause');
  await expectState('Recording paused');
  expect(recorders.map(({ state }) => state)).toEqual(['paused']);
  expect(screen.getByRole('button', { name: 'Resume' })).toHaveFocus();
  await press('Resume');
  expect(recorders.map(({ state }) => state)).toEqual(['recording']);
});

test('each task has its own recording, and the last seconds are in the review', async () => {
  await begin(/^Two problems/);
  await expectState('Recording');
  act(() => recorders[0]?.give('easy'));
  await press(/^Task 2/);
  act(() => recorders[1]?.give('medium'));
  await endInterview();
  const recordings = await findRecordings();
  expect(recordings).toHaveTextContent(/The easy sky.*The medium sky/);
  expect(await stored()).toEqual({
    'problem-sky-easy': ['easy!'],
    'problem-sky-medium': ['medium!'],
  });
  expect(microphone.track.stop).toHaveBeenCalled();
});

test('reading waits for the last chunk of a recording that is ending', async () => {
  const recorder = createRecorder(1, 'a');
  await recorder.start();
  recorder.end();
  expect(await takesOf(1)).toMatchObject([{ task: 'a', chunks: 1 }]);
});

test('while it is paused, another task records nothing until it is resumed', async () => {
  await begin(/^Two problems/);
  await expectState('Recording');
  await press('Pause');
  await press(/^Task 2/);
  expect(recorders).toHaveLength(1);
  await press('Resume');
  await expectState('Recording');
  expect(recorders.map(({ state }) => state)).toEqual(['inactive', 'recording']);
});

test('a reload keeps what was recorded, and only a press asks for the microphone again', async () => {
  await begin();
  await expectState('Recording');
  act(() => {
    recorders[0]?.give('before ');
    recorders[0]?.give('the reload');
  });
  await reload();
  await expectState('Not recording');
  expect(microphone.ask).toHaveBeenCalledTimes(1);
  await press('Record');
  await expectState('Recording');
  act(() => recorders[1]?.give('after'));
  await endInterview();
  const recordings = await findRecordings();
  expect(recordings).toHaveTextContent(/part 1 of 2.*part 2 of 2/);
  expect(await stored()).toEqual({ 'problem-sky-easy': ['before the reload!', 'after!'] });
});

test('a microphone that goes away stops the recording, and the interview goes on', async () => {
  await begin();
  await expectState('Recording');
  act(() => microphone.track.onended?.());
  await expectState(/The recording stopped/);
  expect(screen.getByRole('timer')).toBeInTheDocument();
});

test('if storage is full, the recording stops and says so, and the interview goes on', async () => {
  await begin();
  await expectState('Recording');
  jest.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  act(() => recorders[0]?.give('lost'));
  await expectState(/storage is blocked or full/);
  expect(microphone.track.stop).toHaveBeenCalled();
  expect(screen.getByRole('timer')).toBeInTheDocument();
});

test('the review has a named player, and deletes the recording after a question', async () => {
  await begin();
  await expectState('Recording');
  act(() => recorders[0]?.give('easy'));
  await endInterview();
  const player = await screen.findByLabelText('The easy sky', { selector: 'audio' });
  await waitFor(() => expect(player).toHaveAttribute('src', 'blob:sound'));
  expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  await press('Delete the recording');
  await press('Keep it');
  expect(screen.getByRole('button', { name: 'Delete the recording' })).toHaveFocus();
  await press('Delete the recording');
  const question = screen.getByRole('alertdialog');
  await user.click(within(question).getByRole('button', { name: 'Delete the recording' }));
  const status = await screen.findByText('The recording is deleted.');
  expect(status).toHaveFocus();
  expect(player).not.toBeInTheDocument();
  expect(await countRecordings()).toEqual({ count: 0, bytes: 0 });
});

test('recordings go with the interview', async () => {
  await begin();
  await expectState('Recording');
  await endInterview();
  await findRecordings();
  await press('Another interview');
  expect(await countRecordings()).toMatchObject({ count: 1 });
  act(() => mockStore.clear());
  localStorage.clear();
  // The next recording cleans up.
  await user.click(await screen.findByRole('checkbox', { name: 'Record my voice' }));
  await press('Start the interview');
  await expectState('Recording');
  await waitFor(async () => expect(await countRecordings()).toMatchObject({ count: 0 }));
});
