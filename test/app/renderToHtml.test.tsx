/** @jest-environment node */
import { Suspense, use, type ReactNode } from 'react';
import { renderToHtml } from '../../src/app/renderToHtml';

function Card(): ReactNode {
  throw new TypeError('no title\nin the course');
}

function Page({ children }: { children: ReactNode }) {
  return (
    <main>
      <Suspense fallback={<p>loading</p>}>{children}</Suspense>
    </main>
  );
}

test('an error below a boundary is told with the address, the component and the reason, in one line', async () => {
  await expect(
    renderToHtml(
      '/courses/one',
      <Page>
        <section>
          <Card />
        </section>
      </Page>,
    ),
  ).rejects.toThrow(/^\/courses\/one: <Card> did not render: no title in the course$/);
});

test('an error outside of every boundary is told, too', async () => {
  await expect(renderToHtml('/about', <Card />)).rejects.toThrow('/about: <Card> did not render');
});

test('what is waited for is in the HTML, however large, and no script comes with it', async () => {
  const text = new Promise<string>((resolve) => {
    setTimeout(resolve, 1, 'word '.repeat(5_000));
  });
  function Late() {
    return <p>{use(text)}</p>;
  }
  const html = await renderToHtml(
    '/',
    <Page>
      <Late />
    </Page>,
  );
  expect(html).toContain('word word');
  expect(html).not.toMatch(/loading|<script|<template|hidden/);
});
