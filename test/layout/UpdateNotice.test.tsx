import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdateNotice } from '../../src/layout/UpdateNotice';
import { isUpdatePostponed } from '../../src/offline/postponedUpdate';
import { updateStore } from '../../src/offline/updateStore';
import * as registration from '../../src/offline/registration';
import { renderAt } from '../support/renderAt';

jest.mock('../../src/offline/registration', () => ({ takeUpdate: jest.fn() }));

const message = () => screen.queryByText('A new version of this site is ready.');

async function announce() {
  act(() => updateStore.announce());
  await waitFor(() => expect(message()).toBeVisible());
}

test('shows a message in the live region once a new version is ready', async () => {
  renderAt(<UpdateNotice />);
  const [region] = screen.getAllByRole('status');
  expect(region).toBeEmptyDOMElement();
  await announce();
  expect(region).toContainElement(message());
  // Only the status region should announce the message, so the message itself must not be an alert.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Reload activates the new version', async () => {
  renderAt(<UpdateNotice />);
  await announce();
  expect(registration.takeUpdate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(registration.takeUpdate).toHaveBeenCalledTimes(1));
});

test('click-away does not dismiss the message, Later does', async () => {
  renderAt(
    <>
      <p>Elsewhere</p>
      <UpdateNotice />
    </>,
  );
  await announce();
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(message()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(message()).not.toBeInTheDocument());
  expect(isUpdatePostponed()).toBe(true);
});
