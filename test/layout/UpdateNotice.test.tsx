import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { UpdateNotice } from '../../src/layout/UpdateNotice';
import { updateStore } from '../../src/offline/updateStore';
import * as registration from '../../src/offline/registration';
import { renderAt } from '../support/renderAt';

jest.mock('../../src/offline/registration', () => ({ takeUpdate: jest.fn() }));

const words = () => screen.queryByText('A new version of this site is ready.');

async function announce() {
  act(() => updateStore.announce());
  await waitFor(() => expect(words()).toBeVisible());
}

test('nothing is said until a new version waits, then it is said in a live region', async () => {
  renderAt(<UpdateNotice />);
  const [region] = screen.getAllByRole('status');
  expect(region).toBeEmptyDOMElement();
  await announce();
  expect(region).toContainElement(words());
  // The region announces it once; a region within would do so again.
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});

test('Reload takes the new version', async () => {
  renderAt(<UpdateNotice />);
  await announce();
  expect(registration.takeUpdate).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Reload' }));
  await waitFor(() => expect(registration.takeUpdate).toHaveBeenCalledTimes(1));
});

test('a click beside it leaves it, Later puts it away', async () => {
  renderAt(
    <>
      <p>Elsewhere</p>
      <UpdateNotice />
    </>,
  );
  await announce();
  await userEvent.click(screen.getByText('Elsewhere'));
  expect(words()).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(words()).not.toBeInTheDocument());
});
