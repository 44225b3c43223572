/** @jest-environment jsdom */
import { errorPage } from '../../../src/build/documents/errorPage';

test('it shows the exact error and reloads automatically', () => {
  const message = 'Unexpected token in <Card title="a & b">\n  at line 3';
  const parsed = new DOMParser().parseFromString(errorPage(message), 'text/html');
  expect(parsed.querySelector('pre')?.textContent).toBe(message);
  expect(parsed.querySelector('h1')?.textContent).toBe("This page can't be built");
  expect(parsed.querySelector('meta[http-equiv="refresh"]')).not.toBeNull();
});
