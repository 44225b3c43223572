import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { appLink } from '../../../../src/exercise/finished/sharing/appLink';
import { AppLinkGate } from '../../../../src/exercise/finished/sharing/AppLinkGate';
import { CopyAppLink } from '../../../../src/exercise/finished/sharing/CopyAppLink';
import * as texts from '../../../../src/texts/en/sharedApp';
import { progressStore } from '../../../../src/progress/progressStore';
import { renderWhole } from '../../../support/renderWhole';

const show = jest.fn();

jest.mock('../../../../src/exercise/finished/sharing/appLink', () => ({
  ...jest.requireActual<object>('../../../../src/exercise/finished/sharing/appLink'),
  appLink: jest.fn(),
  readAppLink: jest.fn((address: string) =>
    Promise.resolve(address.endsWith('damaged') ? { problem: 'damaged' } : { files: FILES }),
  ),
}));
jest.mock('../../../../src/languages/page/Preview', () => ({
  createPreview: () => ({ show, dispose: jest.fn() }),
}));

const FILES = { html: '<h1>Hers</h1>', css: '', js: '' };

beforeEach(() => {
  jest.clearAllMocks();
  progressStore.clear();
  window.history.replaceState(null, '', '/lesson');
  Object.assign(window, {
    ResizeObserver: class {
      observe() {}
      disconnect() {}
    },
  });
});

test('an app in the URL runs in the sandbox, and closing it leads to the lesson', async () => {
  window.history.replaceState(null, '', '/lesson#app=some');
  await renderWhole(<AppLinkGate title="Knots" />);
  const dialog = await screen.findByRole('dialog', { name: 'Knots' });
  expect(within(dialog).getByText(/Someone's version of “Knots”/)).toBeVisible();
  await act(() => Promise.resolve());
  expect(show).toHaveBeenLastCalledWith(FILES, 'light', undefined);
  expect(progressStore.getSnapshot().drafts.size).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  expect(window.location.hash).toBe('');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('a damaged link shows an error and leads to the lesson', async () => {
  window.history.replaceState(null, '', '/lesson#app=damaged');
  await renderWhole(<AppLinkGate title="Knots" />);
  expect(await screen.findByText(texts.linkDamaged)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Go to the lesson' }));
  expect(window.location.hash).toBe('');
});

test('other fragments open nothing', async () => {
  window.history.replaceState(null, '', '/lesson#top');
  await renderWhole(<AppLinkGate title="Knots" />);
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

test('an app that is too long for a link shows an error', async () => {
  jest.mocked(appLink).mockResolvedValue({ problem: 'tooLong' });
  await renderWhole(<CopyAppLink files={FILES} />);
  await userEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(screen.getByRole('status')).toHaveTextContent(/too long for a link/);
});

test('a link is copied', async () => {
  jest.mocked(appLink).mockResolvedValue({ link: 'https://school.example/#app=x' });
  const user = userEvent.setup();
  await renderWhole(<CopyAppLink files={FILES} />);
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toBe('https://school.example/#app=x');
  expect(screen.getByRole('status')).toHaveTextContent(/Link copied/);
});
