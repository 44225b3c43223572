import { screen } from '@testing-library/react';
import { PageFailure, RootFailure } from '../../src/app/failureScreens';
import { renderAt } from '../support/renderAt';

const LOST = Object.assign(new Error('Loading chunk 7 failed. (https://x/7.js)'), {
  name: 'ChunkLoadError',
});
const BROKEN = new TypeError('undefined is not a function');

test.each([
  ['a page that did not arrive', PageFailure, LOST, "This page didn't load"],
  ['a page that broke', PageFailure, BROKEN, 'Something went wrong'],
  ['a shell that broke', RootFailure, BROKEN, 'Something went wrong'],
])('%s: says so, with two ways on and nothing of the error', (_name, Screen, error, heading) => {
  renderAt(<Screen error={error} />);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(screen.getByRole('alert')).not.toHaveTextContent(/chunk|https|function/);
});

test('in place of the shell there is still a main landmark', () => {
  renderAt(<RootFailure error={BROKEN} />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
});
