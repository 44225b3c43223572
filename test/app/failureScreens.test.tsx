import { screen } from '@testing-library/react';
import { PageFailure, RootFailure } from '../../src/app/failureScreens';
import { renderAt } from '../support/renderAt';

const LOST = Object.assign(new Error('Loading chunk 7 failed. (https://x/7.js)'), {
  name: 'ChunkLoadError',
});
const BROKEN = new TypeError('undefined is not a function');

test.each([
  ['a page that did not load', PageFailure, LOST, "This page didn't load"],
  ['a page that threw', PageFailure, BROKEN, 'Something went wrong'],
  ['a shell that threw', RootFailure, BROKEN, 'Something went wrong'],
])(
  '%s: shows a message and two actions, without details of the error',
  (_name, Screen, error, heading) => {
    renderAt(<Screen error={error} />);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
    expect(screen.getByRole('alert')).not.toHaveTextContent(/chunk|https|function/);
  },
);

test('a replaced shell still has a main landmark', () => {
  renderAt(<RootFailure error={BROKEN} />);
  expect(screen.getByRole('main')).toContainElement(screen.getByRole('alert'));
});
